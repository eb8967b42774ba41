import { refuse, type Refusal } from '../kernel/refusal.js';
import type { FactionId } from './ids.js';
import type { Options } from './options.js';
import type { Page } from './page.js';
import { isClan, prestigeOf, type Defiance, type OpenState } from './state.js';

/** Defiances: whom the leader of the Clans distrusts (CLN-08 … CLN-11). */

/** The gap that brings a Defiance; twice as much a second one. */
const GAP = 10;
/** Defiances are drawn among the Clans of these ranks (AMB-CLN-06). */
const LAST_RANK = 4;

/** A Clan with its prestige, as gaps count it. */
export interface Standing {
  readonly clan: FactionId;
  readonly prestige: number;
}

/** The Clans with their prestige; below 0 it counts as 0 (AMB-CLN-04). */
function standingsOf(state: OpenState): readonly Standing[] {
  const least = state.options.prestigeFloor === '0' ? 0 : Number.NEGATIVE_INFINITY;
  return state.setup.factions
    .filter(({ kind }) => kind === 'clan')
    .map(({ id }) => ({ clan: id, prestige: Math.max(least, prestigeOf(state, id)) }));
}

const lastOf = (standings: readonly Standing[]): number => Math.min(...standings.map(({ prestige }) => prestige));

/** How many Defiances a gap is enough for. */
const enoughFor = (gap: number, { maxDefiance }: Pick<Options, 'maxDefiance'>): number =>
  Math.min(Number(maxDefiance), Math.max(0, Math.floor(gap / GAP)));

/** Defiances whose bearer is no longer so far ahead of the last: the later ones go first (CLN-10, AMB-CLN-05). */
export const outgrown = (
  standings: readonly Standing[],
  defiances: readonly Defiance[],
  options: Pick<Options, 'maxDefiance'>,
): readonly Defiance[] =>
  standings.flatMap(({ clan, prestige }) =>
    defiances.filter((one) => one.clan === clan).slice(enoughFor(prestige - lastOf(standings), options)),
  );

/** The Clan that is alone in the lead and lacks a Defiance, with those among whom it is drawn; `null`: nobody lacks one (CLN-08, CLN-11). */
export function lacking(
  standings: readonly Standing[],
  defiances: readonly Defiance[],
  options: Pick<Options, 'maxDefiance'>,
): { readonly clan: FactionId; readonly among: readonly FactionId[] } | null {
  const most = Math.max(...standings.map(({ prestige }) => prestige));
  const [leader, second] = standings.filter(({ prestige }) => prestige === most);
  if (!leader || second) return null;
  const borne = defiances.filter(({ clan }) => clan === leader.clan);
  if (borne.length >= enoughFor(leader.prestige - lastOf(standings), options)) return null;
  const rankOf = (one: Standing): number => 1 + standings.filter(({ prestige }) => prestige > one.prestige).length;
  const among = standings
    .filter((one) => one !== leader && rankOf(one) <= LAST_RANK && !borne.some(({ against }) => against === one.clan))
    .map(({ clan }) => clan);
  return among.length === 0 ? null : { clan: leader.clan, among };
}

/** Brings the Defiances up to date with the prestige of the Clans. */
export function settleDefiances(page: Page): void {
  const { options } = page.state;
  for (const { clan, against } of outgrown(standingsOf(page.state), page.state.defiances, options)) {
    page.write({ type: 'DefianceEnded', clan, against });
  }
  for (;;) {
    const next = lacking(standingsOf(page.state), page.state.defiances, options);
    const drawn = next && page.draw(next.among, 'defiance');
    if (!drawn) return;
    page.write({ type: 'DefianceArose', clan: next.clan, against: drawn.item, roll: drawn.roll });
  }
}

/** Whether two Clans go on no mission together (CLN-09). */
const areApart = (state: OpenState, one: FactionId, other: FactionId): boolean =>
  state.defiances.some(
    ({ clan, against }) => (clan === one && against === other) || (clan === other && against === one),
  ) ||
  state.setup.factions.some(
    ({ id, antipathies }) => (id === one && antipathies.includes(other)) || (id === other && antipathies.includes(one)),
  );

/** Why a faction cannot go on a mission beside others, or `null`: Clans go with Clans, and with none that they distrust. */
export function cannotJoin(state: OpenState, faction: FactionId, others: readonly FactionId[]): Refusal | null {
  const apart = others.find((other) => areApart(state, faction, other));
  if (apart !== undefined) return refuse('campaign/defiance', { faction, other: apart }, 'CLN-09');
  const strange = others.find((other) => isClan(state, other) !== isClan(state, faction));
  return strange === undefined ? null : refuse('campaign/other-kind', { faction, other: strange }, null);
}
