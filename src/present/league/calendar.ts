import { t } from '../../i18n/index.js';
import { quoted } from '../../i18n/of-people.js';
import { isMeeting, isOn, isOpen, stageIn, type Pairing } from '../../rules/league/state.js';
import type { Message } from '../message.js';
import { fit } from '../posts/fit.js';
import { text } from '../text.js';
import { instantWords, nameIn, type League } from './posts.js';

/** The calendar of a league in its channel: what is due, the soonest first, in every reader's own time (LGE-20). */

const MOST = 3_000;

/** All that is to be played with its dates; before, when it begins. */
export function calendarMessage({ state, locale, title, moved }: League): Message {
  const { setup, status } = state;
  const head = `### ${t(locale, 'league.calendar', { title: quoted(title) })}`;
  if (status === 'sign-up' && setup.begins !== null)
    return text(`${head}\n${t(locale, 'league.calendar.begins', { due: both(setup.begins) })}`);
  const open = moved ? [] : state.pairings.filter((one) => isOpen(one) && isMeeting(one));
  const rounds = [...new Set(open.map(roundOf))].map((round) => open.filter((one) => roundOf(one) === round));
  const lines = rounds.toSorted((a, b) => dueOf(a) - dueOf(b)).flatMap(roundLines);
  return text(fit([head, ...(lines.length === 0 ? [t(locale, 'league.calendar.none')] : lines)], MOST, locale));

  function roundLines(pairings: readonly Pairing[]): readonly string[] {
    const [any] = pairings;
    if (!any) return [];
    const { stage, division, round } = any;
    const name = t(locale, `league.format.${stageIn(state, stage).format.kind}`);
    const format =
      stageIn(state, stage).divisions === 1
        ? name
        : t(locale, 'league.post.in-division', { format: name, division: division + 1 });
    return [
      t(locale, 'league.calendar.round', { due: both(dueOf(pairings)), format, round: round + 1 }),
      ...pairings.map((one) => `  - ${pairingLine(one)}`),
    ];
  }

  function pairingLine(one: Pairing): string {
    const { id, sides } = one;
    const names = { id, first: nameIn(state, sides[0]), second: nameIn(state, sides[1]) };
    return t(locale, isOn(state, one) ? 'league.calendar.on' : 'league.calendar.open', names);
  }
}

/** Those that are due together stand together. */
const roundOf = ({ stage, division, round, due }: Pairing): string => [stage, division, round, due].join();

const dueOf = (pairings: readonly Pairing[]): number => pairings[0]?.due ?? 0;

/** A date, and how far off it is. */
const both = (at: number): string => `${instantWords(at)} (<t:${Math.round(at / 1000)}:R>)`;
