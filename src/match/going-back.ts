import type { Ruleset } from '../rules/kernel/contract.js';
import { takeBackOf } from '../rules/kernel/match-options.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Table } from './acts.js';
import { REFEREE, type PlayerId } from './header.js';
import { seatsHeld } from './play.js';
import { wentBackAlone } from './record.js';
import { refuseMatch } from './refusals.js';
import type { Tables } from './tables.js';

/** Going back after dice against Arbitre, which never says no: the match says how often one may (P-08). */

/** What going back to an event means against Arbitre: why one may not, and whether it counts. */
export interface GoingBack {
  readonly refusal: Refusal | null;
  readonly counts: boolean;
}

/** What it means for a player to go back to right after event `to`. */
export async function goingBack(
  tables: Tables,
  rulesetOf: (id: RulesetId) => Ruleset<AnyGame>,
  table: Table,
  player: PlayerId,
  to: number,
): Promise<GoingBack> {
  const { header, state } = table;
  if (!state || !facesArbitreAlone(table, player)) return { refusal: null, counts: false };
  const then = await tables.stateAt(header, to);
  if ((then?.diceRolled ?? 0) >= state.diceRolled) return { refusal: null, counts: false };
  const allowed = takeBackOf(header.options);
  const refusal = refuseMatch('match/no-going-back', { allowed });
  switch (allowed) {
    case 'never':
      return { refusal, counts: true };
    case 'once': {
      const before = wentBackAlone(rulesetOf(header.ruleset), await tables.events(header, 1, header.version));
      return { refusal: before > 0 ? refusal : null, counts: true };
    }
    case 'always':
      return { refusal: null, counts: true };
  }
}

/** Whether a player has a place, and all who still play against them are Arbitre. */
function facesArbitreAlone({ header, state }: Table, player: PlayerId): boolean {
  const mine = seatsHeld(header, player);
  if (mine.length === 0) return false;
  const sides = new Set(
    header.holders.flatMap(({ seat, side }) => (seat !== null && mine.includes(seat) ? [side] : [])),
  );
  const against = header.holders.filter(
    ({ side, seat }) => !sides.has(side) && seat !== null && !(state?.conceded ?? []).includes(seat),
  );
  return against.length > 0 && against.every((holder) => holder.player === REFEREE);
}
