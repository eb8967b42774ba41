import { courseFrom } from '../../src/rules/geometry/plane/course.js';
import { disc, rectangle, type Shape } from '../../src/rules/geometry/plane/shape.js';
import type { Point } from '../../src/rules/geometry/plane/point.js';
import { seatId, sideId, unitId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import type { Command, Instruction, Part, Shot, Then } from '../../src/rules/finest-hour/commands.js';
import type { FinestHour } from '../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../src/rules/finest-hour/index.js';
import type { Inquiry, InquiryAnswer } from '../../src/rules/finest-hour/inquiries.js';
import { MEASURE } from '../../src/rules/finest-hour/lengths.js';
import {
  targetId,
  weaponId,
  type Aircraft,
  type AircraftClass,
  type Arc,
  type Exit,
  type Goal,
  type Profile,
  type Setup,
  type Sky,
  type Weapon,
} from '../../src/rules/finest-hour/types.js';
import { Driver } from './driver.js';

/** Situations for the tests of Their Finest Hour: profiles by a line, places in cm, a driver with scripted dice. */

export const cm = (length: number): number => Math.round(length * MEASURE.unit);
export const spot = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });

/** A weapon: `gun('fixed-forward', 20, 3, 2)`. */
export const gun = (arc: Arc, range: number | null, rof: number, impact: number, id = 'gun', ion = false): Weapon => ({
  id: weaponId(id),
  name: { en: id },
  arc,
  range: range === null ? null : cm(range),
  rof,
  impact,
  effect: ion ? 'ion' : 'damage',
});

/** A profile with one gun ahead unless something else is said. */
export const profile = (
  aircraftClass: AircraftClass = 3,
  { model = 'Kestrel', weapons = [gun('fixed-forward', 20, 3, 2)], attributes = [], ...more }: Partial<Profile> = {},
): Profile => ({
  model,
  name: { en: model },
  silhouette: 'fighter',
  kind: 'aircraft',
  class: aircraftClass,
  weapons,
  attributes,
  bombs: false,
  ...more,
});

/** An aircraft by its label: `R…` belongs to red, `B…` to blue. Heading in degrees. */
export interface Plane {
  readonly unit: string;
  readonly at: readonly [x: number, y: number];
  readonly heading?: number;
  readonly profile?: Profile;
  readonly rep?: number;
  readonly star?: boolean;
  readonly leader?: string;
  readonly seat?: string;
}

export interface Situation {
  readonly planes: readonly Plane[];
  readonly options?: Readonly<Record<string, string>>;
  readonly size?: readonly [number, number];
  readonly clouds?: readonly Shape[];
  readonly targets?: readonly {
    readonly id: string;
    readonly side: string;
    readonly at: readonly [number, number];
    readonly clear?: boolean;
  }[];
  readonly light?: Sky['light'];
  readonly exits?: readonly Exit[];
  readonly goals?: readonly Goal[];
  readonly turns?: number;
  readonly flown?: readonly string[];
}

export const cloud = (x: number, y: number, r: number): Shape => disc(spot(x, y), cm(r));
export const bank = (x1: number, y1: number, x2: number, y2: number): Shape => rectangle(spot(x1, y1), spot(x2, y2));

const sideOf = (unit: string): string => (unit.startsWith('R') ? 'red' : 'blue');

export function setupOf(situation: Situation): Setup {
  const { planes, options = {}, size = [120, 80], clouds = [], targets = [], light = 'day' } = situation;
  const seats = [...new Set(planes.map(({ unit, seat }) => seat ?? sideOf(unit)))];
  return {
    sides: [sideId('red'), sideId('blue')],
    seats: seats.map((seat) => ({ id: seatId(seat), side: sideId(seat.split('-')[0] ?? seat) })),
    options,
    scenario: 'finest-hour/test',
    sky: {
      id: 'test',
      width: cm(size[0]),
      height: cm(size[1]),
      ground: 'fields',
      light,
      obstacles: clouds.map((shape) => ({ kind: 'cloud', shapes: [shape] })),
      targets: targets.map(({ id, side, at: [x, y], clear = false }) => ({
        id: targetId(id),
        name: { en: id },
        side: sideId(side),
        at: spot(x, y),
        radius: cm(2),
        clear,
      })),
    },
    exits: situation.exits ?? [],
    goals: situation.goals ?? [],
    turns: situation.turns ?? null,
    flown: (situation.flown ?? []).map(sideId),
    aircraft: planes.map(
      ({ unit, at: [x, y], heading = 0, profile: of = profile(), rep = 4, star = false, leader, seat }) => ({
        id: unitId(unit),
        seat: seatId(seat ?? sideOf(unit)),
        side: sideId(sideOf(unit)),
        profile: of,
        rep,
        star,
        at: spot(x, y),
        heading: heading * 10,
        leader: leader === undefined ? null : unitId(leader),
      }),
    ),
  };
}

