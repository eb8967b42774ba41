import { done, pick, type Blanks, type Choice, type Option } from '../kernel/choices.js';
import { refuse } from '../kernel/refusal.js';
import { lackingIn, mostGroups, replacementCost } from './barracks.js';
import { effectsOf } from './cards.js';
import { FACTION_ORDERS, type Command, type FactionCommand, type Load } from './commands.js';
import { cannotJoin } from './defiance.js';
import { forSale, tooDear } from './hangar.js';
import { cardId, factionId, machineNamed, missionId, pilotNamed, provinceId, type FactionId } from './ids.js';
import { BARE, hasOwnForces, sentFor, targetsOf } from './missions.js';
import { cannotLearn } from './pilots.js';
import { CHARACTERISTICS, talentsOf } from './ranks.js';
import { kindOf, SIDES, type Mission, type Side } from './state.js';
import { awaits, cannotAgree, unscathed } from './tables.js';
import { canSend, livingOf, team } from './teams.js';
import type { View } from './view.js';
import { cannotMend } from './workshop.js';

/** What a faction may do now: the next blank of its order. The first blank says what it wants to do at all. */
export function choices(view: View, faction: FactionId, partial: Blanks): Choice<Command> {
  const given = FACTION_ORDERS.find((order) => order === partial['order']);
  if (given) return ORDERS[given](view, faction, partial);
  const possible = FACTION_ORDERS.filter((order) => ORDERS[order](view, faction, {}).kind !== 'nothing');
  return possible.length === 0 ? nothing : pick('order', possible.map(named));
}

type Ask = (view: View, faction: FactionId, partial: Blanks) => Choice<Command>;

const nothing: Choice<Command> = { kind: 'nothing', refusal: refuse('campaign/nothing-to-do') };
const named = (value: string): Option => ({ value, facts: {} });

/** A blank with one of these options, and what follows once it is filled in; nothing to do where there are no options. */
function one<Value extends string>(
  blank: string,
  options: readonly Value[],
  partial: Blanks,
  then: (value: Value) => Choice<Command>,
): Choice<Command> {
  if (options.length === 0) return nothing;
  const value = options.find((option) => option === partial[blank]);
  return value === undefined ? pick(blank, options.map(named)) : then(value);
}

