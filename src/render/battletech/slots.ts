import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf } from '../../i18n/index.js';
import { slotsAt, slotsStruckAt } from '../../rules/battletech/damage/left.js';
import { isLost } from '../../rules/battletech/damage/lost.js';
import type { CriticalSlot } from '../../rules/battletech/standard/types.js';
import type { StandardUnit } from '../../rules/battletech/types.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { stack, words, type Block } from '../blocks.js';
import { FAINT, INK, PAPER, RED } from '../colours.js';
import { textWidth, wrap } from '../measure.js';
import { LEGIBLE, moved, type Point, type Shape } from '../scene.js';

/** The critical slots of a whole 'Mech, struck through as they are hit. */

/** Columns from left to right as on printed sheets, each from the top down. */
const COLUMNS: readonly (readonly Location[])[] = [
  ['LA', 'LL'],
  ['LT', 'HD'],
  ['RT', 'CT'],
  ['RA', 'RL'],
];
const GAP = 6;
export const LINE = 13;
export const PIP = 6.4;

/** Slots one below the other that hold the same thing: one entry, a pip for each slot. */
interface Run {
  readonly holds: CriticalSlot;
  readonly slots: readonly number[];
}

/** All slots of a unit in four columns; those struck since `before` are ringed. */
export function slotsBlock(unit: StandardUnit, before: StandardUnit | null, tongue: Tongue, width: number): Block {
  const column = (width - GAP * (COLUMNS.length - 1)) / COLUMNS.length;
  const blocks = COLUMNS.map((locations) =>
    stack(
      locations.map((location) => locationBlock(unit, before, location, tongue, column)),
      5,
    ),
  );
  return {
    height: Math.max(...blocks.map(({ height }) => height)),
    shapes: blocks.flatMap(({ shapes }, i) => shapes.map((shape) => moved(shape, i * (column + GAP), 0))),
  };
}

function locationBlock(
  unit: StandardUnit,
  before: StandardUnit | null,
  location: Location,
  tongue: Tongue,
  width: number,
): Block {
  const gone = isLost(unit, location);
  return stack(
    [
      {
        height: LINE,
        shapes: [
          words(location, [0, LINE / 2], `slots:${unit.id}:${location}`, {
            bold: true,
            colour: gone ? FAINT : INK,
          }),
        ],
      },
      ...runsOf(slotsAt(unit, location)).map((run) => runBlock(unit, before, location, run, tongue, width)),
    ],
    0,
  );
}

/** The slots of a location as runs; empty ones and those that cannot be hit are left out. */
export function runsOf(slots: readonly (CriticalSlot | null)[]): readonly Run[] {
  const runs: Run[] = [];
  slots.forEach((slot, index) => {
    if (slot === null || slot.holds === 'filler') return;
    const last = runs.at(-1);
    if (last?.slots.at(-1) === index - 1 && sameThing(last.holds, slot))
      runs[runs.length - 1] = { ...last, slots: [...last.slots, index] };
    else runs.push({ holds: slot, slots: [index] });
  });
  return runs;
}

/** Whether two slots read alike: the same part or weapon; heat sinks and jump jets stand for one another. */
function sameThing(one: CriticalSlot, other: CriticalSlot): boolean {
  switch (one.holds) {
    case 'part':
      return other.holds === 'part' && one.part === other.part;
    case 'weapon':
      return other.holds === 'weapon' && one.mount === other.mount;
    case 'ammo':
      return other.holds === 'ammo' && one.bin === other.bin;
    case 'heat-sink':
    case 'jump-jet':
      return other.holds === one.holds;
    case 'equipment':
      return other.holds === 'equipment' && one.equipment === other.equipment && one.item === other.item;
    case 'filler':
      return other.holds === 'filler';
  }
}

