import { jacketed } from '../../rules/battletech/standard/weapon-quirks.js';
import type { Tongue, Words } from '../../games/battletech/words/index.js';
import { numberOf } from '../../i18n/format.js';
import { nameOf, say, t, type Key } from '../../i18n/index.js';
import type { Board, Unit } from '../../rules/battletech/types.js';
import type { MountId } from '../../rules/battletech/vocabulary.js';
import { isHit, type Event } from '../../rules/battletech/events.js';
import type { AmmoBin, Mount } from '../../rules/battletech/record-sheet.js';
import { weaponsLeft, type WeaponLeft } from '../../rules/battletech/weapons-left.js';
import { FAINT, HURT, INK, PAPER } from '../colours.js';
import { textWidth, wrap } from '../measure.js';
import { LEGIBLE, type Shape } from '../scene.js';
import { paragraph, words, type Block } from '../blocks.js';
import { isLostWeapon, silentWords } from './card-weapons.js';
import { isShot } from './shots.js';

/** What became of a weapon that was fired in the stretch: whether it hit, and how it is told. */
export interface Mark {
  readonly mount: MountId;
  readonly result: string;
  readonly hit: boolean;
}

/** The marks of a unit's weapons, at either level. */
export function marksOf(unit: Unit, events: readonly AnyEvent[]): readonly Mark[] {
  return events.flatMap((event): readonly Mark[] => {
    if (isShot(event) && event.unit === unit.id)
      return [{ mount: event.mount, result: event.result, hit: isHit(event.result) }];
    if (isFullShot(event) && event.unit === unit.id)
      return [{ mount: event.mount, result: event.outcome, hit: isHit(event.outcome) }];
    return [];
  });
}

type AnyEvent = { readonly type: string };
const isFullShot = (event: AnyEvent): event is Extract<Event, { type: 'ShotFired' | 'HexFired' }> =>
  event.type === 'ShotFired' || event.type === 'HexFired';

/** Results of weapons that were not fired after all. */
const HELD: readonly string[] = ['held', 'no-lock'];

const LINE = 12.5;
const BADGE = 17;
const DAMAGE = 20;
const RANGE = 44;
const LOCATION = 20;
const MARK = 11;

/** A column of figures right of a weapon's name; `before` it stands the next one. */
interface Column {
  readonly tag: string;
  readonly head: Key<Words> | null;
  readonly width: number;
  readonly gap: number;
  readonly bold: boolean;
  readonly of: (mount: Mount, tongue: Tongue) => string;
}

const RANGES: Column = {
  tag: 'ranges',
  head: 'battletech.picture.range',
  width: RANGE,
  gap: 2,
  bold: false,
  of: ({ weapon: { ranges } }) => `${ranges.short}/${ranges.medium}/${ranges.long}`,
};
const POINTS: Column = {
  tag: 'damage',
  head: 'battletech.picture.damage',
  width: DAMAGE,
  gap: 1,
  bold: true,
  of: (mount, tongue) => (mount.weapon.full?.arms ? volley(mount, tongue) : String(mount.weapon.damage)),
};
const PLACE: Column = { tag: 'location', head: null, width: LOCATION, gap: 0, bold: false, of: placeOf };
const HEAT: Column = {
  tag: 'heat',
  head: 'battletech.picture.heatColumn',
  width: 34,
  gap: 4,
  bold: false,
  of: (mount) => (mount.weapon.full ? String(jacketed(mount.weapon.full.heat, mount)) : ''),
};
const MINIMUM: Column = {
  tag: 'minimum',
  head: 'battletech.picture.minimum',
  width: 30,
  gap: 4,
  bold: false,
  of: ({ weapon }) => (weapon.full && weapon.full.minimum > 0 ? String(weapon.full.minimum) : '–'),
};

/** From right to left; the whole sheet of the standard level has heat and minimum range besides. */
const COLUMNS = {
  'quick-start': [RANGES, POINTS, PLACE],
  short: [RANGES, { ...POINTS, of: volley }, PLACE],
  whole: [{ ...RANGES, width: 56 }, MINIMUM, { ...POINTS, width: 36, of: volley }, HEAT, { ...PLACE, width: 44 }],
  // Weapons of vehicles build up no heat (UNI-02).
  cold: [{ ...RANGES, width: 56 }, MINIMUM, { ...POINTS, width: 36, of: volley }, { ...PLACE, width: 44 }],
} as const satisfies Record<string, readonly Column[]>;

/** The damage of one hit, of what a platoon carries that of a trooper; of missiles and pellets also how many there are: `2×6`; where it falls with the range, from and to: `25–10`. */
function volley({ weapon: { damage, full } }: Mount, { locale }: Tongue): string {
  if (full?.arms) return numberOf(locale, full.arms.each / 100);
  if (full?.falling) return `${full.falling.short}–${full.falling.long}`;
  return full?.cluster ? `${damage}×${full.cluster.size}` : String(damage);
}

/** Where a weapon sits; `‹LT›` one that fires to the rear. */
function placeOf({ location, rear }: Mount): string {
  return rear ? `‹${location}›` : location;
}

