import { readFileSync } from 'node:fs';
import { say, t, templateOf, type Key } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import { plainly, type NamedSide } from '../i18n/tongue.js';
import type { Transcript } from '../match/transcript-form.js';
import { presenterOf } from '../present/registry.js';
import { rulesetOf } from '../games/index.js';
import { sceneOf } from '../render/index.js';
import { Drawings } from './drawing.js';
import { bytesOf, NO_LIMITS, type Limits } from './limits.js';
import { stepsWithin } from './steps-within.js';
import { html, jsonInScript, lineHtml, trusted, type Html } from './html.js';
import { logSection, proofSection, statisticsSection } from './sections.js';
import { stepsOf, type Step } from './steps.js';

/** The files of the page, beside this one; they are put into it whole, so that it stands alone. */
const file = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** The scripts in the order in which each needs those before it. In the page they are one, and import nothing. */
const SCRIPTS = ['draw.js', 'proof.js', 'replay.js'];

const script = (): string =>
  SCRIPTS.map((name) =>
    file(name)
      .replace(/^import .*;\n/gmu, '')
      .replace(/^export /gmu, ''),
  ).join('\n');

/** Sentences that the script fills itself, by their name in it. */
const WORDS = {
  position: 'replay.position',
  play: 'replay.play',
  pause: 'replay.pause',
  checked: 'replay.checked',
  differs: 'replay.differs',
  seedDiffers: 'replay.seed-differs',
  cannot: 'replay.cannot',
  noPicture: 'replay.no-picture',
} as const satisfies Readonly<Record<string, Key>>;

/**
 * The whole match as one page of HTML that needs nothing else, from a file too: to step through with its pictures, its reports,
 * its dice; its figures; and the proof of its dice. `title` is what was played. Where the limits leave no room for all pictures
 * the newest are drawn, and the page says so. Throws where the transcript makes no match, or its words alone are too many.
 */
export function replayPage(
  transcript: Transcript,
  title: string,
  sides: readonly NamedSide[] = [],
  limits: Limits = NO_LIMITS,
): string {
  const { locale, ruleset } = transcript;
  const presenter = presenterOf(ruleset, sides);
  const tongue = presenter.tongue(locale);
  const { steps, last, told, rolls } = stepsOf(transcript, rulesetOf(ruleset), presenter);
  const outcome = last?.outcome
    ? presenter.outcome(last.outcome, last, locale).split('\n').map(lineHtml)
    : html`<p>${t(locale, 'replay.running')}</p>`;
  const statistics = last ? statisticsSection(presenter.tally(told, last, locale), rolls, tongue) : '';
  const words = html`${logSection(steps, locale)} ${statistics} ${proofSection(transcript, tongue)}`;
  const { data, without } = dataOf(transcript, steps, { ...limits, bytes: limits.bytes - bytesOf(words.html) - REST });
  const left = without === 0 ? '' : html`<p class="small">${t(locale, 'replay.left-out', { steps: without })}</p>`;
  return wholePage({ locale, title, head: html`${outcome} ${left}`, words, data }, limits);
}

/** A page of steps: its title, what stands below it, the words of all steps, and what the script draws and checks, as JSON. */
export interface PageParts {
  readonly locale: Locale;
  readonly title: string;
  readonly head: Html;
  readonly words: Html;
  readonly data: string;
}

/** The page, which needs nothing else. Throws where it is larger than it may be. */
export function wholePage({ locale, title, head, words, data }: PageParts, limits: Limits): string {
  const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>${title}</title>
        <style>
          ${trusted(file('replay.css'))}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${head}
        </header>
        ${stage(locale)}
        <noscript><p>${t(locale, 'replay.noscript')}</p></noscript>
        <main>${words}</main>
        <script type="application/json" id="match">
          ${jsonInScript(data)}
        </script>
        <script type="module">
          ${trusted(script())};
        </script>
      </body>
    </html> `.html;
  if (bytesOf(page) > limits.bytes) throw new Error(`the page has ${bytesOf(page)} bytes, more than ${limits.bytes}`);
  return page;
}

/** Where the steps are shown one by one; the script brings it to life. */
function stage(locale: Locale): Html {
  const button = (id: string, sign: string, key: Key): Html =>
    html`<button type="button" id="${id}" aria-label="${t1(locale, key)}" title="${t1(locale, key)}">${sign}</button>`;
  return html`<section id="stage" hidden aria-label="${t(locale, 'replay.steps')}">
    <div id="map"></div>
    <article id="told" aria-live="polite"></article>
    <div id="sheets" aria-label="${t(locale, 'replay.sheets')}"></div>
    <nav>
      <div class="buttons">
        ${button('first', '«', 'replay.first')} ${button('previous', '‹', 'replay.previous')}
        ${button('play', '▶', 'replay.play')} ${button('next', '›', 'replay.next')}
        ${button('last', '»', 'replay.last')}
      </div>
      <input id="slider" type="range" min="0" value="0" aria-label="${t(locale, 'replay.steps')}" />
      <p><output id="position"></output></p>
      <select id="chapters" aria-label="${t(locale, 'replay.chapters')}"></select>
    </nav>
    <p class="small keys">${t(locale, 'replay.keys')}</p>
  </section>`;
}

/** A sentence without parameters. */
const t1 = (locale: Locale, key: Key): string => say(plainly(locale), key, {});

/** The sentences of the script in a language. */
export const scriptWords = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(WORDS).map(([name, key]) => [name, templateOf(locale, key)]));

/** What the page takes beside its words, its pictures and its proof: scripts, style and what is written around them; in bytes. */
const REST = 40 * 1024;

/**
 * What the script draws and checks: the drawings, which of them each step shows, the rolls with what they hang on. Pictures are
 * drawn from the last step back while the limits allow it; `without` says how many of the first steps have none.
 */
function dataOf(
  { locale, ruleset, seed, salts, commitment, eras = [], events }: Transcript,
  steps: readonly Step[],
  limits: Limits,
): { readonly data: string; readonly without: number } {
  const rolls = events.flatMap(({ event }) => (event.type === 'Rolled' ? [event.roll] : []));
  const words = scriptWords(locale);
  const proof = { seed, salts, commitment, eras, rolls: rolls.map(({ index, sides, faces }) => [index, sides, faces]) };
  const drawings = new Drawings(ruleset);
  const spent = bytesOf(JSON.stringify({ words, proof }));
  const { told, without } = stepsWithin(limits, spent, steps, drawings, ({ alt, map, sheets }) => ({
    map: [drawings.add(sceneOf(map)), alt],
    sheets: sheets.map((sheet) => [drawings.add(sceneOf(sheet.picture)), sheet.alt]),
  }));
  return {
    data: `{"words":${JSON.stringify(words)},"steps":[${told}],"proof":${JSON.stringify(proof)},"drawing":${drawings.json()}}`,
    without,
  };
}
