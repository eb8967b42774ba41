import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import type { Picture } from '../../../src/present/picture.js';
import { finestHourScene } from '../../../src/render/finest-hour/index.js';
import { PLANS } from '../../../src/render/finest-hour/silhouettes.js';
import type { Point, Scene } from '../../../src/render/scene.js';
import type { FinestHour, HourView } from '../../../src/rules/finest-hour/finest-hour.js';
import type { Aircraft } from '../../../src/rules/finest-hour/types.js';
import { GROUNDS, SILHOUETTES } from '../../../src/rules/finest-hour/types.js';
import { dogfight, GAME, raid, shownOn, under } from '../../support/finest-hour-kinds.js';
import { MAP, tagged, textsOf, WHOLE, wordsAt } from '../../support/scenes.js';

/** What a picture of the sky must show is there, where and as the rules have it. */

const fight = dogfight(4);
const drawn = (of: Partial<Picture<FinestHour>> = {}): Scene =>
  finestHourScene({ game: GAME, ...fight, shows: MAP, locale: 'en', ...of });

const still = (view: HourView): Partial<Picture<FinestHour>> => ({ view, before: null, events: [] });

const withAircraft = (id: string, change: Partial<Aircraft>): HourView => ({
  ...fight.view,
  game: {
    ...fight.view.game,
    aircraft: fight.view.game.aircraft.map((one) => (one.id === id ? { ...one, ...change } : one)),
  },
});

const mark = (scene: Scene, axis: 'column' | 'row', cm: number): number => {
  const [text] = textsOf(scene).filter(({ tag }) => tag === `ruler:${axis}:${cm}`);
  return text?.at[axis === 'column' ? 0 : 1] ?? NaN;
};

const circleOf = (scene: Scene, tag: string): { readonly at: Point; readonly radius: number } => {
  const [found] = tagged(scene, tag);
  if (found?.kind !== 'circle') throw new Error(`no ${tag}`);
  return found;
};

const pathOf = (scene: Scene, tag: string): readonly Point[] => {
  const found = tagged(scene, tag).find(({ kind }) => kind === 'path');
  if (found?.kind !== 'path') throw new Error(`no ${tag}`);
  return found.points;
};

describe('the sky', () => {
  it('AMB-TFH-06 AMB-TFH-20 is drawn to scale: bases where the ruler has them, their radius 1.5 cm', () => {
    const scene = drawn();
    const cm = (mark(scene, 'column', 40) - mark(scene, 'column', 20)) / 20;
    const { at, radius } = circleOf(scene, 'unit:Red-1:base');
    const red = fight.view.game.aircraft.find(({ id }) => id === 'Red-1');
    expect(radius).toBeCloseTo(1.5 * cm, 3);
    expect(at[0]).toBeCloseTo(mark(scene, 'column', 20) + ((red?.at.x ?? 0) / 1000 - 20) * cm, 3);
    expect(at[1]).toBeCloseTo(mark(scene, 'row', 40) + ((red?.at.y ?? 0) / 1000 - 40) * cm, 3);
  });

  it.each([0, 450, 1112, 1800, 2925])(
    'P-01 a mark ahead of the nose points along a heading of %d tenths',
    (heading) => {
      const scene = drawn(still(withAircraft('Red-1', { heading })));
      const { at } = circleOf(scene, 'unit:Red-1:base');
      const [[x, y] = [0, 0]] = pathOf(scene, 'unit:Red-1:heading');
      expect(((Math.atan2(x - at[0], at[1] - y) * 180) / Math.PI + 360) % 360).toBeCloseTo(heading / 10, 3);
    },
  );

  it('TFH-17 what hides is drawn as large as it is, clouds with their shadow beside them', () => {
    const { ground } = drawn({ shows: WHOLE });
    const shapes = ground?.shapes ?? [];
    const unit = (ground?.width ?? 0) / 120;
    const [cloud] = shapes.filter(({ tag }) => tag === 'obstacle:0:cloud');
    expect(cloud?.kind === 'circle' && [cloud.at[0] / unit, cloud.at[1] / unit, cloud.radius / unit]).toEqual([
      62, 46, 5,
    ]);
    for (const puff of shapes.filter(({ tag }) => tag === 'obstacle:0:cloud:puff')) {
      if (puff.kind !== 'circle' || cloud?.kind !== 'circle') throw new Error('no puff');
      const far = Math.hypot(puff.at[0] - cloud.at[0], puff.at[1] - cloud.at[1]) + puff.radius;
      expect(far).toBeLessThanOrEqual(cloud.radius + 0.01);
    }
    expect(shapes.filter(({ tag }) => tag === 'cloud:shadow')).toHaveLength(3);
  });

  it.each(GROUNDS)('far below lie %s, the same land every time', (ground) => {
    const scene = (id: string): Scene => drawn({ ...still(under(fight.view, { ground, id })), shows: WHOLE });
    const shapesOf = (id: string) => scene(id).ground?.shapes.filter(({ tag }) => tag.startsWith('ground:'));
    expect(shapesOf('one')?.length).toBeGreaterThan(20);
    expect(JSON.stringify(shapesOf('two'))).not.toBe(JSON.stringify(shapesOf('one')));
    expect(JSON.stringify(shapesOf('one'))).toBe(JSON.stringify(shapesOf('one')));
  });

  it('by night the land is dark and the title has a moon', () => {
    const scene = drawn(still(under(fight.view, { light: 'night' })));
    expect(scene.ground?.shapes.some(({ tag }) => tag === 'ground:night')).toBe(true);
    expect(wordsAt(scene, 'header:phase')).toContain('☾');
    expect(wordsAt(drawn(), 'header:phase')).not.toContain('☾');
  });
});

