import { optionsOf, setupOf } from './replaced.js';
import type { FactionId } from './ids.js';
import { transfer } from './ledger.js';
import type { Page } from './page.js';
import { tiersAt } from './prestige.js';
import { productionOf } from './production.js';
import { cocoonsOut, isClan, ownersOf, type State } from './state.js';

/** Turns of a season: at the end of each, provinces yield the workshop gives back what it has mended, and a wound heals. */

/** What a faction produces in a turn: by the provinces and the prestige that it had at its end (CLN-06, CLN-12). */
export function produced(state: State, faction: FactionId, turn: number): number {
  const { captures } = state;
  const setup = setupOf(state, turn);
  const tiers = isClan(state, faction) ? tiersAt(prestigeAfter(state, faction, turn), setup).length : 0;
  const owners = ownersOf({ setup, captures }, turn);
  return productionOf(faction, setup.provinces, owners, tiers * setup.tierProduction, optionsOf(state, turn));
}

/** The prestige of a faction after a turn, as things are now. */
const prestigeAfter = ({ ledger }: State, faction: FactionId, turn: number): number =>
  ledger.postings
    .filter((one) => one.currency === 'prestige' && one.turn <= turn)
    .reduce((sum, { from, to, amount }) => sum + (to === faction ? amount : 0) - (from === faction ? amount : 0), 0);

/** Ends the turn. */
export function endTurn(page: Page): void {
  const { turn, machines, pilots, setup } = page.state;
  const out = cocoonsOut(page.state);
  const healed = pilots
    .filter(({ id, hits, dead }) => hits > 0 && !dead && !out.some(({ machine }) => machine?.pilot === id))
    .map(({ id }) => id);
  const repaired = machines.filter(({ condition }) => condition === 'workshop').map(({ id }) => id);
  const event = page.write({ type: 'TurnEnded', turn, repaired, healed });
  const cause = { battle: null, event };
  page.post(
    setup.factions.flatMap(({ id }) =>
      transfer(produced(page.state, id, turn), id, { currency: 'resources', why: 'production', cause, turn }),
    ),
  );
}
