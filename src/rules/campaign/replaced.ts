import type { Lore, Replacement } from './parts.js';
import type { Setup } from './setup.js';
import type { OpenState, State } from './state.js';

/** What a campaign is made of once a part was replaced, and by what it yielded before. */

/** The state with a part replaced. */
export function withPart(state: State, { change, lore }: Replacement): State {
  const { setup, missions, past = [] } = state;
  return {
    ...state,
    setup: {
      ...setup,
      ...change,
      ...(change.cards ? { retired: retiredWith(setup, change.cards) } : {}),
      ...(change.provinces ? { provinces: asOwned(setup, change.provinces) } : {}),
    },
    lore: merged(state.lore ?? {}, lore),
    past: change.provinces || change.tiers ? [...past, { until: state.turn, setup: yielding(setup) }] : past,
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