describe('the aircraft', () => {
  it.each(SILHOUETTES)('a %s is a silhouette of its own with its nose to its heading', (silhouette) => {
    const [one] = fight.view.game.aircraft;
    if (!one) throw new Error('nobody');
    const view = withAircraft(one.id, { profile: { ...one.profile, silhouette }, heading: 900 });
    const scene = drawn(still(view));
    const hulls = tagged(scene, `unit:${one.id}:figure:hull`).flatMap((shape) =>
      shape.kind === 'path' ? shape.points : [],
    );
    const { at } = circleOf(scene, `unit:${one.id}:base`);
    const [xs, ys] = [hulls.map(([x]) => x - at[0]), hulls.map(([, y]) => y - at[1])];
    // Symmetrical across its heading, which is to the east.
    expect(Math.max(...ys)).toBeCloseTo(-Math.min(...ys), 3);
    const [nose] = PLANS[silhouette].parts.flat().toSorted(([, a], [, b]) => a - b);
    expect(Math.max(...xs)).toBeCloseTo(-(nose?.[1] ?? 0) * (Math.max(...ys) / widthOf(silhouette)), 3);
  });

  const widthOf = (silhouette: (typeof SILHOUETTES)[number]): number =>
    Math.max(...PLANS[silhouette].parts.flat().map(([x]) => x));

  it('one that turned is banked: its lower wing is shortened and in shade', () => {
    const scene = drawn();
    expect(tagged(scene, 'unit:Bf-1:figure:bank').length).toBeGreaterThan(0);
    expect(tagged(drawn(still(fight.view)), 'unit:Bf-1:figure:bank')).toEqual([]);
  });

  it('TFH-02 TFH-03 TFH-20 TFH-25 TFH-26 worth, star and what became of it stand on its label, in its row and in the legend', () => {
    const view = withAircraft('Red-1', {
      burning: true,
      stunned: true,
      manoeuvres: { evaded: true, dived: true, fast: true },
    });
    for (const locale of LOCALES) {
      const scene = drawn({ ...still(view), locale });
      for (const sign of ['rep', 'star', 'burning', 'stunned', 'evaded', 'dived', 'fast']) {
        expect(tagged(scene, `unit:Red-1:label:${sign}:badge`), sign).toHaveLength(1);
        expect(tagged(scene, `force:Red-1:marker:${sign}:sign`), sign).toHaveLength(1);
        expect(tagged(scene, `legend:sign:${sign}:sign`), sign).toHaveLength(1);
      }
      expect(tagged(scene, 'unit:Red-1:smoke').length).toBeGreaterThan(3);
      expect(tagged(scene, 'unit:Red-1:flames').length).toBeGreaterThan(0);
      expect(tagged(scene, 'unit:Red-1:stunned')).toHaveLength(3);
    }
  });

  it('TFH-10 a member of a group has a line to its leader, who has a flag', () => {
    const joined = withAircraft('Red-2', { leader: fight.view.game.aircraft[0]?.id ?? null });
    const led: HourView = {
      ...joined,
      game: {
        ...joined.game,
        aircraft: joined.game.aircraft.map((one) => (one.id === 'Red-1' ? { ...one, leader: one.id } : one)),
      },
    };
    const scene = drawn(still(led));
    const [from, to] = pathOf(scene, 'group:Red-1:Red-2');
    expect([from, to]).toEqual([circleOf(scene, 'unit:Red-2:base').at, circleOf(scene, 'unit:Red-1:base').at]);
    expect(tagged(scene, 'unit:Red-1:label:leader:badge')).toHaveLength(1);
    expect(tagged(drawn(still(fight.view)), 'group:')).toEqual([]);
  });
});

