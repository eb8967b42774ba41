import { describe, expect, it } from 'vitest';
import type { Point, Scene } from '../../../src/render/scene.js';
import type { HourView } from '../../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import type { Inquiry } from '../../../src/rules/finest-hour/inquiries.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { dogfight, lettered, shownOn } from '../../support/finest-hour-kinds.js';
import { cloud } from '../../support/finest-hour.js';
import { tagged, textsOf, wordsAt } from '../../support/scenes.js';

/** Answers of the rules over the sky: arcs, odds, lines of sight, where an aircraft can end, places to pick. */

const { opening, before, view } = dogfight(4);
const [red1, red2, bf1] = [unitId('Red-1'), unitId('Red-2'), unitId('Bf-1')];

function answered(inquiry: Inquiry, of: HourView = view): Scene {
  const told = finestHour.inspect(of, inquiry);
  if (!told.ok) throw new Error(JSON.stringify(told.error));
  return shownOn(of, { kind: 'answer', answer: told.value });
}

function pathOf(scene: Scene, tag: string): readonly Point[] {
  const [found] = tagged(scene, tag);
  if (found?.kind !== 'path') throw new Error(`no ${tag}`);
  return found.points;
}

/** Pixels of a centimetre, by the ruler. */
function scaleOf(scene: Scene): number {
  const [a, b] = textsOf(scene).filter(({ tag }) => tag.startsWith('ruler:column:'));
  if (!a || !b) throw new Error('no ruler');
  return (b.at[0] - a.at[0]) / (Number(b.text) - Number(a.text));
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

describe('overlays over the sky', () => {
  it('TFH-22 AMB-TFH-06 arcs are as long and as broad as they are, with whom each weapon bears on', () => {
    const scene = answered({ about: 'arcs', unit: red2 }, opening);
    const cm = scaleOf(scene);
    const [middle, ...rim] = pathOf(scene, 'arc:Red-2:cannon');
    if (!middle) throw new Error('no arc');
    for (const at of rim) expect(apart(middle, at) / cm).toBeCloseTo(20, 1);
    const [left, right] = [rim.at(0), rim.at(-1)];
    // 90° between its borders.
    expect(left && right && apart(left, right) / cm).toBeCloseTo(20 * Math.SQRT2, 1);
    const ahead = answered({ about: 'arcs', unit: red1 }, opening);
    const fixed = pathOf(ahead, 'arc:Red-1:gun');
    expect(apart(fixed[0] ?? [0, 0], fixed.at(-1) ?? [0, 0]) / scaleOf(ahead)).toBeCloseTo(3, 1);
    expect(wordsAt(scene, 'caption')).toBe(
      'Red-2 cannon · front · 20 cm nobody in it tail gun · rear · 15 cm nobody in it',
    );
  });

  it('TFH-20 odds stand on a line to each target, and in the panel by weapon', () => {
    const scene = answered({ about: 'odds', unit: unitId('Bf-2'), target: red2, from: null });
    expect(wordsAt(scene, 'odds:Bf-2:Red-2:chance')).toBe('42%');
    expect(wordsAt(scene, 'caption')).toBe(
      '→ Red-2 · 13.3 cm cannon: 3D, 6+: hit 42%, fire 12%, kill 1% tail gun: does not bear ○ straight on: 10 cm – · 20 cm 17%',
    );
    // What each further tranche does to it stands where it would end as well (TFH-12).
    expect(wordsAt(scene, 'farther:Bf-2:20000:chance')).toBe('17%');
    const none = answered({ about: 'odds', unit: red1, target: null, from: null }, opening);
    expect(wordsAt(none, 'caption')).toContain('Nothing bears on anybody.');
  });

  it('TFH-17 a line of sight says how far it is, and is dotted where something hides', () => {
    const clear = answered({ about: 'los', unit: red2, target: bf1 }, opening);
    expect(tagged(clear, 'sight:Red-2:Bf-1:clear')).toHaveLength(1);
    const hiding: HourView = {
      ...opening,
      game: {
        ...opening.game,
        sky: { ...opening.game.sky, obstacles: [{ kind: 'cloud', shapes: [cloud(36, 48, 8)] }] },
      },
    };
    const hidden = answered({ about: 'los', unit: red2, target: bf1 }, hiding);
    const [line] = tagged(hidden, 'sight:Red-2:Bf-1:hidden');
    expect(line?.kind === 'path' && (line.dash?.length ?? 0)).toBeGreaterThan(0);
    expect(wordsAt(hidden, 'sight:distance')).toBe('⊘ 37.6 cm');
    expect(wordsAt(hidden, 'caption')).toContain('hidden');
  });

  it('TFH-02 TFH-12 TFH-16 where it can end: within an outline by a move, on a circle by an evasion', () => {
    const move = answered({ about: 'reach', unit: red2, by: 'normal' });
    const [area] = tagged(move, 'reach:Red-2:normal');
    expect(area?.kind === 'path' && area.fill).toBeDefined();
    expect(tagged(move, 'reach:Red-2:end').length).toBeGreaterThan(3);
    const evasion = answered({ about: 'reach', unit: red2, by: 'evasion' });
    const [circle] = tagged(evasion, 'reach:Red-2:evasion');
    expect(circle?.kind === 'path' && circle.fill).toBeUndefined();
    const [base] = tagged(evasion, 'unit:Red-2:base');
    const cm = scaleOf(evasion);
    for (const at of pathOf(evasion, 'reach:Red-2:evasion'))
      expect(base?.kind === 'circle' && apart(base.at, at) / cm).toBeCloseTo(10, 1);
  });

  it('TFH-12 letters stand where a move can end, within the outline of all that it can reach, and none is hidden', () => {
    const overlay = lettered(before, 'Red-1');
    const scene = shownOn(before, overlay);
    // Class 3: straight on for 10, 20 and 30 cm, and as far with a turn of 45° or 90° as that leaves.
    expect(overlay.places.map(({ place }) => place.split(' ')[1])).toEqual([
      '0',
      '0',
      '0',
      '315',
      '315',
      '315',
      '45',
      '45',
      '45',
      '270',
      '270',
      '90',
      '90',
      '225',
      '135',
    ]);
    for (const { letter } of overlay.places) {
      expect(tagged(scene, `pick:${letter}`)).toHaveLength(1);
      expect(wordsAt(scene, `letter:${letter}`)).toBe(letter);
    }
    expect(tagged(scene, 'reach:Red-1:normal')).toHaveLength(1);
    const [a, b] = [tagged(scene, 'letter:A'), tagged(scene, 'letter:B')].map(([plate]) => plate);
    if (a?.kind !== 'box' || b?.kind !== 'box') throw new Error('no places');
    expect((a.box.y - b.box.y) / scaleOf(scene)).toBeCloseTo(10, 1);
  });
});
