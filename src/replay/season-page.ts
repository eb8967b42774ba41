import { numberOf } from '../i18n/format.js';
import { t } from '../i18n/index.js';
import { seasonStory, type SeasonBattle, type SeasonSource, type SeasonStory } from '../present/campaign/season.js';
import { sceneOf } from '../render/index.js';
import { Drawings } from './drawing.js';
import { html, lineHtml, type Html } from './html.js';
import { bytesOf, leavesOut, NO_LIMITS, type Limits } from './limits.js';
import { scriptWords, wholePage } from './page.js';
import { logSection, table } from './sections.js';

/** A whole season as one page: to step through with its map and its curve, its battles, its ledger. */

/** What the page takes beside its words and pictures, in bytes. */
const REST = 40 * 1024;

/**
 * The page of a season, as everybody was told it; it needs nothing else. Where the limits leave no room for all pictures the
 * newest are drawn, and the page says so. Throws where the events make no campaign, or its words alone are too many.
 */
export function seasonPage(source: SeasonSource, limits: Limits = NO_LIMITS): string {
  const story = seasonStory(source);
  const { locale, title, turn, steps } = story;
  const log = logSection(
    steps.map((step) => ({ ...step, why: [], dice: [], withdrawn: false })),
    locale,
  );
  const words = html`${battlesSection(story)} ${ledgerSection(story)} ${log} ${proofSection(source)}`;
  const { data, without } = dataOf(story, { ...limits, bytes: limits.bytes - bytesOf(words.html) - REST });
  const head = [
    html`<p>${t(locale, source.seed === null ? 'season.running' : 'season.over', { turn })}</p>`,
    ...(without === 0 ? [] : [html`<p class="small">${t(locale, 'replay.left-out', { steps: without })}</p>`]),
  ];
  return wholePage({ locale, title, head: html`${head}`, words, data }, limits);
}

/** The battles, each with a place of its own that the ledger leads to. */
function battlesSection({ battles, locale }: SeasonStory): Html {
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
    <h2>${t(locale, 'season.battles')}</h2>
    <ol>
      ${items}
    </ol>
  </section>`;
}

/** What each faction gained and lost; each line leads to the battle behind it. */
function ledgerSection({ accounts, battles, locale }: SeasonStory): Html {
  const known = new Set(battles.map(({ id }: SeasonBattle) => id));
  const all = accounts.map(({ faction, entries }) => {
    const rows = entries.map(({ turn, amount, currency, why, battle }) => [
      numberOf(locale, turn),
      amount > 0 ? `+${amount}` : `−${-amount}`,
      currency,
      why,
      battle !== null && known.has(battle) ? html`<a href="#battle-${battle}">${battle}</a>` : (battle ?? ''),
    ]);
    const head = (['turn', 'amount', 'currency', 'why', 'battle'] as const).map((one) => t(locale, `season.${one}`));
    return html`<details>
      <summary>${faction}</summary>
      ${table(head, rows)}
    </details>`;
  });
  return html`<section id="ledger">
    <h2>${t(locale, 'season.ledger')}</h2>
    ${all}
  </section>`;
}

/** The fingerprint of the dice, and their seed once it may be shown; the script wants its button, which stays hidden. */
function proofSection({ locale, commitment, seed }: SeasonSource): Html {
  return html`<section id="proof">
    <h2>${t(locale, 'replay.proof')}</h2>
    <dl>
      <dt>${t(locale, 'replay.commitment')}</dt>
      <dd><code>${commitment}</code></dd>
      <dt>${t(locale, 'replay.seed')}</dt>
      <dd>${seed === null ? t(locale, 'season.secret') : html`<code>${seed}</code>`}</dd>
    </dl>
    <p><button type="button" id="check" hidden></button> <output id="checked"></output></p>
  </section>`;
}

/** The pictures of the steps, drawn from the last back while the limits allow it; `without`: how many have none. */
function dataOf({ locale, steps }: SeasonStory, limits: Limits): { readonly data: string; readonly without: number } {
  const words = JSON.stringify(scriptWords(locale));
  // Dice of a campaign are those of hidden cards: there are none to show.
  const proof = JSON.stringify({ seed: null, salts: [], commitment: '', eras: [], rolls: [] });
  const bare = steps.map(({ heading }) => JSON.stringify({ heading, map: null, sheets: [] }));
  const drawings = new Drawings(null);
  const shown: string[] = [];
  let taken = bytesOf(bare.join(',')) + bytesOf(words);
  for (const { heading, map, curve } of steps.toReversed()) {
    if (leavesOut(limits, taken + drawings.bytes)) break;
    const step = JSON.stringify({
      heading,
      map: [drawings.add(sceneOf(map.picture)), map.alt],
      sheets: [[drawings.add(sceneOf(curve.picture)), curve.alt]],
    });
    taken += bytesOf(step);
    shown.unshift(step);
  }
  const without = steps.length - shown.length;
  const told = [...bare.slice(0, without), ...shown].join(',');
  return {
    data: `{"words":${words},"steps":[${told}],"proof":${proof},"drawing":${drawings.json()}}`,
    without,
  };
}
