import { pictureOf } from './draw.js';
import { checkDice } from './proof.js';

/** Steps through the match: shows the pictures of a step and the words that stand in the list of all steps. */

/** @typedef {readonly [scene: number, alt: string]} Shown */
/** @typedef {{ readonly heading: string, readonly map: Shown | 'left-out' | null, readonly sheets: readonly Shown[] }} Step */
/** @typedef {{ readonly words: { readonly [name: string]: string }, readonly steps: readonly Step[], readonly proof: import('./proof.js').Proof, readonly drawing: import('./draw.js').Drawing }} Match */

/** How long a step stands when the match plays by itself, in milliseconds. */
const PACE = 1600;
/** A finger that went so far sideways, and more than up or down, has swiped; in pixels. */
const SWIPE = 40;

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element;
}

/** @type {Match} */
const match = JSON.parse(byId('match').textContent ?? '');
const { steps, drawing, proof } = match;

const slider = /** @type {HTMLInputElement} */ (byId('slider'));
const chapters = /** @type {HTMLSelectElement} */ (byId('chapters'));
const playing = byId('play');
let at = 0;
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

/**
 * A sentence with its figures.
 * @param {string} name
 * @param {{ readonly [param: string]: string | number }} [params]
 */
const say = (name, params = {}) =>
  (match.words[name] ?? '').replace(/\{(\w+)\}/g, (whole, param) => String(params[param] ?? whole));

/**
 * Shows a step.
 * @param {number} wanted
 */
function show(wanted) {
  at = Math.min(steps.length - 1, Math.max(0, wanted));
  const step = steps[at];
  if (!step) return;
  byId('map').replaceChildren(
    step.map === 'left-out' ? say('noPicture') : step.map ? pictureOf(drawing, ...step.map) : '',
  );
  byId('sheets').replaceChildren(...step.sheets.map(([scene, alt]) => pictureOf(drawing, scene, alt)));
  const heading = document.createElement('h2');
  heading.textContent = step.heading;
  const words = document.querySelector(`#step-${at + 1} .told`)?.cloneNode(true) ?? '';
  byId('told').replaceChildren(heading, words);
  byId('position').textContent = say('position', { n: at + 1, of: steps.length });
  slider.value = String(at);
  const chapter = [...chapters.options].findLast(({ value }) => Number(value) <= at);
  if (chapter) chapters.value = chapter.value;
  for (const item of document.querySelectorAll('#log [aria-current]')) item.removeAttribute('aria-current');
  document.querySelector(`#log [data-step="${at}"]`)?.setAttribute('aria-current', 'step');
  for (const [id, off] of /** @type {const} */ ([
    ['first', at === 0],
    ['previous', at === 0],
    ['next', at === steps.length - 1],
    ['last', at === steps.length - 1],
  ]))
    byId(id).toggleAttribute('disabled', off);
  if (at === steps.length - 1) stop();
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  label('play', '▶');
}

function play() {
  if (timer !== undefined) return stop();
  if (at === steps.length - 1) show(0);
  timer = setInterval(() => show(at + 1), PACE);
  label('pause', '⏸');
}

/**
 * What the button that plays does next.
 * @param {string} word
 * @param {string} sign
 */
function label(word, sign) {
  playing.textContent = sign;
  playing.setAttribute('aria-label', say(word));
  playing.title = say(word);
}

/** Where each key and button leads. */
const WAYS = {
  first: () => show(0),
  previous: () => show(at - 1),
  next: () => show(at + 1),
  last: () => show(steps.length - 1),
  play,
};
/** @type {{ readonly [key: string]: keyof typeof WAYS }} */
const KEYS = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last', ' ': 'play' };

/** @param {keyof typeof WAYS} way */
function go(way) {
  if (way !== 'play') stop();
  WAYS[way]();
}

for (const way of /** @type {const} */ (['first', 'previous', 'next', 'last', 'play']))
  byId(way).addEventListener('click', () => go(way));

document.addEventListener('keydown', (event) => {
  const way = KEYS[event.key];
  const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  const pressed =
    event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, summary, a');
  if (!way || inField || pressed || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(way);
});

/** @type {Touch | undefined} */
let touched;
byId('map').addEventListener('touchstart', ({ touches }) => (touched = touches.length === 1 ? touches[0] : undefined), {
  passive: true,
});
byId('map').addEventListener('touchend', ({ changedTouches: [lifted] }) => {
  if (!touched || !lifted) return;
  const [dx, dy] = [lifted.clientX - touched.clientX, lifted.clientY - touched.clientY];
  // Whoever has enlarged the page moves it about.
  const enlarged = (window.visualViewport?.scale ?? 1) > 1.05;
  if (!enlarged && Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) go(dx < 0 ? 'next' : 'previous');
});

slider.addEventListener('input', () => {
  stop();
  show(Number(slider.value));
});
chapters.addEventListener('change', () => {
  stop();
  show(Number(chapters.value));
});
for (const link of document.querySelectorAll('#log [data-step]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    stop();
    show(Number(link.getAttribute('data-step')));
    byId('stage').scrollIntoView();
  });
}

const check = byId('check');
const result = byId('checked');
check.addEventListener('click', () => {
  const { seed } = proof;
  if (seed === null) return;
  check.toggleAttribute('disabled', true);
  void checkDice({ ...proof, seed })
    .then((checked) => {
      switch (checked.kind) {
        case 'right':
          return say('checked', { n: checked.dice });
        case 'seed':
          return say('seedDiffers');
        case 'face':
          return say('differs', { i: checked.index, expected: checked.expected, found: checked.found });
      }
    })
    .catch(() => say('cannot'))
    .then((words) => {
      result.textContent = words;
      check.toggleAttribute('disabled', false);
    });
});

if (steps.length > 0) {
  slider.max = String(steps.length - 1);
  steps.forEach(({ heading }, i) => {
    if (heading === steps[i - 1]?.heading) return;
    chapters.append(new Option(heading, String(i)));
  });
  byId('stage').hidden = false;
  show(0);
}
check.hidden = proof.seed === null || proof.rolls.length === 0;