describe('what happened in the stretch', () => {
  it('TFH-12 every course has its bends with their degrees, from where it began to where the aircraft is', () => {
    const scene = drawn();
    const track = pathOf(scene, 'track:Bf-1:5:flew');
    expect(track.at(-1)).toEqual(circleOf(scene, 'unit:Bf-1:base').at);
    expect(
      textsOf(scene)
        .filter(({ tag }) => tag === 'number:track:Bf-1:5:bend')
        .map(({ text }) => text),
    ).toEqual(['45°', '30°', '45°']);
  });

  it('TFH-16 TFH-28 evasions are dashed, forced dives dotted, with their numbers in the chain', () => {
    const scene = drawn();
    const [evasion] = tagged(scene, 'track:Red-1:1:evaded');
    expect(evasion?.kind === 'path' && (evasion.dash?.length ?? 0)).toBeGreaterThan(0);
    expect(tagged(scene, 'track:Bf-2:3:dived')).toHaveLength(1);
    expect(wordsAt(scene, 'chain:')).toBe('3 8 12');
    // Where tracks cross, the rim of a number says whose it is.
    const rims = tagged(scene, 'chain:').flatMap((one) =>
      one.kind === 'circle' && one.tag.endsWith(':rim') ? [one.fill] : [],
    );
    expect(rims[0]).toBe(evasion?.kind === 'path' ? evasion.stroke : null);
    expect(new Set(rims).size).toBe(2);
  });

  it('TFH-20 TFH-23 each volley is a string of tracers with hits of dice, the worst that they did, and its number', () => {
    const scene = drawn();
    const results = textsOf(scene).filter(({ tag }) => tag.startsWith('shot:') && tag.endsWith(':result'));
    expect(results.map(({ tag, text }) => [tag.split(':').slice(1, 3).join('>'), text])).toEqual([
      ['Bf-1>Red-1', '✚ 1/3'],
      ['Bf-2>Red-2', '✕ 0/3'],
      ['Red-2>Bf-2', '♨ 2/3'],
      ['Bf-2>Red-2', '✕ 0/3'],
    ]);
    expect(
      textsOf(scene)
        .filter(({ tag }) => tag.endsWith(':result:link'))
        .map(({ text }) => text),
    ).toEqual(['2', '5', '7', '10']);
    expect(tagged(scene, 'shot:Bf-1:Red-1:hit')).toHaveLength(1);
    expect(tagged(scene, 'shot:Bf-2:Red-2:miss').length).toBeGreaterThan(0);
  });

  it('TFH-27 AMB-TFH-01 the rows tell tests in ticks and what befell whom; each side has its die, a bar below the one with the initiative', () => {
    const scene = drawn();
    expect(wordsAt(scene, 'force:Bf-1:facts')).toContain('In sight ✓✓');
    expect(wordsAt(scene, 'force:Red-1:changes')).toContain('minor damage');
    expect(wordsAt(scene, 'force:Bf-2:changes')).toContain('fire on board');
    expect(tagged(scene, 'force:side:red:die:2')).toHaveLength(1);
    expect(tagged(scene, 'force:side:blue:die:1')).toHaveLength(1);
    expect(tagged(scene, 'force:side:red:first')).toHaveLength(1);
    expect(tagged(scene, 'force:side:blue:first')).toEqual([]);
  });

  it('TFH-34 TFH-37 TFH-38 bombs, collisions, exits and guns off the table are shown where they happened', () => {
    const scene = drawn({ ...raid(), shows: WHOLE });
    expect(tagged(scene, 'target:Dock:bombed')).not.toEqual([]);
    expect(tagged(scene, 'bomb:Red-1:Dock')).not.toEqual([]);
    expect(wordsAt(scene, 'exit:red:north:label')).toBe('■ exit');
    expect(wordsAt(scene, 'lost:Red-2:label')).toBe('■ Red-2 ✓');
    for (const unit of ['Red-3', 'Bf-1']) expect(wordsAt(scene, `lost:${unit}:label`)).toContain('☠');
    expect(wordsAt(scene, 'outside:Halo')).toBe('→ ● Halo');
    expect(wordsAt(scene, 'shot:Halo:Red-1:result')).toBe('✶ 1/1 1');
    expect(tagged(scene, 'track:Red-3').some(({ tag }) => tag.endsWith(':closed'))).toBe(true);
  });
});

