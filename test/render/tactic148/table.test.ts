import { describe, expect, it } from 'vitest';
import { nameOf, t } from '../../support/words.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import type { Picture, Shows } from '../../../src/present/picture.js';
import { LARGEST, drawNow, sceneOf } from '../../../src/render/index.js';
import { overlap } from '../../../src/render/labels.js';
import type { Scene, Shape } from '../../../src/render/scene.js';
import { at } from '../../../src/rules/geometry/plane/point.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import type { PieceId, WeaponId, ZoneId } from '../../../src/rules/tactic148/types.js';
import type { Tactic148, TacticView } from '../../../src/rules/tactic148/tactic148.js';
import { begun, deployed, withCharacter, withGame } from '../../support/posed-tactic.js';
import { tacticScenarios } from '../../support/posed-tactic.js';
import { MAP, tagged, textsOf, WHOLE, wordsAt } from '../../support/scenes.js';
import { faults } from '../../support/seen-scenes.js';
import { answer, begin, cover, grenade, move, piece, shoot, wall, type Play } from '../../support/tactic148.js';

const pictureOf = (view: TacticView, more: Partial<Picture<Tactic148>> = {}): Picture<Tactic148> => ({
  game: 'tactic148',
  view,
  before: null,
  events: [],
  shows: WHOLE,
  locale: 'en',
  ...more,
});

/** What `act` does to a match, as a picture. */
function happening(play: Play, act: (play: Play) => unknown, shows: Shows<Tactic148> = WHOLE): Picture<Tactic148> {
  const before = tactic148.view(play.match, spectator);
  const first = play.log.length;
  act(play);
  return pictureOf(tactic148.view(play.match, spectator), { before, events: play.log.slice(first), shows });
}

const duel = (pieces: Parameters<typeof begin>[0]['pieces'] = [], distance = 8): Play =>
  begin({
    figures: [
      { unit: 'US1', card: 'rifleman', at: [18, 10] },
      { unit: 'US2', card: 'sergeant', at: [8, 10] },
      { unit: 'VG1', card: 'grenadier', at: [18, 11 + distance] },
      { unit: 'VG2', card: 'grenadier', at: [26, 30] },
    ],
    pieces,
  });

/** P-01: all is read where the picture is seen; no label covers another, with its markers. */
function expectTidy(scene: Scene): void {
  expect(faults(scene)).toEqual([]);
  const plates = scene.shapes.flatMap((shape) => (shape.kind === 'box' && shape.tag.endsWith(':plate') ? [shape] : []));
  const covered = plates.filter((a, n) => plates.slice(n + 1).some((b) => overlap(a.box, b.box) > 0.01));
  expect(covered.map(({ tag }) => tag)).toEqual([]);
}

/** What throws no shadow. */
const FLAT: readonly string[] = ['field', 'crater', 'scenic-base'];

