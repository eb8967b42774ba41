import { t } from '../i18n/index.js';
import { seasonStory } from '../present/campaign/season.js';
import { leagueStory } from '../present/league/season.js';
import type { SeasonStory } from '../present/season-story.js';
import type { StorySource } from '../present/story-source.js';
import { sceneOf } from '../render/index.js';
import { Drawings } from './drawing.js';
import { html, lineHtml, type Html } from './html.js';
import { bytesOf, NO_LIMITS, type Limits } from './limits.js';
import { stepsWithin } from './steps-within.js';
import { scriptWords, wholePage } from './page.js';
import { logSection, table } from './sections.js';

/** A whole campaign or league as one page: to step through with its pictures, its battles, its accounts. */

/** What the page takes beside its words and pictures, in bytes. */
const REST = 40 * 1024;

/**
 * The page of a season, as everybody was told it; it needs nothing else. Where the limits leave no room for all pictures the
 * newest are drawn, and the page says so. Throws where the events make no season, or its words alone are too many.
 */
export function seasonPage(source: StorySource, limits: Limits = NO_LIMITS): string {
  const story = 'atlas' in source ? seasonStory(source) : leagueStory(source);
  const { locale, title, stands, steps } = story;
  const log = logSection(
    steps.map((step) => ({ ...step, why: [], dice: [], withdrawn: false })),
    locale,
  );
  const words = html`${battlesSection(story)} ${ledgerSection(story)} ${log} ${proofSection(source)}`;
  const { data, without } = dataOf(story, proofOf(source), {
    ...limits,
    bytes: limits.bytes - bytesOf(words.html) - REST,
  });
  const head = [
    html`<p>${stands}</p>`,
    ...(without === 0 ? [] : [html`<p class="small">${t(locale, 'replay.left-out', { steps: without })}</p>`]),
  ];
  return wholePage({ locale, title, head: html`${head}`, words, data }, limits);
}

/** The battles, each with a place of its own that the ledger leads to. */
function battlesSection({ battles, words, locale }: SeasonStory): Html {
  const items = battles.map(({ id, told, ended, step, link }) => {
    const ways = [
      ...(step === null
        ? []
        : [html`<a href="#step-${step + 1}">${t(locale, 'season.step', { step: step + 1 })}</a> `]),
      ...(link === null ? [] : [html`<a href="${link}">${t(locale, 'season.match')}</a>`]),
    ];
    return html`<li id="battle-${id}">${lineHtml(told)} ${ended === null ? '' : lineHtml(ended)} ${ways}</li>`;
  });
  return html`<section id="battles">
    <h2>${words.battles}</h2>
    <ol>
      ${items}
    </ol>
  </section>`;
}

/** What each faction or entrant gained and lost; each line leads to the battle behind it. */
function ledgerSection({ accounts, battles, words }: SeasonStory): Html {
  const known = new Set(battles.map(({ id }) => id));
  const all = accounts.map(({ name, entries }) => {
    const rows = entries.map(({ cells, battle }) => [
      ...cells,
      battle !== null && known.has(battle) ? html`<a href="#battle-${battle}">${battle}</a>` : (battle ?? ''),
    ]);
    return html`<details>
      <summary>${name}</summary>
      ${table(words.columns, rows)}
    </details>`;
  });
  return html`<section id="ledger">
    <h2>${words.ledger}</h2>
    ${all}
  </section>`;
}

/** What the page derives again in its reader's browser: the open dice of a campaign, turn by turn. Those of hidden cards are not told. */
function proofOf(source: StorySource): object {
  const [first, ...later] = 'atlas' in source ? (source.eras ?? []) : [];
  const rolls: (readonly [index: number, sides: number, faces: readonly number[]])[] = [];
  const since: number[] = [];
  for (const event of 'atlas' in source && first ? source.events : []) {
    if (event.type === 'TurnEnded') since.push(rolls.reduce((sum, [, , faces]) => sum + faces.length, 0));
    if (event.type !== 'CardCast' && event.type !== 'DefianceArose') continue;
    rolls.push([event.roll.index, event.roll.sides, event.roll.faces]);
  }
  return {
    seed: first?.seed ?? null,
    salts: [],
    commitment: first?.commitment ?? '',
    eras: later.map(({ commitment, salt, seed }, i) => ({
      commitment,
      salt,
      seed,
      since: since[i] ?? Number.MAX_SAFE_INTEGER,
    })),
    rolls,
  };
}

/** The fingerprint of the dice, and their seed once it may be shown; the script wants its button, which stays hidden. */
function proofSection(source: StorySource): Html {
  const { locale, commitment, seed } = source;
  const eras = 'atlas' in source ? (source.eras ?? []) : [];
  const code = (secret: string | null) =>
    secret === null ? t(locale, 'season.turn-secret') : html`<code>${secret}</code>`;
  return html`<section id="proof">
    <h2>${t(locale, 'replay.proof')}</h2>
    <dl>
      <dt>${t(locale, 'replay.commitment')}</dt>
      <dd><code>${commitment}</code></dd>
      <dt>${t(locale, 'replay.seed')}</dt>
      <dd>${seed === null ? t(locale, 'season.secret') : html`<code>${seed}</code>`}</dd>
      ${eras.map(
        (era, i) =>
          html`<dt>${t(locale, 'season.dice', { turn: i + 1 })}</dt>
            <dd>
              <ul>
                <li>${t(locale, 'replay.commitment')}: <code>${era.commitment}</code></li>
                <li>${t(locale, 'replay.seed')}: ${code(era.seed)}</li>
                ${era.salt === null ? '' : html`<li>${t(locale, 'replay.salts')}: <code>${era.salt}</code></li>`}
              </ul>
            </dd>`,
      )}
    </dl>
    <p><button type="button" id="check" hidden>${t(locale, 'replay.check')}</button> <output id="checked"></output></p>
  </section>`;
}

/** The pictures of the steps, drawn from the last back while the limits allow it; `without`: how many have none. */
function dataOf(
  { locale, steps }: SeasonStory,
  checked: object,
  limits: Limits,
): { readonly data: string; readonly without: number } {
  const words = JSON.stringify(scriptWords(locale));
  const proof = JSON.stringify(checked);
  const drawings = new Drawings(null);
  const { told, without } = stepsWithin(limits, bytesOf(words) + bytesOf(proof), steps, drawings, ({ pictures }) => {
    const [map = null, ...sheets] = pictures.map(({ picture, alt }) => [drawings.add(sceneOf(picture)), alt] as const);
    return { map, sheets };
  });
  return {
    data: `{"words":${words},"steps":[${told}],"proof":${proof},"drawing":${drawings.json()}}`,
    without,
  };
}
