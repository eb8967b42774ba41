import { numberOf, percentOf } from '../i18n/format.js';
import { nameOf, t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Transcript } from '../match/transcript-form.js';
import { diceStatistics, type Expected, type FaceCount } from '../match/statistics.js';
import type { Tally } from '../present/contract.js';
import type { Roll } from '../rules/kernel/dice.js';
import { html, lineHtml, type Html } from './html.js';
import type { Step } from './steps.js';

/** The parts of the page that are words: every step, the figures, the proof of the dice. They can be read without the script. */

/** Every step with its lines, its dice and the terms behind them, under the headings of their chapters. */
export function logSection(
  steps: readonly Pick<Step, 'heading' | 'lines' | 'why' | 'dice' | 'withdrawn'>[],
  locale: Locale,
): Html {
  const items = steps.map(
    (step, i) =>
      html`<li id="step-${i + 1}" class="${step.withdrawn ? 'withdrawn' : 'counts'}">
        ${step.heading === steps[i - 1]?.heading ? '' : html`<h3>${step.heading}</h3>`}
        <a class="jump" href="#step-${i + 1}" data-step="${i}">${numberOf(locale, i + 1)}</a>
        <div class="told">
          ${step.withdrawn ? html`<p class="small">${t(locale, 'replay.withdrawn')}</p>` : ''}
          ${step.lines.map(lineHtml)} ${diceHtml(step.dice, locale)}
          ${
            step.why.length === 0
              ? ''
              : html`<details>
                  <summary>${t(locale, 'replay.why')}</summary>
                  ${step.why.map(lineHtml)}
                </details>`
          }
        </div>
      </li>`,
  );
  return html`<section id="log">
    <h2>${t(locale, 'replay.log')}</h2>
    <ol>
      ${items}
    </ol>
  </section>`;
}

function diceHtml(rolls: readonly Roll[], locale: Locale): Html | string {
  if (rolls.length === 0) return '';
  const dice = rolls.map(
    ({ faces, sides }) =>
      html`<span class="roll">${faces.map((face) => html`<b class="die d${sides}">${String(face)}</b>`)}</span>`,
  );
  return html`<p class="dice"><span>${t(locale, 'replay.dice')}</span> ${dice}</p>`;
}

/** What the seats achieved, and what the dice showed, against what was to be expected. */
export function statisticsSection(tally: Tally, rolls: readonly Roll[], tongue: Tongue): Html {
  const { locale } = tongue;
  const { sums, faces } = diceStatistics(rolls);
  const number = (n: number): string => numberOf(locale, Math.round(n * 100) / 100);
  const range = ({ mean, low, high }: Expected): string =>
    t(locale, 'replay.range', { mean: number(mean), low: number(low), high: number(high) });
  // A column for each seat: there are few of them, and the table fits a phone.
  const seats = table(
    ['', ...tally.rows.map(({ seat }) => nameOf(tongue, 'seat', seat))],
    tally.columns.map((column, i) => [column, ...tally.rows.map(({ cells }) => cells[i] ?? '')]),
  );
  const averages = table(
    [
      t(locale, 'replay.roll-kind'),
      t(locale, 'replay.rolls'),
      t(locale, 'replay.average'),
      t(locale, 'replay.expected'),
    ],
    sums.map(({ count, sides, rolls: some, mean, expected }) => [
      `${count}d${sides}`,
      number(some),
      number(mean),
      range(expected),
    ]),
  );
  return html`<section id="statistics">
    <h2>${t(locale, 'replay.statistics')}</h2>
    ${tally.rows.length > 0 ? seats : ''}
    ${
      sums.length > 0
        ? html`<h3>${t(locale, 'replay.sums')}</h3>
            ${averages}`
        : ''
    }
    ${faces.map((one) => facesHtml(one, locale))}
    <p class="small">${t(locale, 'replay.range-note')}</p>
  </section>`;
}

function facesHtml({ sides, dice, counts, p }: FaceCount, locale: Locale): Html {
  const most = Math.max(1, ...counts);
  const bars = counts.map(
    (count, i) =>
      html`<tr>
        <th scope="row">${numberOf(locale, i + 1)}</th>
        <td>${numberOf(locale, count)}</td>
        <td class="bar"><i style="width:${Math.round((100 * count) / most)}%"></i></td>
      </tr>`,
  );
  const times = numberOf(locale, Math.round((10 * dice) / sides) / 10);
  const strays = p === null ? t(locale, 'replay.too-few') : t(locale, 'replay.strays', { p: percentOf(locale, p, 1) });
  return html`<h3>${t(locale, 'replay.faces')} (d${sides})</h3>
    <table class="faces">
      <thead>
        <tr>
          <th scope="col">${t(locale, 'replay.face')}</th>
          <th scope="col">${t(locale, 'replay.times')}</th>
          <th></th>
        </tr>
      </thead>
      <tbody>
        ${bars}
      </tbody>
    </table>
    <p class="small">${t(locale, 'replay.each', { times })} ${strays}</p>`;
}

export function table(head: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  const cells = (row: readonly (string | Html)[]): readonly Html[] =>
    row.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`));
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${cells(row)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** How the dice can be proved: the fingerprint, the seed, the salts, how faces follow from them, and a button that does it. */
export function proofSection(
  { commitment, seed, salts, saltedBy, eras = [], hash, publicKey }: Transcript,
  tongue: Tongue,
): Html {
  const { locale } = tongue;
  const fact = (name: string, value: Html | string): Html =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  const code = (text: string): Html => html`<code>${text}</code>`;
  const owner = (i: number): Html | string => {
    const by = saltedBy?.[i];
    return by ? html` · ${nameOf(tongue, 'seat', by.seat)} · ${code(by.player)}` : '';
  };
  return html`<section id="proof">
    <h2>${t(locale, 'replay.proof')}</h2>
    <dl>
      ${fact(t(locale, 'replay.commitment'), code(commitment))}
      ${fact(t(locale, 'replay.seed'), seed === null ? t(locale, 'replay.secret') : code(seed))}
      ${fact(
        t(locale, 'replay.salts'),
        salts.length === 0
          ? t(locale, 'replay.none')
          : html`<ol>
              ${salts.map((salt, i) => html`<li>${code(salt)}${owner(i)}</li>`)}
            </ol>`,
      )}
      ${eras.map((era) =>
        fact(
          t(locale, 'replay.era', { since: era.since + 1 }),
          html`<ul>
            <li>${t(locale, 'replay.commitment')}: ${code(era.commitment)}</li>
            <li>${t(locale, 'replay.seed')}: ${era.seed === null ? t(locale, 'replay.secret') : code(era.seed)}</li>
            <li>${t(locale, 'replay.salts')}: ${code(era.salt)}</li>
          </ul>`,
        ),
      )}
      ${fact(t(locale, 'replay.hash'), code(hash))}
      ${fact(t(locale, 'replay.key'), publicKey === '' ? t(locale, 'replay.none') : code(publicKey))}
    </dl>
    ${lineHtml(`-# ${t(locale, 'replay.proof-how')}`)}
    <p><button type="button" id="check" hidden>${t(locale, 'replay.check')}</button> <output id="checked"></output></p>
  </section>`;
}
