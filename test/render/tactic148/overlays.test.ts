import { describe, expect, it } from 'vitest';
import { nameOf, t } from '../../support/words.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import type { Overlay } from '../../../src/present/picture.js';
import { tactic148Presenter } from '../../../src/games/tactic148/present/index.js';
import { sceneOf } from '../../../src/render/index.js';
import type { Scene } from '../../../src/render/scene.js';
import { at } from '../../../src/rules/geometry/plane/point.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import type { Tactic148, TacticView } from '../../../src/rules/tactic148/tactic148.js';
import type { InquiryAnswer, Inquiry } from '../../../src/rules/tactic148/inquiries.js';
import { deployed } from '../../support/posed-tactic.js';
import { tagged, textsOf, wordsAt } from '../../support/scenes.js';
import { faults } from '../../support/seen-scenes.js';

const view = deployed('tactic148/skirmish', 0, {
  'US-Rifleman': [12, 13],
  'US-Scout': [21, 12],
  'VG-Gunner': [22, 19.5],
  'VG-Assault': [13.5, 24],
});

function drawn(overlay: Overlay<Tactic148>, on: TacticView = view, locale: (typeof LOCALES)[number] = 'en'): Scene {
  const scene = sceneOf({
    game: 'tactic148',
    view: on,
    before: null,
    events: [],
    shows: { kind: 'map', crop: 'action', overlay },
    locale,
  });
  expect(faults(scene)).toEqual([]);
  return scene;
}

function answered(inquiry: Inquiry): Overlay<Tactic148> & { readonly answer: InquiryAnswer } {
  const answer = tactic148.inspect(view, inquiry);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return { kind: 'answer', answer: answer.value };
}

const rifleman = unitId('US-Rifleman');

describe('answers on the table', () => {
  it('T48-49 T48-51 odds: a line of its kind to each enemy, the chance on it, the figures below', () => {
    const overlay = answered({ about: 'odds', unit: rifleman, target: null, aim: false, from: null });
    for (const locale of LOCALES) {
      const scene = drawn(overlay, view, locale);
      expect(tagged(scene, 'odds:US-Rifleman:VG-Assault:cover')).toHaveLength(1);
      expect(tagged(scene, 'odds:US-Rifleman:VG-Gunner:none')).toHaveLength(1);
      expect(wordsAt(scene, 'odds:US-Rifleman:VG-Gunner:chance')).toBe('–');
      expect(wordsAt(scene, 'odds:US-Rifleman:VG-Assault:chance')).toMatch(/^56\s?%$/u);
      expect(wordsAt(scene, 'caption')).toContain(nameOf(locale, 'tactic148.sight', 'none'));
      expect(wordsAt(scene, 'caption')).toContain(t(locale, 'tactic148.picture.dice', { dice: 2, needed: 5 }));
      for (const kind of ['cover', 'none']) expect(tagged(scene, `legend:line:${kind}:${kind}`)).toHaveLength(1);
    }
  });

  it('as if it stood elsewhere: an empty base there', () => {
    const from = at(21.5, 13);
    const unit = unitId('US-Scout');
    const scene = drawn(answered({ about: 'odds', unit, target: unitId('VG-Gunner'), aim: true, from }));
    expect(tagged(scene, 'ghost:US-Scout').length).toBeGreaterThan(0);
    expect(tagged(scene, 'odds:US-Scout:VG-Gunner:corridor')).toHaveLength(1);
  });

  it('a line of sight differs by colour, dash and word', () => {
    const looks = [
      { to: at(22, 19.5), kind: 'none' },
      { to: at(13.5, 24), kind: 'cover' },
      { to: at(12, 17), kind: 'open' },
    ] as const;
    const seen = looks.map(({ to, kind }) => {
      const scene = drawn(answered({ about: 'los', from: at(12, 13), to }));
      const [line] = tagged(scene, `sight:${kind}`);
      expect(wordsAt(scene, 'caption')).toContain(nameOf('en', 'tactic148.sight', kind));
      return line?.kind === 'path' ? [line.stroke, line.dash?.join(' ')] : [];
    });
    for (const k of [0, 1]) expect(new Set(seen.map((look) => look[k])).size).toBe(3);
  });

  it('T48-30 T48-31 reach: on the level and by climbing, with the most', () => {
    const overlay = answered({ about: 'reach', unit: rifleman, by: 'move' });
    const scene = drawn(overlay);
    expect(tagged(scene, 'reach:US-Rifleman:plain')).toHaveLength(1);
    expect(tagged(scene, 'reach:US-Rifleman:climb')).toHaveLength(1);
    expect(wordsAt(scene, 'caption')).toContain('5.0');
  });

  it('a card: a ring around whose it is', () => {
    expect(tagged(drawn(answered({ about: 'sheet', unit: rifleman })), 'marked:US-Rifleman').length).toBeGreaterThan(0);
  });
});

