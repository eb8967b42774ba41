import { refuse, type Refusal } from '../kernel/refusal.js';
import type { EntrantCommand, OfficialCommand } from './commands.js';
import { begin } from './drawing.js';
import type { EntrantId } from './ids.js';
import { cannotPlay } from './mates.js';
import type { Page } from './page.js';
import { byRule, decideOn, meeting, onWord, ownOpen } from './results.js';
import { extensionOf, HOUR, type Setup } from './setup.js';
import { isMeeting, isOn, isOpen, type Pairing, type Result, type State } from './state.js';

/** Time: reminders, more time, and what becomes of a pairing whose time is up (LGE-15 … LGE-17). */

type Of<Type extends (EntrantCommand | OfficialCommand)['type']> = Extract<
  EntrantCommand | OfficialCommand,
  { type: Type }
>;

/** The hours before it is due at which something is said of a pairing; 0: its time is up, and it waits for an official or its match. */
const marksOf = ({ remind }: Setup): readonly number[] => [...remind, 0];

/** Marks of a pairing that are still to come, each with its instant. */
const marksLeft = (setup: Setup, { due, reminded }: Pairing): readonly { hours: number; at: number }[] =>
  marksOf(setup)
    .filter((hours) => !reminded.some((last) => last <= hours))
    .map((hours) => ({ hours, at: due - hours * HOUR }));

/** When time next brings something about, in UTC milliseconds; `null`: it does not. */
export function nextDue({ status, setup, pairings }: State): number | null {
  if (status === 'sign-up') return setup.begins;
  const open = pairings.filter((one) => isOpen(one) && isMeeting(one));
  const instants = open.flatMap((one) => marksLeft(setup, one).map(({ at }) => at));
  return instants.length === 0 ? null : Math.min(...instants);
}

/** Does whatever time has brought about; nothing, if it has not. */
export function keepTime(page: Page): Refusal | null {
  const { status, setup } = page.state;
  if (status === 'sign-up') {
    if (setup.begins !== null && page.at >= setup.begins && begin(page)) page.write({ type: 'Postponed' });
    return null;
  }
  for (const { id } of page.state.pairings) {
    const pairing = page.state.pairings.find((one) => one.id === id && isOpen(one));
    if (!pairing) continue;
    const result = pairing.due <= page.at ? overdue(page.state, pairing) : null;
    if (result) decideOn(page, pairing, result);
    else remind(page, pairing);
  }
  return null;
}

/** Of several marks that have gone by only the last is said. */
function remind(page: Page, pairing: Pairing): void {
  const past = marksLeft(page.state.setup, pairing).filter(({ at }) => at <= page.at);
  if (past.length === 0) return;
  page.write({ type: 'Reminded', pairing: pairing.id, hours: Math.min(...past.map(({ hours }) => hours)) });
}

/** What becomes of a pairing whose time is up; `null`: its match goes on, or an official decides. */
function overdue(state: State, pairing: Pairing): Result | null {
  if (isOn(state, pairing)) return null;
  const { claim, ready, sides } = pairing;
  // Whoever does not answer what the other says agrees.
  if (claim) return onWord(claim.winner, claim.score);
  switch (state.setup.overdue) {
    case 'official':
      return null;
    case 'draw':
      return byRule('draw');
    case 'forfeit':
      return byRule('none');
    case 'ready': {
      const [only, another] = ready;
      if (only === undefined) return byRule('none');
      return byRule(another !== undefined ? 'draw' : sides[0] === only ? 'first' : 'second');
    }
  }
}

/** Somebody says that they are ready to play. */
export function ready(page: Page, by: EntrantId, { pairing: id, mate }: Of<'ready'>): Refusal | null {
  const pairing = ownOpen(page.state, id, by);
  if ('code' in pairing) return pairing;
  if (pairing.ready.includes(by)) return refuse('league/is-ready', { pairing: id });
  const wrong = cannotPlay(page.state, pairing, by, mate);
  if (wrong) return wrong;
  page.write({ type: 'ReadySaid', pairing: id, by, ...(mate === undefined ? {} : { mate }) });
  return null;
}

/** Asks for more time, or agrees to it; both together get it (LGE-16). */
export function extend(page: Page, by: EntrantId, { pairing: id }: Of<'extend'>): Refusal | null {
  const pairing = ownOpen(page.state, id, by);
  if ('code' in pairing) return pairing;
  const { most } = page.state.setup.extension;
  if (pairing.extended >= most) return refuse('league/no-more-time', { pairing: id, most }, 'LGE-16');
  if (pairing.asked === by) return refuse('league/asked-already', { pairing: id }, 'LGE-16');
  if (pairing.asked === null) page.write({ type: 'ExtensionAsked', pairing: id, by });
  else {
    const due = Math.max(pairing.due, page.at) + extensionOf(page.state.setup);
    page.write({ type: 'Extended', pairing: id, due, by: 'agreement', reason: null });
  }
  return null;
}

/** An official gives more time, or less. */
export function giveTime(page: Page, { pairing: id, until, reason }: Of<'give-time'>): Refusal | null {
  const pairing = meeting(page.state, id);
  if ('code' in pairing) return pairing;
  if (pairing.result) return refuse('league/decided', { pairing: id });
  if (!Number.isInteger(until) || until <= page.at) return refuse('league/past', { pairing: id });
  page.write({ type: 'Extended', pairing: id, due: until, by: 'official', reason });
  return null;
}