describe('an order in the making', () => {
  const draft = (view: HourView, steps: string): Scene =>
    shownOn(view, { kind: 'draft', unit: 'Red-1', mode: 'fly', steps });

  it('TFH-12 TFH-17 shows its course with the turns, fire from where it is fired, and the aircraft where it would be', () => {
    const scene = draft(fight.opening, '10 L45 @Bf-1 10');
    const cm = (mark(scene, 'column', 40) - mark(scene, 'column', 20)) / 20;
    const track = pathOf(scene, 'draft:Red-1:0:flew');
    const lengths = track
      .slice(1)
      .map(([x, y], i) => Math.hypot(x - (track[i]?.[0] ?? x), y - (track[i]?.[1] ?? y)) / cm);
    expect(lengths.map((length) => Math.round(length))).toEqual([10, 10]);
    expect(wordsAt(scene, 'number:draft:Red-1')).toBe('45°');
    expect(tagged(scene, 'draft:Red-1:fire:rounds')).toHaveLength(1);
    expect(tagged(scene, 'draft:Red-1:end:hull').length).toBeGreaterThan(0);
    expect(wordsAt(scene, 'caption')).toBe('Red-1 · 10 ↰45° · fire at Bf-1 · 10');
    expect(wordsAt(scene, 'draft:Red-1:far')).toBe('20 cm');
  });

  it('AMB-TFH-27 whoever flies with the aircraft does the same from its own place', () => {
    const { game } = fight.opening;
    const [leader] = game.aircraft;
    if (!leader) throw new Error('nobody');
    const together: HourView = {
      ...fight.opening,
      game: {
        ...game,
        aircraft: game.aircraft.map((one) => (one.side === leader.side ? { ...one, leader: leader.id } : one)),
      },
    };
    expect(tagged(draft(together, '10'), 'draft:Red-1:with:Red-2:end').length).toBeGreaterThan(0);
    expect(tagged(draft(fight.opening, '10'), 'draft:Red-1:with')).toEqual([]);
  });
});

describe('the pictures that open and close a match', () => {
  it('P-19 say what it is won by, and how it was won at what price', () => {
    const opening = drawn({ ...still(fight.opening), shows: WHOLE });
    expect(wordsAt(opening, 'caption')).toBe('The last side in the air wins');
    for (const { id } of fight.view.game.aircraft) expect(tagged(opening, `force:${id}:name`)).toHaveLength(1);
    expect(wordsAt(drawn(), 'caption')).toBe('');
    const closing = drawn({ ...raid() });
    expect(wordsAt(closing, 'header:standing')).toBe('Won:');
    expect(wordsAt(closing, 'caption')).toBe('The last side in the air REP taken: red 4, blue 5');
  });
});
