import type { Locale } from '../../i18n/locales.js';
import { nameOf, t } from '../../i18n/index.js';
import type { AmmoBin, Event, Mount, Unit } from '../../rules/battletech/types.js';
import { isGone } from '../../rules/battletech/units.js';
import { FAINT, INK, RED, WHITE } from '../colours.js';
import { textWidth, wrap } from '../measure.js';
import { LEGIBLE, type Shape } from '../scene.js';
import { paragraph, words, type Block } from '../blocks.js';

type Shot = Extract<Event, { type: 'ShotResolved' }>;

const LINE = 12.5;
const BADGE = 17;
const DAMAGE = 20;
const RANGE = 44;
const LOCATION = 20;
const MARK = 11;

/** The weapons of a unit: letter, name, location, damage, ranges; what was fired in the stretch and hit or missed; what is lost. */
export function weaponsBlock(unit: Unit, shots: readonly Shot[], locale: Locale, width: number): Block {
  const shapes: Shape[] = [
    words(t(locale, 'battletech.picture.damage'), [width - RANGE - 2, 6], 'weapons:head', {
      align: 'right',
      colour: FAINT,
    }),
    words(t(locale, 'battletech.picture.range'), [width, 6], 'weapons:head', { align: 'right', colour: FAINT }),
  ];
  let y = 14;
  for (const mount of unit.sheet.mounts) {
    const row = weaponRow(unit, mount, shots.find((shot) => shot.mount === mount.id) ?? null, locale, width, y);
    shapes.push(...row.shapes);
    y += row.height;
  }
  return { shapes, height: y };
}

function weaponRow(unit: Unit, mount: Mount, shot: Shot | null, locale: Locale, width: number, top: number): Block {
  const { weapon, location, id } = mount;
  const tag = `weapon:${unit.id}:${id}`;
  const lost = isGone(unit, mount);
  const colour = lost ? FAINT : INK;
  const room = width - BADGE - MARK - LOCATION - DAMAGE - RANGE;
  const lines = wrap(nameOf(locale, 'battletech.weapon', weapon.id), LEGIBLE, false, room);
  const y = top + 8;
  const { short, medium, long } = weapon.ranges;
  const hit = shot?.result === 'hit' || shot?.result === 'sure';
  const mark = !shot
    ? []
    : [
        words(hit ? '✓' : shot.result === 'held' ? '–' : '✕', [BADGE + room + MARK / 2, y], `${tag}:${shot.result}`, {
          align: 'center',
          bold: true,
          colour: hit ? RED : INK,
        }),
      ];
  return {
    height: 4 + lines.length * LINE,
    shapes: [
      {
        kind: 'circle',
        at: [7, y],
        radius: 6.6,
        fill: lost ? WHITE : INK,
        stroke: lost ? FAINT : INK,
        width: 0.8,
        layer: 'token',
        tag: `${tag}:badge`,
      },
      words(id, [7, y], `${tag}:letter`, { align: 'center', bold: true, colour: lost ? FAINT : WHITE }),
      ...lines.map((line, i) => words(line, [BADGE, y + i * LINE], `${tag}:name`, { colour })),
      ...mark,
      words(location, [width - RANGE - DAMAGE - 3, y], `${tag}:location`, { align: 'right', colour }),
      words(String(weapon.damage), [width - RANGE - 2, y], `${tag}:damage`, { align: 'right', bold: true, colour }),
      words(`${short}/${medium}/${long}`, [width, y], `${tag}:ranges`, { align: 'right', colour }),
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
export function ammoBlock(unit: Unit, before: Unit | null, locale: Locale, width: number): Block {
  const one = (bin: AmmoBin, i: number): string => {
    const was = before?.ammo[i]?.left ?? bin.left;
    const now = was === bin.left ? String(bin.left) : `${was} → ${bin.left}`;
    return `${nameOf(locale, 'battletech.weapon', bin.ammo)}\u00a0${now.replaceAll(' ', '\u00a0')}/${bin.full}`;
  };
  if (unit.ammo.length === 0) return { shapes: [], height: 0 };
  const changed = unit.ammo.some((bin, i) => before !== null && before.ammo[i]?.left !== bin.left);
  const text = t(locale, 'battletech.picture.ammo', { figures: unit.ammo.map(one).join(' · ') });
  return paragraph(text, width, `ammo:${unit.id}`, { bold: changed });
}
