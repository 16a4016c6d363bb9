import './styles/all.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prepare } from './art/sprite'
import { settings, themeOf } from './settings.svelte'
import { preferredLanguage, speak } from './words/words.svelte'
import { given } from './sure'

prepare()
document.documentElement.dataset.theme = themeOf(settings.theme)
void speak(settings.language ?? preferredLanguage()).then(() => {
  mount(App, { target: given(document.getElementById('app')) })
})
