import './styles/all.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prepare } from './art/sprite'
import { follow, settings, themeOf } from './settings.svelte'
import { preferredLanguage, speak } from './words/words.svelte'
import { given } from './sure'

prepare()
document.documentElement.dataset.theme = themeOf(settings.theme)
const speakAsKept = () => speak(settings.language ?? preferredLanguage())
follow(() => void speakAsKept())
void speakAsKept().then(() => {
  mount(App, { target: given(document.getElementById('app')) })
})
