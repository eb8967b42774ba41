import { total, type Roll } from '../../kernel/dice.js';
import { FACINGS, facing, neighbour, type Facing } from '../../geometry/hex/facing.js';
import { distance, hexAt, type Hex } from '../../geometry/hex/hex.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import type { Ask } from '../../kernel/questions.js';
import type { Step } from '../agenda.js';
import { attackSide } from '../arcs.js';
import type { StandardRule } from '../battletech.js';
import type { Command, Topic } from '../commands.js';
import { placeOf } from '../movement.js';
import { isCarried } from '../stacking.js';
import { loserFirst } from '../turn.js';
import type { Board, StandardState, StandardUnit } from '../types.js';
import { activeOf, activeUnits, unitOf } from '../units.js';
import {
  batteryOf,
  flightOf,
  gunOf,
  gunsOf,
  HOMES_ON,
  HOMES_WITHIN,
  lobToHit,
  observes,
  salvoToHit,
} from './artillery.js';
import type { Walls } from './damage-steps.js';
import { GUNS, SCREEN, type GunId, type Round } from './gun-tables.js';
import { Resolution } from './resolution.js';
import { isTagged } from './spotting.js';
import { burstIn } from './sweeping.js';
import type { Battery, Salvo } from './unseen.js';
import { Shelter } from './shelter.js';
import { landAll } from './wounds.js';

/** Artillery off the map: each side says where a salvo is to land, at the same time and in secret; it lands turns later, before all other fire but TAG (ART-02 to ART-06), as does what units have fired in an arc (ART-08). */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

/** What a round that follows TAG does to the others in the hex where it strikes (ART-05). */
const SPLASH = 5;

/** The first seat of each side that has salvos left says where one is to land; by default none is fired. */
export const bombardRule: Rule<'bombard'> = {
  ask({ game, sides, seats }) {
    const gun = gunOf(game.options);
    if (gun === null) return null;
    const asks = sides.flatMap((side): readonly Ask<Topic, Command>[] => {
      const seat = seats.find((one) => one.side === side);
      const { left } = batteryOf(game, side);
      if (!seat || left <= 0 || activeOf(game, side).length === 0) return [];
      const fallback: Command = { type: 'bombard', hex: null, round: 'high-explosive' };
      const lands = game.turn + flightOf(game.options, gun);
      return [{ seat: seat.id, kind: 'sealed', topic: { ask: 'bombard', side, gun, left, lands }, fallback }];
    });
    return asks.length === 0 ? null : { mode: 'all', asks };
  },
  run: ({ game, seats }, _step, answers) => ({
    events: answers.flatMap(({ seat, command }) => {
      const side = seats.find(({ id }) => id === seat)?.side;
      const gun = gunOf(game.options);
      if (command.type !== 'bombard' || command.hex === null || !side || gun === null) return [];
      const { hex, round } = command;
      return [{ type: 'SalvoFired', side, gun, hex, round, lands: game.turn + flightOf(game.options, gun) } as const];
    }),
    then: [],
  }),
};

/** What is due this turn lands, that of the side with the lowest initiative first. */
export const salvosLandRule: Rule<'salvos-land'> = {
  run(state, _step, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    for (const side of loserFirst(state))
      for (const guns of (state.game.field.batteries ?? []).filter((one) => one.side === side))
        for (const salvo of dueOf(state.game, guns)) lands(resolution, guns, salvo);
    return { events: resolution.events, then: [...resolution.then] };
  },
};

/** The salvos of guns that land this turn. */
const dueOf = ({ turn }: StandardState, { salvos }: Battery): readonly Salvo[] =>
  salvos.filter(({ lands: at }) => at <= turn);

/** Whether anything lands this turn. */
export const isAnyDue = (state: StandardState): boolean =>
  (state.field.batteries ?? []).some((guns) => dueOf(state, guns).length > 0);

function lands(resolution: Resolution, { side, unit, gun: carried }: Battery, { hex, round, from }: Salvo): void {
  const gun = carried ?? gunOf(resolution.state.options);
  if (hex === null || round === null || gun === null) return;
  const by = { side, gun, ...(unit === undefined ? {} : { unit }) };
  if (round === 'homing') return follows(resolution, by, hex, from ?? behind(resolution.state, side));
  const { state, dice } = resolution;
  const { number, sure, terms } =
    unit === undefined
      ? salvoToHit(state, side, hex)
      : lobToHit(gunsOf(state, { side, unit, gun }), unitOf(state, unit).body.pilot.gunnery, hex);
  const roll = sure ? null : dice.roll(2, 6, 'artillery');
  const hit = roll === null || total(roll) >= number;
  const { scatter, at } = comesDown(resolution, hex, roll === null ? 0 : number - total(roll));
  const observed = observes(state, side, hex);
  const walls = round === 'high-explosive' && at !== null ? wallsAt(state, at, GUNS[gun].rings[0]) : {};
  const numbers = { number: sure ? null : number, terms, roll, hit, observed, scatter, at };
  resolution.happen({ type: 'SalvoLanded', ...by, round, hex, target: null, ...numbers, wounds: [], ...walls });
  if (at !== null) goOff(resolution, gun, round, at);
}

