import type { Options } from './options.js';
import type { FactionSetup, Setup, Tier } from './setup.js';

/** Tiers of prestige and what they open (CLN-04 … CLN-07). */

type Ladder = Pick<Setup, 'tiers' | 'beyond'>;

/** The tiers that a prestige has reached; beyond the last of the list one variant each (AMB-CLN-03). */
export function tiersAt(prestige: number, { tiers, beyond }: Ladder): readonly Tier[] {
  const last = tiers.at(-1)?.at ?? 0;
  const more = Math.max(0, Math.floor((prestige - last) / beyond));
  const further = Array.from({ length: more }, (_, i): Tier => {
    return { at: last + (i + 1) * beyond, opens: 'variant', group: false };
  });
  return [...tiers.filter(({ at }) => at <= prestige), ...further];
}

/** Groups of Elementals that may be recruited besides the first (CLN-19); the third tier is an option (AMB-CLN-02). */
export function groupsAt(
  prestige: number,
  ladder: Ladder,
  { elementalTier3 }: Pick<Options, 'elementalTier3'>,
): number {
  const ats = ladder.tiers.filter(({ group }) => group).map(({ at }) => at);
  const [first = Infinity, second = Infinity] = ats;
  return [first, second, Number(elementalTier3)].filter((at) => at <= prestige).length;
}

/** The models that a faction can buy (CLN-04, CLN-05): tiers are a Clan's; each opens the next model of its class. */
export function marketOf(faction: FactionSetup, prestige: number, setup: Ladder): readonly string[] {
  if (faction.kind !== 'clan') return faction.market;
  const reached = tiersAt(prestige, setup);
  const opened = Object.entries(faction.opens).flatMap(([opens, models]) =>
    models.slice(0, reached.filter((tier) => tier.opens === opens).length),
  );
  return [...faction.market, ...opened];
}
