import { describe, expect, it } from 'vitest';
import { tongueOf as tacticTongue } from '../../src/games/tactic148/words/index.js';
import { goalOf as tacticGoal } from '../../src/games/tactic148/present/goal.js';
import { goalOf } from '../../src/games/battletech/present/goal.js';
import { tongueOf } from '../../src/games/battletech/words/index.js';
import { LOCALES } from '../../src/i18n/locales.js';
import type { Picture } from '../../src/present/picture.js';
import { sceneOf } from '../../src/render/index.js';
import { playPhases, scenarios, shipped } from '../support/played.js';
import { begun } from '../support/posed-tactic.js';
import { textsOf, WHOLE, wordsAt } from '../support/scenes.js';
import { faults } from '../support/seen-scenes.js';

/** P-19, and issue 14, 6: the picture that opens a match has the map, both forces and the goal. */

const captions = (picture: Picture): string => wordsAt(sceneOf(picture), 'caption');
const flat = (lines: readonly string[]): string => lines.join(' ').replaceAll('\u00a0', ' ');

describe('the picture that opens a match', () => {
  it('P-19 says what every shipped scenario of BattleTech is won by, with all units beside it, in every language', () => {
    for (const { id, sides } of scenarios) {
      const [first, ...later] = playPhases(shipped(id), 3, 1);
      if (!first) throw new Error('nothing was played');
      const game = { ...first.after.game, phase: 'deployment' } as typeof first.after.game;
      const view = { ...first.after, game };
      for (const locale of LOCALES) {
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