/** Parts of orders as players write them, in cm and degrees: `ahead(10)`, `left(45)`. */
export const ahead = (length: number): Part => ({ do: 'ahead', length: cm(length) });
export const left = (by: number): Part => ({ do: 'turn', by: -Math.round(by * 10) });
export const right = (by: number): Part => ({ do: 'turn', by: Math.round(by * 10) });
export const dive = (length: number): Part => ({ do: 'dive', length: cm(length) });
export const evade = (heading: number): Part => ({ do: 'evade', heading: heading * 10 });
export const fire = (...shots: readonly (readonly [weapon: string, target: string, dice?: number])[]): Part => ({
  do: 'fire',
  shots: shots.map(([weapon, target, dice]): Shot => ({
    weapon: weaponId(weapon),
    target: unitId(target),
    dice: dice ?? null,
  })),
});
export const ram = (target: string): Part => ({ do: 'collide', target: unitId(target) });
export const bomb = (target: string): Part => ({ do: 'bomb', target: targetId(target) });

export const fly = (
  unit: string,
  parts: readonly Part[],
  more: { readonly fast?: boolean; readonly then?: Then } = {},
): Command => ({
  type: 'fly',
  unit: unitId(unit),
  fast: more.fast ?? false,
  parts,
  then: more.then ?? 'end',
});
export const flyOn = (unit: string, parts: readonly Part[] = [], then: Then = 'end'): Command => ({
  type: 'fly-on',
  unit: unitId(unit),
  parts,
  then,
});

/** Answers and declarations beside the orders. */
export const evadeTo = (unit: string, heading: number): Command => ({
  type: 'evade',
  unit: unitId(unit),
  heading: heading * 10,
});
export const stay = (unit: string): Command => ({ type: 'stay', unit: unitId(unit) });
export const answer = (unit: string, target: string): Command => ({
  type: 'answer',
  unit: unitId(unit),
  target: unitId(target),
});
export const group = (leader: string, ...members: readonly string[]): Command => ({
  type: 'group',
  leader: unitId(leader),
  members: members.map(unitId),
});
export const rally = (leader: string, ...called: readonly string[]): Command => ({
  type: 'rally',
  leader: unitId(leader),
  called: called.map(unitId),
});
export const noRally: Command = { type: 'no-rally' };
export const column = (unit: string, taken: '2' | '1' | '0' | 'roll'): Command => ({
  type: 'take-column',
  unit: unitId(unit),
  column: taken,
});
export const instruct = (instruction: Instruction): Command => ({ type: 'instruct', instruction });

/** A place so far off in a direction of the compass, in cm and degrees. */
export const polar = ([x, y]: readonly [number, number], heading: number, far: number): readonly [number, number] => {
  const angle = (heading * Math.PI) / 180;
  return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
};

/** Nobody is asked: forced evasions lead away, others are not made, no rally is called. */
const UNASKED: readonly Command[] = [
  instruct({ about: 'evasion', unit: null, way: 'away' }),
  instruct({ about: 'dodge', unit: null, dodge: 'stay' }),
  instruct({ about: 'answer', unit: null, whom: 'nearest' }),
  instruct({ about: 'rally', ask: false }),
];

/** A match whose dice are scripted; `red` and `blue` are the first turn's initiative dice. */
export class Sortie extends Driver<FinestHour> {
  plane(unit: string): Aircraft {
    const found = this.game.aircraft.find(({ id }) => id === unit);
    if (!found) throw new Error(`no ${unit}`);
    return found;
  }
  /** Where an aircraft is, in cm to the tenth. */
  place(unit: string): readonly [number, number] {
    const { x, y } = this.plane(unit).at;
    return [Math.round(x / 100) / 10, Math.round(y / 100) / 10];
  }
  /** Instructs for all of these seats that nobody is to be asked. */
  unasked(...seats: readonly string[]): this {
    for (const seat of seats) for (const command of UNASKED) this.give(seat, command);
    return this;
  }
  /** The tests taken so far, as `B1 in-sight 2`. */
  get tests(): readonly string[] {
    return this.events('Tested').map(({ unit, test, passes }) => `${unit} ${test} ${passes}`);
  }
  /** The hits of each shot so far, as `R1>B1 2`. */
  get shots(): readonly string[] {
    return this.events('Fired').map(({ unit, target, hits }) => `${unit}>${target} ${hits}`);
  }
  ask(inquiry: Inquiry, seat = 'red'): InquiryAnswer {
    const answer = finestHour.inspect(finestHour.view(this.match, seated(seatId(seat))), inquiry);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  }
}

/** Begins a match; red has the initiative and dice of 2 and 1 unless faces are given, so that everybody can be activated. */
export const sortie = (situation: Situation, faces: readonly number[] = [2, 1]): Sortie =>
  new Sortie(finestHour, setupOf(situation), faces);

/** Where a course of legs leads, in cm: `[heading, length]` each. */
export const legs = (
  from: readonly [number, number],
  ...of: readonly (readonly [number, number])[]
): readonly [number, number] => {
  const end = courseFrom(
    MEASURE,
    spot(...from),
    of.map(([heading, length]) => ({ heading: heading * 10, length: cm(length) })),
  ).at(-1);
  return end ? [Math.round(end.x / 100) / 10, Math.round(end.y / 100) / 10] : from;
};