describe('the table', () => {
  it('T48-48 shows every piece in the form of its kind, on every table: outlined heavily, dashed or thinly, with strokes at what is climbed', () => {
    for (const { id } of tacticScenarios) {
      for (const [i, table] of begun(id).game.tables.entries()) {
        const shapes = sceneOf(pictureOf(begun(id, i))).ground?.shapes ?? [];
        const withTag = (tag: string): readonly Shape[] => shapes.filter((shape) => shape.tag === tag);
        for (const one of table.pieces) {
          const tag = `piece:${one.id}:${one.kind}`;
          expect(withTag(tag), tag).toHaveLength(one.shapes.length);
          const outlines = withTag(`${tag}:rim`).map((rim) => (rim.kind === 'text' ? null : rim));
          expect(outlines.length, tag).toBe(one.shapes.length);
          for (const rim of outlines) {
            expect((rim?.width ?? 0) > 3, tag).toBe(one.kind === 'obstruction');
            expect((rim?.dash?.length ?? 0) > 0, tag).toBe(one.kind === 'cover');
          }
          expect(withTag(`${tag}:climb`).length > 0, tag).toBe(one.climb);
          expect(withTag(`${tag}:shadow`).length > 0, tag).toBe(!FLAT.includes(one.look));
        }
      }
    }
  });

  it('T48-47 is drawn to scale, with the ruler of u that orders use', () => {
    const view = deployed('tactic148/skirmish', 0, { 'US-Rifleman': [12, 18], 'US-Scout': [24, 18] });
    const scene = sceneOf(pictureOf(view));
    const centre = (id: string): readonly [number, number] => {
      const [base] = tagged(scene, `figure:${id}:base`);
      if (base?.kind !== 'circle') throw new Error(`no base of ${id}`);
      return base.at;
    };
    const mark = (u: number): number => {
      const [text] = textsOf(scene).filter(({ tag }) => tag === `ruler:column:${u}`);
      return text?.at[0] ?? NaN;
    };
    expect(centre('US-Rifleman')[0]).toBeCloseTo(mark(12), 3);
    expect(centre('US-Scout')[0]).toBeCloseTo(mark(24), 3);
    const [base] = tagged(scene, 'figure:US-Scout:base');
    expect(base?.kind === 'circle' && base.radius * 24).toBeCloseTo(mark(24) - mark(12), 3);
  });

  it('T48-46 every marker stands on its figure’s label, in the list and in the legend; zones lie where they were placed', () => {
    const hold = { at: at(15, 14), radius: 3000, weapon: 'bar' as WeaponId, aim: false, hold: true };
    const [us] = begun('tactic148/skirmish').sides;
    if (!us) throw new Error('no sides');
    const zone = { id: 'sf1' as ZoneId, side: us, initiator: unitId('US-Gunner'), at: at(22, 20), radius: 3000 };
    const suppressing = { zone: zone.id, weapon: 'bar' as WeaponId };
    const one = withGame(
      withCharacter(
        withCharacter(deployed('tactic148/skirmish'), 'US-Rifleman', { wounded: true, shocked: true, inCover: true }),
        'US-Gunner',
        { opportunity: hold, suppressing },
      ),
      (game) => ({ ...game, zones: [zone] }),
    );
    for (const locale of LOCALES) {
      const scene = sceneOf(pictureOf(one, { locale }));
      for (const marker of ['wounded-side', 'wound', 'take-cover']) {
        expect(tagged(scene, `figure:US-Rifleman:label:${marker}:badge`), marker).toHaveLength(1);
        expect(tagged(scene, `legend:marker:${marker}:sign`), marker).toHaveLength(1);
      }
      for (const marker of ['opportunity', 'suppression']) {
        expect(tagged(scene, `figure:US-Gunner:label:${marker}:badge`), marker).toHaveLength(1);
        expect(tagged(scene, `legend:marker:${marker}:sign`), marker).toHaveLength(1);
      }
      expect(wordsAt(scene, 'force:US-Rifleman:marker')).toBe('▼ ✚ ½');
      expect(tagged(scene, 'of:US-Gunner:zone')).toHaveLength(1);
      expect(wordsAt(scene, 'of:US-Gunner:label')).toBe('OF (–) US-Gunner');
      expect(tagged(scene, 'sf:sf1:idle')).toHaveLength(1);
      expectTidy(scene);
    }
    const joined = withCharacter(one, 'US-Scout', { suppressing });
    const effective = sceneOf(pictureOf(joined));
    expect(tagged(effective, 'sf:sf1:effective')).toHaveLength(1);
    expect(tagged(effective, 'sf:sf1:from:')).toHaveLength(2);
  });

  it('T48-41 shows the wounded side by a base half empty, and where a figure fell by a cross', () => {
    const hurt = withCharacter(deployed('tactic148/mission'), 'US-Scout', { wounded: true });
    expect(tagged(sceneOf(pictureOf(hurt)), 'figure:US-Scout:wounded')).toHaveLength(1);
    const dead = sceneOf(pictureOf(withCharacter(hurt, 'US-Scout', { status: 'eliminated' })));
    expect(tagged(dead, 'figure:US-Scout:eliminated').length).toBeGreaterThan(0);
    expect(tagged(dead, 'figure:US-Scout:base')).toEqual([]);
    expect(wordsAt(dead, 'force:US-Scout:status')).toBe(nameOf('en', 'tactic148.status', 'eliminated'));
  });

  it('T48-56 flags the objectives, and names the pieces that can be one while they are chosen', () => {
    const view = begun('tactic148/burnt-mill');
    const [one = '', other = ''] = view.sides;
    const game = {
      edges: { [one]: 'north', [other]: 'south' },
      objectives: { [one]: 'north-sluice' as PieceId },
    } as const;
    const named = sceneOf(pictureOf(withGame(view, (state) => ({ ...state, ...game }))));
    expect(tagged(named, `objective:${one}:flag`)).toHaveLength(1);
    expect(tagged(named, `objective:${other}:flag`)).toEqual([]);
    const question = view.questions[0];
    if (!question) throw new Error('nobody is asked');
    const pieces = ['south-bridge' as PieceId];
    const asked = { ...view, questions: [{ ...question, topic: { ask: 'objective', pieces } as const }] };
    expect(tagged(sceneOf(pictureOf(asked)), 'piece:south-bridge:label').length).toBeGreaterThan(0);
  });

  it('T48-05 shows the zones while figures are deployed, later the edges alone', () => {
    const view = deployed('tactic148/skirmish');
    const [side = ''] = view.sides;
    const deploying = sceneOf(pictureOf(withGame(view, (game) => ({ ...game, phase: 'deployment', round: 0 }))));
    expect(tagged(deploying, `zone:${side}`).length).toBeGreaterThan(0);
    expect(wordsAt(deploying, 'header:phase')).toBe(nameOf('en', 'tactic148.phase', 'deployment'));
    const later = sceneOf(pictureOf(view));
    expect(tagged(later, `zone:${side}`)).toEqual([]);
    expect(tagged(later, `edge:${side}`).length).toBeGreaterThan(0);
  });

  it('T48-08 T48-55 counts each side’s tokens and losses, and who is awaited', () => {
    const view = deployed('tactic148/skirmish');
    const [one = '', other = ''] = view.sides;
    const scene = sceneOf(
      pictureOf(
        withGame(withCharacter(view, 'VG-Gunner', { status: 'eliminated' }), (game) => ({
          ...game,
          tokens: { [one]: 3, [other]: 11 },
        })),
      ),
    );
    expect(wordsAt(scene, `force:side:${one}:tokens`)).toBe('3');
    expect(tagged(scene, `force:side:${one}:token`).filter(({ kind }) => kind === 'circle')).toHaveLength(1);
    expect(wordsAt(scene, `force:side:${other}:tokens`)).toBe('11');
    expect(wordsAt(scene, `force:side:${other}:lost`)).toBe('8/27');
    const fresh = begun('tactic148/skirmish');
    expect(wordsAt(sceneOf(pictureOf(fresh)), 'header:standing')).toContain(t('en', 'tactic148.picture.toAct'));
  });
});