/** What a slot holds, in words: a part, a weapon with its letter, rounds of ammunition. */
export function slotName(unit: StandardUnit, slot: CriticalSlot, tongue: Tongue): string {
  switch (slot.holds) {
    case 'part':
      return nameOf(tongue, 'battletech.part', slot.part);
    case 'weapon': {
      const mount = unit.sheet.mounts.find(({ id }) => id === slot.mount);
      return mount ? `${mount.id} ${nameOf(tongue, 'battletech.weapon', mount.weapon.id)}` : slot.mount;
    }
    case 'ammo': {
      const bin = unit.ammo.find(({ stowed }) => stowed.id === slot.bin);
      return bin ? `${nameOf(tongue, 'battletech.weapon', bin.ammo)} ×${bin.left}` : slot.bin;
    }
    case 'heat-sink':
    case 'jump-jet':
      return nameOf(tongue, 'battletech.slot', slot.holds);
    case 'equipment':
      return nameOf(tongue, 'battletech.equipment', slot.equipment);
    case 'filler':
      return nameOf(tongue, 'battletech.slot', slot.of);
  }
}

function runBlock(
  unit: StandardUnit,
  before: StandardUnit | null,
  location: Location,
  run: Run,
  tongue: Tongue,
  width: number,
): Block {
  const hit = new Set(slotsStruckAt(unit, location));
  const was = new Set(before ? slotsStruckAt(before, location) : hit);
  const gone = isLost(unit, location);
  const all = gone || run.slots.every((slot) => hit.has(slot));
  const tag = `slot:${unit.id}:${location}`;
  const colour = all ? FAINT : INK;
  const pips = run.slots.length * PIP;
  const lines = wrap(slotName(unit, run.holds, tongue), LEGIBLE, false, width - pips - 3);
  const rest = lines.slice(1);
  return {
    height: lines.length * LINE,
    shapes: [
      ...lines.map((line, i) => words(line, [0, LINE / 2 + i * LINE], `${tag}:name`, { colour })),
      ...(all ? [lines[0] ?? '', ...rest].map((line, i) => strike(line, i, `${tag}:struck`)) : []),
      ...run.slots.flatMap((slot, i) =>
        pip([width - pips + (i + 0.5) * PIP, LINE / 2], {
          hit: hit.has(slot),
          fresh: hit.has(slot) && !was.has(slot),
          gone,
          tag: `${tag}:${slot}`,
        }),
      ),
    ],
  };
}

const strike = (line: string, i: number, tag: string): Shape => ({
  kind: 'path',
  closed: false,
  points: [
    [-1, LINE / 2 + i * LINE],
    [textWidth(line, LEGIBLE, false) + 1, LINE / 2 + i * LINE],
  ],
  stroke: FAINT,
  width: 1.1,
  layer: 'writing',
  tag,
});

/** A slot, or another mark of a sheet: an open ring while it is whole, a cross when it is hit, with a frame when it was hit just now. */
export function pip(
  at: Point,
  { hit, fresh, gone, tag }: { hit: boolean; fresh: boolean; gone: boolean; tag: string },
): readonly Shape[] {
  const r = 2.4;
  const [x, y] = at;
  const bar = (dy: number): Shape => ({
    kind: 'path',
    closed: false,
    points: [
      [x - r, y - r * dy],
      [x + r, y + r * dy],
    ],
    stroke: fresh ? RED : INK,
    width: 1.6,
    layer: 'writing',
    tag: `${tag}:hit`,
  });
  if (hit)
    return [
      bar(1),
      bar(-1),
      ...(fresh
        ? [
            {
              kind: 'circle',
              at,
              radius: r + 1.6,
              stroke: RED,
              width: 1,
              layer: 'writing',
              tag: `${tag}:fresh`,
            } as const,
          ]
        : []),
    ];
  return [
    {
      kind: 'circle',
      at,
      radius: r,
      fill: gone ? FAINT : PAPER,
      stroke: gone ? FAINT : INK,
      width: 0.9,
      layer: 'writing',
      tag: `${tag}:${gone ? 'gone' : 'whole'}`,
    },
  ];
}