describe('picking a place', () => {
  const squares = ['6,7 9,10', '9,7 12,10', '6,10 9,13', '9,10 12,13'];

  it('first squares with a letter each, then points in one of them, closer', () => {
    const places = squares.map((place, i) => ({ letter: 'ABCD'[i] ?? '', place }));
    const wide = drawn({ kind: 'letters', unit: 'US-Rifleman', places });
    for (const { letter } of places) {
      expect(tagged(wide, `pick:${letter}`)).toHaveLength(1);
      expect(wordsAt(wide, `letter:${letter}`)).toBe(letter);
    }
    const points = [9.5, 10.5, 11.5].map((x, i) => ({ letter: 'ABC'[i] ?? '', place: `${x},12` }));
    const close = drawn({ kind: 'letters', unit: 'US-Rifleman', places: points });
    for (const { letter } of points) expect(wordsAt(close, `letter:${letter}`)).toBe(letter);
    const scaleOf = (scene: Scene): number => scene.ground?.width ?? 0;
    expect(scaleOf(close)).toBeGreaterThan(scaleOf(wide));
  });

  it('among many figures a letter stays in its square, and at its place', () => {
    const heap = deployed('tactic148/skirmish', 0, {
      'US-Sergeant': [12, 12],
      'US-Rifleman': [13.05, 12],
      'US-Scout': [12, 13.05],
      'US-Gunner': [13.05, 13.05],
      'VG-Unteroffizier': [14.1, 12.2],
      'VG-Grenadier': [14.1, 13.25],
      'VG-Assault': [12.5, 14.1],
      'VG-Gunner': [13.6, 14.3],
    });
    const grid = Array.from({ length: 25 }, (_, i) => ({
      letter: String.fromCharCode(65 + i),
      x: 11 + (i % 5),
      y: 11 + Math.floor(i / 5),
    }));
    const picked = (places: readonly { letter: string; place: string }[]): Scene =>
      drawn({ kind: 'letters', unit: 'US-Rifleman', places }, heap);
    const letterIn = (scene: Scene, letter: string): readonly [number, number] => {
      const found = textsOf(scene).find(({ tag }) => tag.startsWith(`letter:${letter}`));
      if (!found) throw new Error(`no letter ${letter}`);
      return found.at;
    };
    const squares = picked(grid.map(({ letter, x, y }) => ({ letter, place: `${x},${y} ${x + 1},${y + 1}` })));
    for (const { letter } of grid) {
      const [x, y] = letterIn(squares, letter);
      const [square] = tagged(squares, `pick:${letter}`);
      if (square?.kind !== 'box') throw new Error('no square');
      const { box } = square;
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, letter).toBe(true);
    }
    const points = picked(
      grid.map(({ letter, x, y }) => ({ letter, place: `${12.2 + (x - 11) * 0.4},${11.4 + (y - 11) * 0.4}` })),
    );
    for (const { letter } of grid) {
      const [x, y] = letterIn(points, letter);
      const [point] = tagged(points, `pick:${letter}`);
      if (point?.kind !== 'circle') throw new Error('no place');
      expect(Math.hypot(x - point.at[0], y - point.at[1]), letter).toBeLessThan(10);
    }
  });

  it('leaves out what is no place', () => {
    const places = [{ letter: 'A', place: 'nowhere' }];
    expect(tagged(drawn({ kind: 'letters', unit: null, places }), 'pick:')).toEqual([]);
  });
});