describe('what happened', () => {
  it('T48-21 T48-22 a shot with its line, its end and its figures, from where the shooter stood then', () => {
    const miss = sceneOf(happening(duel(), (play) => play.give('us', shoot('US1', 'VG1'), [1, 2, 3])));
    expect(tagged(miss, 'shot:US1:VG1:open')).toHaveLength(1);
    expect(tagged(miss, 'shot:US1:VG1:miss')).toHaveLength(4);
    expect(wordsAt(miss, 'shot:US1:VG1:result')).toBe('✕ 0/3 (4+)');
    const dead = sceneOf(happening(duel(), (play) => play.give('us', shoot('US1', 'VG1'), [6, 6, 1])));
    expect(wordsAt(dead, 'shot:US1:VG1:result')).toBe('☠ 2/3 (4+)');
    expect(wordsAt(dead, 'figure:VG1:label')).toBe('● VG1');
    const hedge = [piece('hedge', 'cover', wall(10, 14, 26, 14.5))];
    const wound = sceneOf(
      happening(duel(hedge), (play) => {
        play.give('us', shoot('US1', 'VG1'), [5, 2, 1]);
        play.give('us', move('US1', [16, 10]));
      }),
    );
    expect(tagged(wound, 'shot:US1:VG1:cover')).toHaveLength(1);
    expect(wordsAt(wound, 'shot:US1:VG1:result')).toBe('✓ 1/3 (5+)');
    const [line] = tagged(wound, 'shot:US1:VG1:cover');
    const [start] = tagged(wound, 'way:US1:start');
    const from = line?.kind === 'path' ? line.points[0]?.[0] : undefined;
    expect(start?.kind === 'circle' && Math.abs(start.at[0] - (from ?? NaN))).toBeLessThan(10);
  });

  it('T48-19 a shot that waits for its answer, along its line, with the score that it needs so far', () => {
    const hedge = [piece('hedge', 'cover', wall(10, 14, 26, 14.5))];
    for (const [pieces, kind, needed] of [
      [[], 'open', 4],
      [hedge, 'cover', 5],
    ] as const) {
      const play = duel(pieces);
      play.mark('VG1', { coverAnswer: 'ask' });
      const picture = happening(play, (now) => now.give('us', shoot('US1', 'VG1')), MAP);
      expect(play.awaited).toEqual(['vg:answer-shot']);
      const scene = sceneOf(picture);
      expect(tagged(scene, `shot:US1:VG1:${kind}`)).toHaveLength(1);
      expect(tagged(scene, 'shot:US1:VG1:waits')).toHaveLength(1);
      expect(wordsAt(scene, 'shot:US1:VG1:result')).toBe(`? (${needed}+)`);
      expect(tagged(scene, 'legend:waiting')).toHaveLength(1);
      expectTidy(scene);
      play.give('vg', answer(false), [1, 2, 3]);
      const after = sceneOf({ ...picture, view: tactic148.view(play.match, spectator), before: null, events: [] });
      expect(tagged(after, 'shot:')).toEqual([]);
      expect(tagged(after, 'legend:waiting')).toEqual([]);
    }
  });

  it('T48-30 a way with the strip that the base swept, and how far it was', () => {
    const scene = sceneOf(happening(duel(), (play) => play.give('us', move('US1', [18, 12], [20, 12]))));
    expect(tagged(scene, 'way:US1:swept')).toHaveLength(1);
    expect(tagged(scene, 'way:US1:bend')).toHaveLength(1);
    expect(tagged(scene, 'way:US1:level')).toHaveLength(1);
    expect(wordsAt(scene, 'force:US1:facts')).toContain(
      t('en', 'tactic148.picture.moved', { far: 4000 }).replaceAll('\u00a0', ' '),
    );
  });

  it('T48-25 T48-27 a grenade with its blast, a fight with the successes of both', () => {
    const thrown = sceneOf(happening(duel(), (play) => play.give('us', grenade('US2', 14, 12), [])));
    expect(tagged(thrown, 'grenade:US2:radius')).toHaveLength(1);
    const fought = sceneOf(happening(duel([], 2), (play) => play.give('us', move('US1', [18, 12]), [5, 5, 1, 1])));
    expect(wordsAt(fought, 'fight:US1:VG1:result')).toBe('⚔ 2:0');
  });

  it('crops around what happened, all of it inside', () => {
    const picture = happening(duel(), (play) => play.give('us', shoot('US1', 'VG1'), [1, 2, 3]), MAP);
    const { ground } = sceneOf(picture);
    if (!ground) throw new Error('no ground');
    expect(ground.window.width).toBeLessThan(ground.width - 1);
    const labels = textsOf(sceneOf(picture)).map(({ tag }) => tag);
    expect(labels).toContain('figure:US1:label');
    expect(labels).toContain('figure:VG1:label');
  });

  it('leaves what was done before to the picture of then', () => {
    const play = duel();
    play.give('us', cover('US2'));
    const scene = sceneOf(happening(play, (now) => now.give('us', shoot('US1', 'VG1'), [1, 2, 3])));
    expect(tagged(scene, 'shot:')).not.toEqual([]);
    expect(tagged(scene, 'way:')).toEqual([]);
    expect(wordsAt(scene, 'force:US2:facts')).toContain(t('en', 'tactic148.picture.used', { actions: 1, most: 3 }));
  });
});