/** The weapons of a unit: letter, name, location, damage, ranges; what was fired in the stretch and hit or missed; what is lost, and what is silent and why. */
export function weaponsBlock(
  unit: Unit,
  board: Board,
  marks: readonly Mark[],
  tongue: Tongue,
  width: number,
  sheet: keyof typeof COLUMNS,
): Block {
  const columns = COLUMNS[sheet].map((column) => fitted(column, unit.sheet.mounts, tongue));
  const shapes: Shape[] = columns.flatMap(({ head }, i) =>
    head === null
      ? []
      : [
          words(say(tongue, head, {}), [rightOf(columns, i, width), 6], 'weapons:head', {
            align: 'right',
            colour: FAINT,
          }),
        ],
  );
  let y = 14;
  for (const one of weaponsLeft(board, unit)) {
    const row = weaponRow(
      unit,
      one,
      marks.find((mark) => mark.mount === one.mount.id) ?? null,
      tongue,
      width,
      y,
      columns,
    );
    shapes.push(...row.shapes);
    y += row.height;
  }
  return { shapes, height: y };
}

/** A column as wide as its widest figure; names have the room that is left. */
const fitted = (column: Column, mounts: readonly Mount[], tongue: Tongue): Column => ({
  ...column,
  width: Math.max(
    column.width,
    ...mounts.map((mount) => textWidth(column.of(mount, tongue), LEGIBLE, column.bold) + 4),
  ),
});

/** The right edge of a column. */
const rightOf = (columns: readonly Column[], index: number, width: number): number =>
  columns.slice(0, index).reduce((x, column) => x - column.width - column.gap, width);

function weaponRow(
  unit: Unit,
  left: WeaponLeft,
  fired: Mark | null,
  tongue: Tongue,
  width: number,
  top: number,
  columns: readonly Column[],
): Block {
  const { mount } = left;
  const { weapon, id } = mount;
  const tag = `weapon:${unit.id}:${id}`;
  const lost = isLostWeapon(left);
  const colour = lost ? FAINT : INK;
  const room = width - BADGE - MARK - columns.reduce((sum, column) => sum + column.width, 0);
  const lines = wrap(nameOf(tongue, 'battletech.weapon', weapon.id), LEGIBLE, false, room);
  const silent = wrap(silentWords(left, tongue) ?? '', LEGIBLE, true, room).filter((line) => line !== '');
  const y = top + 8;
  const mark = !fired
    ? []
    : [
        words(
          fired.hit ? '✓' : HELD.includes(fired.result) ? '–' : '✕',
          [BADGE + room + MARK / 2, y],
          `${tag}:${fired.result}`,
          { align: 'center', bold: true, colour: fired.hit ? HURT : INK },
        ),
      ];
  return {
    height: 4 + (lines.length + silent.length) * LINE,
    shapes: [
      {
        kind: 'circle',
        at: [7, y],
        radius: 6.6,
        fill: lost ? PAPER : INK,
        stroke: lost ? FAINT : INK,
        width: 0.8,
        layer: 'token',
        tag: `${tag}:badge`,
      },
      words(id, [7, y], `${tag}:letter`, { align: 'center', bold: true, colour: lost ? FAINT : PAPER }),
      ...lines.map((line, i) => words(line, [BADGE, y + i * LINE], `${tag}:name`, { colour })),
      ...silent.map((line, i) => words(line, [BADGE, y + (lines.length + i) * LINE], `${tag}:silent`, { bold: true })),
      ...mark,
      ...columns.map((column, i) =>
        words(column.of(mount, tongue), [rightOf(columns, i, width), y], `${tag}:${column.tag}`, {
          align: 'right',
          bold: column.bold,
          colour,
        }),
      ),
      ...(lost
        ? lines.map((line, i): Shape => ({
            kind: 'path',
            closed: false,
            points: [
              [BADGE - 1, y + i * LINE],
              [i === 0 ? width : BADGE + textWidth(line, LEGIBLE, false), y + i * LINE],
            ],
            stroke: FAINT,
            width: 1,
            layer: 'writing',
            tag: `${tag}:lost`,
          }))
        : []),
    ],
  };
}

/** Rounds left of each kind: `AC/20: 10 → 9 / 10`. */
export function ammoBlock(unit: Unit, before: Unit | null, tongue: Tongue, width: number): Block {
  const one = (bin: AmmoBin, i: number): string => {
    const was = before?.ammo[i]?.left ?? bin.left;
    const now = was === bin.left ? String(bin.left) : `${was} → ${bin.left}`;
    const place = bin.stowed ? `\u00a0(${bin.stowed.location})` : '';
    return `${nameOf(tongue, 'battletech.weapon', bin.ammo)}${place}\u00a0${now.replaceAll(' ', '\u00a0')}/${bin.full}`;
  };
  if (unit.ammo.length === 0) return { shapes: [], height: 0 };
  const changed = unit.ammo.some((bin, i) => before !== null && before.ammo[i]?.left !== bin.left);
  const text = t(tongue, 'battletech.picture.ammo', { figures: unit.ammo.map(one).join(' · ') });
  return paragraph(text, width, `ammo:${unit.id}`, { bold: changed });
}