describe('an order in the making', () => {
  const draft = (mode: string, steps: string, unit = 'US-Rifleman'): Scene =>
    drawn({ kind: 'draft', unit, mode, steps });

  it('a move with its bends, an empty base at its end, and how far of how much', () => {
    const scene = draft('move', '12,15 13,15');
    expect(tagged(scene, 'draft:US-Rifleman:bend')).toHaveLength(1);
    expect(tagged(scene, 'draft:US-Rifleman:end:side')).toHaveLength(1);
    expect(wordsAt(scene, 'draft:US-Rifleman:far')).toBe('3.0 u of 5.0 u');
  });

  it('an Assault Fire with its way and its line', () => {
    const scene = draft('assault', '13,15 VG-Assault');
    expect(tagged(scene, 'draft:US-Rifleman:swept')).toHaveLength(1);
    expect(tagged(scene, 'draft:US-Rifleman:line:cover')).toHaveLength(1);
    expect(wordsAt(scene, 'caption')).toContain('→ VG-Assault');
  });

  it('markers and grenades with their zone, all of it in the picture', () => {
    for (const [mode, unit, tag] of [
      ['opportunity', 'US-Rifleman', ':zone'],
      ['suppress', 'US-Rifleman', ':effective'],
      ['grenade', 'US-Sergeant', ':radius'],
    ] as const) {
      const scene = draft(mode, '12,18', unit);
      const [zone] = tagged(scene, `draft:${unit}${tag}`);
      if (zone?.kind !== 'circle' || !scene.ground) throw new Error(`no zone of ${mode}`);
      const { at: top, window } = scene.ground;
      expect(zone.at[1] + zone.radius).toBeLessThanOrEqual(top[1] + window.height);
      expect(zone.at[1] - zone.radius).toBeGreaterThanOrEqual(top[1]);
    }
  });

  it('T48-09 a row: each order by its number, from where the one before it leads', () => {
    const planned = [
      { unit: 'US-Rifleman', mode: 'move', steps: '12,15 13,15' },
      { unit: 'US-Scout', mode: 'take-cover', steps: '' },
    ];
    const row = { kind: 'draft', planned, unit: 'US-Rifleman', mode: 'move', steps: '13,17' } as const;
    for (const locale of LOCALES) {
      const scene = drawn(row, view, locale);
      expect(wordsAt(scene, 'draft:1:US-Rifleman:far')).toBe('1 · US-Rifleman');
      expect(wordsAt(scene, 'draft:3:US-Rifleman:far')).toBe('3 · US-Rifleman');
      // The second way is 2 u long and begins at the end of the first, where the ring is, too.
      expect(wordsAt(scene, 'caption')).toMatch(/3 · US-Rifleman · .* · 2[.,]0/);
      const [first] = tagged(scene, 'draft:1:US-Rifleman:end');
      const [begins] = tagged(scene, 'draft:3:US-Rifleman:start');
      const [ghost] = tagged(scene, 'draft:1:US-Rifleman:end').filter(({ kind }) => kind === 'circle');
      const [mark] = tagged(scene, 'marked:US-Rifleman');
      if (ghost?.kind !== 'circle' || begins?.kind !== 'circle' || mark?.kind !== 'circle') throw new Error('no base');
      expect(first).toBeDefined();
      expect([begins.at, mark.at]).toEqual([ghost.at, ghost.at]);
      expect(textsOf(scene).map(({ text }) => text)).toContain(t(locale, 'tactic148.picture.ghost'));
      expect(tagged(scene, 'legend:ghost').length).toBeGreaterThan(0);
    }
  });

  it('T48-09 places to pick for a later order of a row: the earlier ones stand under the letters', () => {
    const planned = [{ unit: 'US-Rifleman', mode: 'move', steps: '12,15' }];
    const places = [
      { letter: 'A', place: '10,14 12,16' },
      { letter: 'B', place: '12,14 14,16' },
    ];
    const overlay = { kind: 'letters', unit: 'US-Rifleman', places, planned } as const;
    const scene = drawn(overlay);
    expect(wordsAt(scene, 'draft:1:US-Rifleman:far')).toBe('1 · US-Rifleman');
    expect(wordsAt(scene, 'letter:B')).toBe('B');
    expect(wordsAt(scene, 'caption')).toContain('1 · US-Rifleman · Move · 12, 15');
    const shows = { kind: 'map', crop: 'action', overlay } as const;
    const stretch = { before: null, after: view, events: [] };
    const alt = tactic148Presenter([]).alt(shows, stretch, 'fr');
    expect(alt).toContain('Prévu avant\u202f: 1. US-Rifleman · ');
    expect(alt).toContain('12\u202f; 15');
  });

  it('before the first place: who it is about', () => {
    expect(tagged(draft('move', ''), 'marked:US-Rifleman').length).toBeGreaterThan(0);
    expect(tagged(draft('move', ''), 'draft:')).toEqual([]);
  });
});