describe('pictures of every table', () => {
  it('cut no text off and lay no label over another, also with everybody in a corner or in a heap', () => {
    const heaps: readonly (readonly [number, number])[] = [
      [1, 1],
      [26, 26],
      [13, 14],
    ];
    for (const { id } of tacticScenarios) {
      begun(id).game.tables.forEach((_, i) => {
        for (const [n, [x, y]] of heaps.entries()) {
          const labels = begun(id, i).game.characters.map((one) => one.id);
          const places = Object.fromEntries(
            labels.map((label, k) => [label, [x + (k % 3) * 1.2, y + Math.floor(k / 3) * 1.2] as const]),
          );
          const marked = labels.reduce(
            (view, label) => withCharacter(view, label, { wounded: true, inCover: true }),
            deployed(id, i, places),
          );
          expectTidy(sceneOf(pictureOf(marked, { locale: LOCALES[n] ?? 'en' })));
        }
      });
    }
  });

  it('stay below 300 KiB, whole and around the action', () => {
    for (const { id } of tacticScenarios) {
      begun(id).game.tables.forEach((_, i) => {
        expect(drawNow(pictureOf(deployed(id, i))).png.length, `${id} ${i}`).toBeLessThan(LARGEST);
      });
    }
    const busy = happening(
      duel([piece('hut', 'obstruction', wall(20, 14, 26, 20))]),
      (play) => {
        play.give('us', shoot('US1', 'VG1'), [5, 2, 1]);
        play.give('us', move('US1', [16, 10]));
        play.give('us', grenade('US2', 12, 14), []);
      },
      MAP,
    );
    expect(drawNow(busy).png.length).toBeLessThan(LARGEST);
  });

  it('are made quickly once a table is painted', () => {
    const picture = pictureOf(deployed('tactic148/skirmish'));
    drawNow(picture);
    const start = performance.now();
    for (let i = 0; i < 5; i++) sceneOf(picture);
    expect((performance.now() - start) / 5).toBeLessThan(250);
  });
});
