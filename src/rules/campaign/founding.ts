import { refuse, type Refusal } from '../kernel/refusal.js';
import type { Event } from './events.js';
import { GROUP } from './elementals.js';
import { newMachine, newPilot } from './hangar.js';
import { transfer } from './ledger.js';
import { evolve } from './evolve.js';
import { readOptions } from './options.js';
import type { Setup } from './setup.js';
import type { State } from './state.js';

/** How a campaign begins. */

/** Why this set-up is not a legal one, or `null`: what it names is there, and neighbours are each other's. */
export function checkSetup({ options, factions, provinces, tons, prices }: Setup): Refusal | null {
  const read = readOptions(options);
  if (!read.ok) return read.error;
  const ids = factions.map(({ id }) => id);
  for (const { id, owner, adjacent } of provinces) {
    if (!ids.includes(owner)) return refuse('campaign/no-such-faction', { faction: owner, known: ids });
    const astray = adjacent.find((next) => !provinces.find((one) => one.id === next)?.adjacent.includes(id));
    if (astray !== undefined) return refuse('campaign/one-way', { province: id, other: astray });
  }
  const models = factions.flatMap(({ machines, market, opens }) => [
    ...machines,
    ...market,
    ...Object.values(opens).flat(),
  ]);
  const unknown = models.find((model) => tons[model] === undefined || prices.models[model] === undefined);
  return unknown === undefined ? null : refuse('campaign/no-such-model', { model: unknown });
}

/** The first events: who and what there is, and everything that the factions begin with as postings. */
export function founding(setup: Setup): { readonly events: readonly Event[]; readonly state: State } {
  const { factions, provinces } = setup;
  const owned = factions.flatMap((faction) => faction.machines.map((model, already) => ({ faction, model, already })));
  const machines = owned.map(({ faction, model }, i) => newMachine(i + 1, faction.id, model));
  const pilots = owned.map(({ faction, already }, i) => newPilot(i + 1, faction, already));
  const line = { cause: { battle: null, event: 1 }, turn: 1, why: 'start' } as const;
  const postings = factions.flatMap(({ id, resources, prestige, groups, machines: own }) => [
    ...transfer(resources, id, { ...line, currency: 'resources' }),
    ...transfer(prestige, id, { ...line, currency: 'prestige' }),
    ...transfer(own.length, id, { ...line, currency: 'machines' }),
    ...transfer(own.length, id, { ...line, currency: 'pilots' }),
    ...transfer(groups * GROUP, id, { ...line, currency: 'elementals' }),
    ...transfer(provinces.filter(({ owner }) => owner === id).length, id, { ...line, currency: 'provinces' }),
  ]);
  const founded: Event = { type: 'Founded', setup, machines, pilots };
  const entered: Event = { type: 'Posted', postings };
  return { events: [founded, entered], state: evolve(evolve(null, founded), entered) };
}
