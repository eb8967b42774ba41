import type { Roll } from '../kernel/dice.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { pairingId, type EntrantId } from './ids.js';
import { drawnIn } from './knockout.js';
import type { Page } from './page.js';
import { across, placesOf } from './places.js';
import { roundRobin } from './round-robin.js';
import { dueFrom } from './setup.js';
import { seated } from './seating.js';
import { standingsOf } from './standings.js';
import { divisionIn, isIn, pairingsOf, stageIn, stageOf, type Drawn, type Place } from './state.js';
import { swissRound } from './swiss.js';
import { roundsOfTree } from './tree.js';

/** Who is drawn into which division, and who meets whom. A draw is an event: nothing is drawn again from a later table. */

/** Ends the sign-up and draws the first stage; refused while there are too few (LGE-03). */
export function begin(page: Page): Refusal | null {
  const { status, entrants } = page.state;
  if (status !== 'sign-up') return refuse('league/begun', {}, 'LGE-03');
  const { divisions } = stageIn(page.state, 0);
  const there = entrants.filter(({ id }) => isIn(page.state, id));
  const need = 2 * divisions;
  if (there.length < need) return refuse('league/too-few', { has: there.length, need }, 'LGE-03');
  const seeded = there.flatMap(({ id, seed }) => (seed === null ? [] : [{ id, seed }])).sort((a, b) => a.seed - b.seed);
  const lots = page.shuffle(there.filter(({ seed }) => seed === null).map(({ id }) => id));
  const order = [...seeded.map(({ id }) => id), ...lots.items];
  draw(page, dealt(order, divisions), lots.rolls);
  return null;
}

/** Draws the stage after this one: of each division those who stand first and are still in (LGE-03). */
export function nextStage(page: Page, { divisions }: Drawn): void {
  const { state } = page;
  const [stage, next] = [stageOf(state), stageIn(state, stageOf(state) + 1)];
  const best = divisions.map((_, i) =>
    placesOf(state, stage, i)
      .filter((id) => isIn(state, id))
      .slice(0, next.takes),
  );
  draw(page, dealt(across(best), next.divisions), []);
}

/** Dealt in turn, back and forth, so that divisions are as strong as each other. */
const dealt = (order: readonly EntrantId[], divisions: number): readonly (readonly EntrantId[])[] =>
  Array.from({ length: divisions }, (_, division) =>
    order.filter((__, i) => {
      const [row, column] = [Math.floor(i / divisions), i % divisions];
      return (row % 2 === 0 ? column : divisions - 1 - column) === division;
    }),
  );

function draw(page: Page, divisions: readonly (readonly EntrantId[])[], rolls: readonly Roll[]): void {
  page.write({ type: 'StageDrawn', divisions, rolls });
  for (const division of divisions.keys()) drawRound(page, { stage: stageOf(page.state), division, round: 0 });
}

/** How many rounds a division has; on a ladder there are none. */
export function roundsOf(page: Pick<Page, 'state'>, stage: number, division: number): number {
  const { format } = stageIn(page.state, stage);
  const size = divisionIn(page.state, stage, division).length;
  if (size < 2) return 0;
  switch (format.kind) {
    case 'round-robin':
      return format.legs * (size % 2 === 0 ? size - 1 : size);
    case 'swiss':
      return format.rounds;
    case 'knockout':
    case 'double':
      return roundsOfTree(format, size);
    case 'ladder':
      return 0;
  }
}

/** Two who meet in a slot; who meets nobody comes first and has a bye. */
interface Met {
  readonly slot: number;
  readonly sides: readonly [EntrantId, EntrantId | null];
}

const inOrder = (pairs: readonly Met['sides'][]): readonly Met[] => pairs.map((sides, slot) => ({ slot, sides }));

/** Draws a round; in a round robin with the first all that follow it. */
export function drawRound(page: Page, place: Place): void {
  const { stage, division, round } = place;
  const { state } = page;
  const drawn = divisionIn(state, stage, division);
  if (round >= roundsOf(page, stage, division)) return;
  const { format } = stageIn(state, stage);
  switch (format.kind) {
    case 'round-robin':
      if (round > 0) return;
      for (const [i, pairs] of roundRobin(drawn, format.legs).entries())
        write(page, { ...place, round: i }, inOrder(pairs), i);
      return;
    case 'swiss': {
      const order = standingsOf(state, stage, division).map(({ entrant }) => entrant);
      const there = order.filter((id) => isIn(state, id));
      write(page, place, inOrder(swissRound(there, pairingsOf(state, stage, division))));
      return;
    }
    case 'knockout':
    case 'double': {
      const before = pairingsOf(state, stage, division);
      const met = drawnIn(state, place, round).flatMap(({ slot, a, b }): readonly Met[] => {
        // Into an empty one nobody comes.
        if (a === undefined) return [];
        return [{ slot, sides: b === undefined ? [a, null] : seated(before, a, b) }];
      });
      write(page, place, met);
      return;
    }
    case 'ladder':
      return;
  }
}

/** Writes a round down; `after`: how many rounds before it were drawn with it. A round into which nobody comes is none. */
function write(page: Page, place: Place, met: readonly Met[], after = 0): void {
  const { setup, pairings: all } = page.state;
  if (met.length === 0) return;
  const pairings = met.map((one, i) => ({ id: pairingId(all.length + i + 1), ...one }));
  const due = dueFrom(setup, page.at) + after * dueFrom(setup, 0);
  page.write({ type: 'RoundDrawn', ...place, due, pairings });
  for (const { id, sides } of pairings) {
    if (sides[1] !== null) continue;
    page.write({ type: 'Decided', pairing: id, result: { winner: 'first', by: 'bye', score: null, match: null } });
  }
}
