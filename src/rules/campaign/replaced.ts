import type { Lore, Replacement } from './parts.js';
import { readOptions, type Options } from './options.js';
import type { Setup } from './setup.js';
import type { OpenState, Place, State } from './state.js';

/** What a campaign is made of once a part was replaced, and by what it yielded before. */

/** The state with a part replaced. */
export function withPart(state: State, { change, lore }: Replacement): State {
  const { setup, missions } = state;
  return {
    ...state,
    options: change.options ? optionsIn(change.options) : state.options,
    setup: {
      ...setup,
      ...change,
      ...(change.cards ? { retired: retiredWith(setup, change.cards) } : {}),
      ...(change.provinces ? { provinces: asOwned(setup, change.provinces) } : {}),
    },
    lore: merged(state.lore ?? {}, lore),
    past: pastWith(state, change),
    missions: change.missions
      ? missions.map((mission) => {
          const terms = mission.terms ?? setup.missions.find(({ id }) => id === mission.kind);
          return terms ? { ...mission, terms } : mission;
        })
      : missions,
  };
}

/** Cards that are no longer in the deck can still be played by who holds them, which must not show. */
const retiredWith = ({ cards, retired = [] }: Setup, now: Setup['cards']): Setup['cards'] =>
  [...retired, ...cards].filter(
    ({ id }, i, all) => !now.some((one) => one.id === id) && all.findLastIndex((one) => one.id === id) === i,
  );

/** Provinces that there were have the owner with whom they began: who has taken them since stands in the captures. */
const asOwned = ({ provinces }: Setup, now: Setup['provinces']): Setup['provinces'] =>
  now.map((one) => ({ ...one, owner: provinces.find(({ id }) => id === one.id)?.owner ?? one.owner }));

/** What turns that are over yielded by, and by which options, once something of that is replaced. */
function pastWith(
  { setup, options, turn, past = [] }: State,
  change: Replacement['change'],
): NonNullable<State['past']> {
  const next: NonNullable<State['past']>[number] = { until: turn, setup: yielding(setup) };
  if (change.options) return [...past, next].map((one) => ({ ...one, options: one.options ?? options }));
  if (!change.provinces && !change.tiers) return past;
  // Where options were replaced before, those of today have to be told from what comes later.
  return [...past, past.some((one) => one.options) ? { ...next, options } : next];
}

/** Options that were looked at when they came. */
function optionsIn(given: Setup['options']): Options {
  const read = readOptions(given);
  if (!read.ok) throw new Error('these options cannot be read');
  return read.value;
}

const yielding = ({ provinces, tiers, beyond, tierProduction }: Setup) => ({
  provinces,
  tiers,
  beyond,
  tierProduction,
});

const merged = (lore: Lore, more: Lore): Lore => ({
  provinces: { ...lore.provinces, ...more.provinces },
  missions: { ...lore.missions, ...more.missions },
  talents: { ...lore.talents, ...more.talents },
  cards: { ...lore.cards, ...more.cards },
});

/** The set-up by which a turn yields, or has yielded. */
export const setupOf = (
  { setup, past = [] }: Pick<OpenState, 'setup' | 'past'>,
  turn: number,
): Pick<Setup, 'provinces' | 'tiers' | 'beyond' | 'tierProduction'> =>
  past.find(({ until }) => until > turn)?.setup ?? setup;

/** The options by which something counts that belongs to a turn, or has belonged to it. */
export const optionsOf = ({ options, past = [] }: Pick<OpenState, 'options' | 'past'>, turn: Place['turn']): Options =>
  past.find(({ until }) => until > turn)?.options ?? options;
