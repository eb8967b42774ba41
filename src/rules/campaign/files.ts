import { refuse, type Refusal } from '../kernel/refusal.js';
import type { MasterCommand } from './commands.js';
import { settleDefiances } from './defiance.js';
import { checkSetup } from './founding.js';
import { balance, transfer, type Posting } from './ledger.js';
import type { Page } from './page.js';
import { PARTS, type Replacement } from './parts.js';
import type { FactionSetup } from './setup.js';
import { ownersOf, type State } from './state.js';

/**
 * Files of a campaign that its game master replaces while it goes on. What was booked under the earlier ones stays as it was: a
 * battle keeps the stakes with which it was raised, and a turn yields by the map and the tiers of its time.
 */

/** Replaces parts, each with an event of its own. All hold together, or none does. */
export function replaceParts(
  page: Page,
  { parts, reason }: Extract<MasterCommand, { type: 'replace-parts' }>,
): Refusal | null {
  if (parts.length === 0) return refuse('campaign/nothing-replaced', { known: PARTS });
  for (const one of parts) {
    const wrong = cannotReplace(page.state, one);
    if (wrong) return wrong;
    const before = page.state;
    const event = page.write({ type: 'PartReplaced', ...one, reason });
    page.post(settled(before, page.state, event));
  }
  settleDefiances(page);
  return null;
}

/** Why a part cannot be replaced so, or `null`: what is in use has to be there, and the whole has to hold together. */
function cannotReplace(state: State, { change }: Replacement): Refusal | null {
  const { setup, machines, missions } = state;
  const next = { ...setup, ...change };
  const ids = (all: readonly FactionSetup[]): string => all.map(({ id }) => id).join(' ');
  if (ids(next.factions) !== ids(setup.factions)) {
    return refuse('campaign/other-factions', { known: setup.factions.map(({ id }) => id) });
  }
  const wrong = checkSetup(next);
  if (wrong) return wrong;
  const strange = machines.find(({ model }) => next.tons[model] === undefined);
  if (strange) return refuse('campaign/no-such-model', { model: strange.model });
  const open = missions.filter(({ status }) => status === 'gathering' || status === 'fighting');
  const nowhere = open.find(({ province }) => !next.provinces.some(({ id }) => id === province));
  return nowhere ? refuse('campaign/battle-there', { province: nowhere.province, mission: nowhere.id }) : null;
}

/** What follows for the accounts: other starting means, provinces that came or went. */
function settled(before: State, after: State, event: number): readonly Posting[] {
  const line = { cause: { battle: null, event }, turn: after.turn, why: 'start' } as const;
  const owners = Object.values(ownersOf(after));
  return after.setup.factions.flatMap((faction) => {
    const { id } = faction;
    const was = before.setup.factions.find((one) => one.id === id) ?? faction;
    const own = owners.filter((owner) => owner === id).length;
    return [
      ...transfer(faction.resources - was.resources, id, { ...line, currency: 'resources' }),
      ...transfer(faction.prestige - was.prestige, id, { ...line, currency: 'prestige' }),
      ...transfer(own - balance(after.ledger, 'provinces', id), id, { ...line, currency: 'provinces' }),
    ];
  });
}