const ORDERS: Readonly<Record<FactionCommand['type'], Ask>> = {
  raise(view, faction, partial) {
    const sends = canSend(view, faction);
    const kinds = view.setup.missions.filter(({ forces }) => sends || forces === 'scenario').map(({ id }) => id);
    return one('province', kinds.length > 0 ? targetsOf(view, faction) : [], partial, (province) =>
      one('kind', kinds, partial, (kind) =>
        sent(view, faction, kind, kindOf(view, { kind }).most, partial, (cocoons) => ({
          type: 'raise',
          kind,
          province: provinceId(province),
          cocoons,
        })),
      ),
    );
  },
  join(view, faction, partial) {
    const open = view.missions.filter((mission) => sidesFor(view, faction, mission).length > 0);
    const sends = canSend(view, faction);
    const ids = open.filter((mission) => sends || hasOwnForces(view, mission)).map(({ id }) => id);
    return one('mission', ids, partial, (id) => {
      const mission = open.find((each) => each.id === id);
      if (!mission) return nothing;
      return one('side', sidesFor(view, faction, mission), partial, (side) =>
        sent(view, faction, mission.kind, roomIn(view, mission, side), partial, (cocoons) => ({
          type: 'join',
          mission: missionId(id),
          side,
          cocoons,
        })),
      );
    });
  },
  'call-off': (view, faction, partial) =>
    one(
      'mission',
      view.missions
        .filter(({ status, sides }) => status === 'gathering' && sides.attacker[0] === faction)
        .map(({ id }) => id),
      partial,
      (id) => done({ type: 'call-off', mission: missionId(id) }),
    ),
  buy: (view, faction, partial) =>
    one(
      'model',
      forSale(view, faction).filter((model) => !tooDear(view, faction, view.setup.prices.models[model] ?? 0)),
      partial,
      (model) => done({ type: 'buy', model }),
    ),
  repair: (view, faction, partial) =>
    one(
      'machine',
      view.machines.filter((each) => each.faction === faction && !cannotMend(view, each)).map(({ id }) => id),
      partial,
      (id) => done({ type: 'repair', machine: machineNamed(id) }),
    ),
  learn(view, faction, partial) {
    const able = livingOf(view, faction).filter((pilot) => CHARACTERISTICS.some((of) => !cannotLearn(view, pilot, of)));
    return one(
      'pilot',
      able.map(({ id }) => id),
      partial,
      (id) => {
        const pilot = able.find((each) => each.id === id);
        const open = CHARACTERISTICS.filter((of) => pilot && !cannotLearn(view, pilot, of));
        return one('characteristic', open, partial, (characteristic) =>
          done({ type: 'learn', pilot: pilotNamed(id), characteristic }),
        );
      },
    );
  },
  talent(view, faction, partial) {
    const left = (id: string): readonly string[] => {
      const pilot = view.pilots.find((each) => each.id === id);
      const isFull = !pilot || pilot.talents.length >= talentsOf(pilot.bonuses, view.options);
      return isFull ? [] : view.setup.talents.filter((talent) => !pilot.talents.includes(talent));
    };
    const able = livingOf(view, faction).map(({ id }) => id);
    return one(
      'pilot',
      able.filter((id) => left(id).length > 0),
      partial,
      (id) => one('talent', left(id), partial, (talent) => done({ type: 'talent', pilot: pilotNamed(id), talent })),
    );
  },
  recruit: (view, faction) =>
    (view.groups[faction] ?? 0) < mostGroups(view, faction) && !tooDear(view, faction, view.setup.prices.group)
      ? done({ type: 'recruit' })
      : nothing,
  replace(view, faction, partial) {
    const lacking = Array.from({ length: lackingIn(view, faction) }, (_, i) => i + 1);
    const to = lacking.filter((count) => !tooDear(view, faction, replacementCost(view, count))).length;
    if (to === 0) return nothing;
    const count = Number(partial['count']);
    return count >= 1 && count <= to
      ? done({ type: 'replace', count })
      : { kind: 'number', blank: 'count', from: 1, to };
  },
  play(view, faction, partial) {
    const hand = (view.hands[faction]?.cards ?? []).map(({ card }) => card);
    return one('card', hand, partial, (id) => {
      const card = cardId(id);
      const effects = effectsOf(view, card);
      if (!effects.some(({ on }) => on === 'other')) return done({ type: 'play', card, other: null });
      const others = view.setup.factions.map((each) => each.id).filter((other) => other !== faction);
      return one('other', others, partial, (other) => done({ type: 'play', card, other: factionId(other) }));
    });
  },
  // What was lost has commands of its own where people are; here it is told who has won, and that nothing was lost.
  claim: (view, faction, partial) =>
    one(
      'mission',
      view.missions.filter((mission) => awaits(mission, faction)).map(({ id }) => id),
      partial,
      (id) =>
        one('winner', [...SIDES, 'draw'], partial, (winner) => {
          const mission = view.missions.find((each) => each.id === id);
          const side = SIDES.find((each) => each === winner) ?? null;
          return mission
            ? done({ type: 'claim', mission: missionId(id), report: unscathed(view, mission, side) })
            : nothing;
        }),
    ),
  agree: (view, faction, partial) =>
    one(
      'mission',
      view.missions.filter((mission) => !cannotAgree(mission, faction)).map(({ id }) => id),
      partial,
      (id) => done({ type: 'agree', mission: missionId(id) }),
    ),
};

/** Who goes: nobody's machines, where the scenario's own forces fight. */
const sent = (
  view: View,
  faction: FactionId,
  kind: string,
  most: number,
  partial: Blanks,
  order: (cocoons: readonly Load[]) => Command,
): Choice<Command> => (hasOwnForces(view, { kind }) ? done(order([BARE])) : team(view, faction, most, partial, order));

/** Machines for which a side of a mission has room. */
const roomIn = (view: View, mission: Mission, side: Side): number =>
  kindOf(view, mission).most - sentFor(mission, side);

/** The sides of a mission that a faction can join. */
const sidesFor = (view: View, faction: FactionId, mission: Mission): readonly Side[] =>
  mission.status !== 'gathering' ||
  (hasOwnForces(view, mission) && mission.cocoons.some((each) => each.faction === faction))
    ? []
    : SIDES.filter((side) => {
        const other = mission.sides[side === 'attacker' ? 'defender' : 'attacker'];
        const friends = mission.sides[side];
        return !other.includes(faction) && roomIn(view, mission, side) > 0 && !cannotJoin(view, faction, friends);
      });