/** A round bursts or lays smoke where it comes down (ART-03, ART-06). */
export function goOff(resolution: Resolution, gun: GunId, round: Round, at: Hex): void {
  if (round === 'smoke') return screen(resolution, at);
  resolution.goesOff({ hex: at, damage: GUNS[gun].rings, by: null, area: true });
  burstIn(resolution, at);
}

/** Where a round comes down that was sent to a hex and has missed by so much; 0 or less: there. */
export function comesDown(
  { state, dice }: Resolution,
  hex: Hex,
  missedBy: number,
): { readonly scatter: Roll | null; readonly at: Hex | null } {
  const scatter = missedBy > 0 ? dice.roll(1, 6, 'scatter') : null;
  return { scatter, at: scatter === null ? hex : drifted(state.board, hex, facing(total(scatter) - 1), missedBy) };
}

/** Where a salvo comes down that drifts so far; `null`: off the map. */
function drifted(board: Board, hex: Hex, to: Facing, hexes: number): Hex | null {
  let at: Hex | null = hex;
  for (let i = 0; i < hexes && at !== null; i++) at = neighbour(board, at, to);
  return at;
}

/** A building where a salvo bursts takes all of it (ART-03). */
export function wallsAt(state: StandardState, hex: Hex, points: number): { readonly walls?: Walls } {
  const shelter = new Shelter(state, hex);
  shelter.takes(points);
  return shelter.told;
}

/** Smoke over a hex and all around it (ART-06). */
function screen(resolution: Resolution, hex: Hex): void {
  const { board, turn } = resolution.state;
  const around = FACINGS.flatMap((to) => neighbour(board, hex, to) ?? []);
  resolution.happen({ type: 'SmokeLaid', hexes: [hex, ...around], until: turn + SCREEN - 1 });
}

/** Who has fired, and what. */
interface Firing {
  readonly side: SideId;
  readonly gun: GunId;
  readonly unit?: UnitId;
}

/** A round looks for whom a friend has marked by TAG near where it was sent, the nearest first; it strikes there in one piece, and splinters strike the others in the hex (ART-05). */
function follows(resolution: Resolution, by: Firing, hex: Hex, from: Hex): void {
  const { state, dice } = resolution;
  const { side, gun } = by;
  const target = marked(state, side, hex);
  const told = { type: 'SalvoLanded', ...by, round: 'homing', hex, observed: false, scatter: null } as const;
  if (!target) {
    const nothing = { target: null, number: null, terms: [], roll: null, hit: false, at: null, wounds: [] } as const;
    return resolution.happen({ ...told, ...nothing });
  }
  const roll = dice.roll(2, 6, 'artillery');
  const hit = total(roll) >= HOMES_ON;
  const place = placeOf(target);
  const aspect = { table: 'full', side: attackSide(place, from, target.sheet.kind), cover: false } as const;
  const shelter = Shelter.of(state, target);
  const points = hit ? shelter.through(GUNS[gun].homing) : 0;
  const wounds = points > 0 ? landAll(resolution.damageTo(target.id), aspect, [points], dice) : [];
  resolution.happen({
    ...told,
    target: target.id,
    number: HOMES_ON,
    terms: [],
    roll,
    hit,
    at: place.hex,
    wounds,
    ...shelter.told,
  });
  resolution.goesOff({ hex: place.hex, damage: [SPLASH], by: hit ? target.id : null, area: true });
}

/** The enemy nearest to a hex whom a side has marked this turn. */
const marked = (state: StandardState, side: SideId, hex: Hex): StandardUnit | undefined =>
  activeUnits(state)
    .filter((one) => one.side !== side && !isCarried(one) && isTagged(state, side, one))
    .map((one) => ({ one, away: distance(placeOf(one).hex, hex) }))
    .filter(({ away }) => away <= HOMES_WITHIN)
    .toSorted((a, b) => a.away - b.away)[0]?.one;

/** Where the guns of a side stand as seen from the map: behind the middle of its zone. */
function behind({ deployment, board }: StandardState, side: SideId): Hex {
  const { rows, columns } = deployment.find((one) => one.side === side)?.zone ?? {
    rows: [1, board.rows],
    columns: [1, board.columns],
  };
  return hexAt(Math.floor((columns[0] + columns[1]) / 2), Math.floor((rows[0] + rows[1]) / 2));
}
