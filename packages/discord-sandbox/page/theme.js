/** Light or dark, as the device wants it or as the player chose. Loaded first, so that the page never flashes. */
import { recall, remember } from './memory.js';

/** @typedef {'auto' | 'light' | 'dark'} Colours */

/** @returns {Colours} */
export function chosenColours() {
  const kept = recall('colours');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** @param {Colours} colours */
export function setColours(colours) {
  remember('colours', colours);
  document.documentElement.dataset['colours'] = colours;
}

document.documentElement.dataset['colours'] = chosenColours();
