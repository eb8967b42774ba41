import { describe, expect, it } from 'vitest';
import { tongueOf as tacticTongue } from '../../src/games/tactic148/words/index.js';
import { goalOf as tacticGoal } from '../../src/games/tactic148/present/goal.js';
import { goalOf } from '../../src/games/battletech/present/goal.js';
import { tongueOf } from '../../src/games/battletech/words/index.js';
import { LOCALES } from '../../src/i18n/locales.js';
import type { Picture } from '../../src/present/picture.js';
import { MAP_BOX } from '../../src/render/canvas.js';
import { sceneOf } from '../../src/render/index.js';
import { isInside } from '../../src/render/scene.js';
import { hexAt } from '../../src/rules/geometry/hex/hex.js';
import { pictureOf, playPhases, scenarios, shipped } from '../support/played.js';
import { begun } from '../support/posed-tactic.js';
import { MAP, pictureWith, tagged, textsOf, WHOLE, wordsAt } from '../support/scenes.js';
import { faults } from '../support/seen-scenes.js';
import { inSoak } from '../support/soak.js';

/** P-19, and issue 14, 6: the picture that opens a match has the map, both forces and the goal. */

const captions = (picture: Picture): string => wordsAt(sceneOf(picture), 'caption');
const flat = (lines: readonly string[]): string => lines.join(' ').replaceAll('\u00a0', ' ');

describe('the picture that opens a match', () => {
  it('P-19 says what every shipped scenario of BattleTech is won by, with all units beside it, in one language or another', () => {
    for (const [i, { id, sides }] of scenarios.entries()) {
      const [first, ...later] = playPhases(shipped(id), 3, 1);
      if (!first) throw new Error('nothing was played');
      const game = { ...first.after.game, phase: 'deployment' } as typeof first.after.game;
      const view = { ...first.after, game };
      for (const locale of LOCALES.filter((_, at) => inSoak || at === i % LOCALES.length)) {
        const named = sides.map(({ id: side, title }) => ({ id: side, title }));
        const picture: Picture = {
          game: 'battletech',
          view,
          before: null,
          events: [],
          shows: WHOLE,
          locale,
          sides: named,
        };
        const told = goalOf(view, { ...tongueOf(locale), sides: named });
        const { goals = [], turns = null } = game.field?.victory ?? {};
        expect(told).toHaveLength(1 + goals.length + (turns === null ? 0 : 1));
        expect(captions(picture), `${id} ${locale}`).toBe(flat(told));
        expect(faults(sceneOf(picture)), `${id} ${locale}`).toEqual([]);
        for (const unit of game.units)
          expect(textsOf(sceneOf(picture)).some(({ tag }) => tag === `force:${unit.id}:name`)).toBe(true);
        const [second] = later;
        if (second) expect(captions({ ...picture, view: second.after })).toBe('');
      }
    }
  });

  it('P-19 says it of a skirmish and of a mission of 1-48 Tactic', () => {
    for (const [id, lines] of [
      ['tactic148/skirmish', 1],
      ['tactic148/mission', 2],
    ] as const)
      for (const locale of LOCALES) {
        const view = begun(id);
        const picture: Picture = { game: 'tactic148', view, before: null, events: [], shows: WHOLE, locale };
        const told = tacticGoal(view, tacticTongue(locale));
        expect(told).toHaveLength(lines);
        expect(captions(picture)).toBe(flat(told));
        expect(faults(sceneOf(picture)), `${id} ${locale}`).toEqual([]);
      }
  });
});

describe('the picture that closes a match', () => {
  it('P-19 shows where wrecks lie, which one of a match that goes on leaves outside of the fight', () => {
    const [phase] = playPhases(shipped('battletech/green'), 3, 1);
    if (!phase) throw new Error('nothing was played');
    const running = pictureWith(phase, MAP, (unit, i) => ({
      ...unit,
      status: i === 0 ? 'active' : 'destroyed',
      place: unit.place && { ...unit.place, hex: i === 0 ? hexAt(2, 2) : hexAt(12, 11) },
    }));
    const outcome = { winners: [], reason: 'last-side-standing', scores: {}, fates: {} };
    const over = { ...running, view: { ...running.view, questions: [], outcome } };
    const wreck = `unit:${phase.after.game.units[1]?.id ?? ''}:destroyed`;
    const shown = (picture: Picture): boolean =>
      tagged(sceneOf(picture), wreck).some(
        (one) => one.kind === 'path' && one.points.every((at) => isInside(at, MAP_BOX)),
      );
    expect([shown(running), shown(over)]).toEqual([false, true]);
  });

  it('P-19 says no more who has the initiative and what shots at whom would add', () => {
    const phase = playPhases(shipped('battletech/green'), 3, 2).find(({ after }) => after.game.phase === 'weapons');
    if (!phase) throw new Error('nobody shot');
    const running = pictureOf(phase, WHOLE);
    const outcome = { winners: phase.after.sides.slice(0, 1), reason: 'last-side-standing', scores: {}, fates: {} };
    const over = { ...running, view: { ...running.view, questions: [], outcome } };
    const said = (picture: Picture): readonly boolean[] =>
      [/^header:initiative/u, /:modifier$/u, /^header:standing/u].map((tag) =>
        textsOf(sceneOf(picture)).some((text) => text.text !== '' && tag.test(text.tag)),
      );
    expect([said(running).slice(0, 2), said(over)]).toEqual([
      [true, true],
      [false, false, true],
    ]);
  });
});
