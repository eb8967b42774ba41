import { refuse, type Refusal } from '../kernel/refusal.js';
import { pairingId, type EntrantId, type PairingId } from './ids.js';
import { after, comersTo, pairingAt, treeIn, winnerAt } from './knockout.js';
import type { Page } from './page.js';
import { dueFrom } from './setup.js';
import { closedIn, isMeeting, isOn, type Pairing, type State } from './state.js';
import type { Node } from './tree.js';

/** What a corrected result changes in a knockout: the other one goes on, unless that has been played (LGE-11). */

/**
 * Puts whoever now wins or loses a slot where others stood by what it was before. Refused where somebody has played on by it;
 * what was written until then is void with the order.
 */
export function reseat(page: Page, before: State, { id, stage, division, round, slot }: Pairing): Refusal | null {
  const where = { stage, division };
  const tree = treeIn(page.state, where);
  for (const node of after(tree, { round, slot })) {
    const [had, has] = [comersTo(before, where, node), comersTo(page.state, where, node)];
    const gone = had.filter((id) => !has.includes(id));
    const come = has.filter((id) => !had.includes(id));
    if (gone.length === 0 && come.length === 0) continue;
    const refusal = seat(page, tree, { ...where, ...node }, gone, come, id);
    if (refusal) return refusal;
  }
  return null;
}

type Placed = Node & Pick<Pairing, 'stage' | 'division'>;

function seat(
  page: Page,
  tree: readonly Node[],
  node: Placed,
  gone: readonly EntrantId[],
  come: readonly EntrantId[],
  from: PairingId,
): Refusal | null {
  const { stage, division, round, slot } = node;
  const closed = closedIn(page.state, stage, division);
  const pairing = pairingAt(page.state, node);
  // What has not been drawn yet will be, from what stands then.
  if (!pairing && round > closed) return null;
  const [a, b] = seated(pairing?.sides ?? [], gone, come);
  // The final again is void where it is not to be: whoever has won the first one has won.
  if (a === undefined && node.part !== 'again') return needsWinner(from);
  if (pairing && isMeeting(pairing) && (pairing.result || isOn(page.state, pairing))) return playedOn(pairing);
  const sides = [a ?? champion(page, node), b ?? null] as const;
  const isDrawnOn = after(tree, node).some((next) => pairingAt(page.state, { ...next, stage, division }) !== undefined);
  if (pairing && sides[1] !== null && !isMeeting(pairing) && isDrawnOn) return playedOn(pairing);
  const before = page.state;
  const due = Math.max(pairing?.due ?? 0, dueFrom(page.state.setup, page.at));
  const id = pairing?.id ?? pairingId(page.state.pairings.length + 1);
  if (pairing) page.write({ type: 'Reseated', pairing: id, sides, due });
  else page.write({ type: 'RoundDrawn', stage, division, round, due, pairings: [{ id, slot, sides }] });
  if (sides[1] === null) {
    page.write({ type: 'Decided', pairing: id, result: { winner: 'first', by: 'bye', score: null, match: null } });
  }
  const now = pairingAt(page.state, node);
  return now ? reseat(page, before, now) : null;
}

/** Who stays keeps their side. */
function seated(
  sides: readonly (EntrantId | null)[],
  gone: readonly EntrantId[],
  come: readonly EntrantId[],
): readonly EntrantId[] {
  const left = come.filter((id) => !sides.includes(id));
  const kept = sides.flatMap((side) => (side === null ? [] : gone.includes(side) ? left.splice(0, 1) : [side]));
  return [...kept, ...left];
}

/** Whoever has won the slot before, for a slot that is not to be played. */
function champion(page: Page, { stage, division, round }: Placed): EntrantId {
  const winner = winnerAt(page.state, { stage, division, round: round - 1, slot: 0 });
  if (winner === null) throw new Error('a final that counts has a winner');
  return winner;
}

const playedOn = ({ id }: Pairing): Refusal => refuse('league/played-on', { pairing: id }, 'LGE-11');

/** Nobody would come from a pairing to where somebody has been drawn already. */
export const needsWinner = (pairing: PairingId): Refusal => refuse('league/needs-winner', { pairing }, 'LGE-11');
