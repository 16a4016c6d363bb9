import './styles/all.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prepare } from './art/sprite'
import { bringsHouse } from './origin'
import { playsHere } from './place'
import { follow, settings, themeOf } from './settings.svelte'
import { preferredLanguage, speak } from './words/words.svelte'
import { given } from './sure'

prepare()
document.documentElement.dataset.theme = themeOf(settings.theme)
/** Pages that bring a house along open it, unless the reader is at another. */
async function openOwnHouse(): Promise<void> {
  const folder = bringsHouse()
  if (folder && playsHere()) (await import('./here')).openHere(folder)
}
const speakAsKept = () => speak(settings.language ?? preferredLanguage())
follow(() => void speakAsKept())
void Promise.all([speakAsKept(), openOwnHouse()]).then(() => {
  mount(App, { target: given(document.getElementById('app')) })
})
