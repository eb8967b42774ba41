import { drawRound, nextStage, roundsOf } from './drawing.js';
import type { Page } from './page.js';
import { finalOrder } from './places.js';
import { rate } from './ratings.js';
import { closedIn, isOpen, pairingsOf, stageIn, stageOf } from './state.js';

/** What follows once pairings are decided: rounds close and are rated, the next is drawn, then the next stage, and in the end it is over (LGE-05). */

/** Lets follow what is due to follow. */
export function settle(page: Page): void {
  const drawn = page.state.stages.at(-1);
  if (!drawn) return;
  const stage = stageOf(page.state);
  if (stageIn(page.state, stage).format.kind === 'ladder') return climb(page);
  for (const division of drawn.divisions.keys()) closeRounds(page, stage, division);
  // Rounds close until one is open, or there are none left.
  if (page.state.pairings.some((one) => one.stage === stage && isOpen(one))) return;
  if (stage + 1 < page.state.setup.stages.length) {
    nextStage(page, drawn);
    // Whoever meets nobody is through at once.
    settle(page);
  } else end(page);
}

/** Ends the league, or says anew how it ended after a correction. */
export function end(page: Page): void {
  const placed = finalOrder(page.state);
  const { placed: before } = page.state;
  if (placed.some((id, i) => id !== before[i])) page.write({ type: 'LeagueEnded', placed });
}

function closeRounds(page: Page, stage: number, division: number): void {
  for (;;) {
    const round = closedIn(page.state, stage, division);
    if (round >= roundsOf(page, stage, division)) return;
    const pairings = pairingsOf(page.state, stage, division).filter((one) => one.round === round);
    if (pairings.some(isOpen)) return;
    page.write({ type: 'RoundClosed', stage, division, round });
    rate(page, pairings);
    drawRound(page, { stage, division, round: round + 1 });
  }
}

/** On a ladder every challenge is rated by itself, once it is decided. */
function climb(page: Page): void {
  const rated = new Set(page.state.periods.flatMap(({ pairings }) => pairings));
  const decided = page.state.pairings.filter((one) => !isOpen(one) && !rated.has(one.id));
  for (const pairing of decided) rate(page, [pairing]);
  if (page.state.status === 'over') end(page);
}
