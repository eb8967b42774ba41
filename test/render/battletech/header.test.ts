import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { t } from '../../support/words.js';
import { sceneOf } from '../../../src/render/index.js';
import { textBox } from '../../../src/render/measure.js';
import { SCENE_WIDTH, type Shape } from '../../../src/render/scene.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { BattleTechState, BattleTechView } from '../../../src/rules/battletech/battletech.js';
import { hexAt, hexesOf, rowOf } from '../../../src/rules/geometry/hex/hex.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { pictureOf, playPhases, shipped } from '../../support/played.js';
import { tagged, textsOf, wordsAt, WHOLE } from '../../support/scenes.js';
import { startMatch } from '../../support/deciding.js';

/** A match of four against two before anything was ordered. */
function fresh(): BattleTechView {
  const started = startMatch(battletech, shipped('battletech/four-against-two'), scriptedDice([]), 0);
  if (!started.ok) throw new Error(started.error.code);
  const state = started.value.reduce<BattleTechState | null>((now, event) => battletech.evolve(now, event), null);
  if (!state) throw new Error('nothing began');
  return battletech.view(state, spectator);
}

const drawn = (view: BattleTechView, locale: (typeof LOCALES)[number] = 'en') =>
  sceneOf(pictureOf({ before: null, after: view, events: [] }, WHOLE, locale));

/** Where a side's mark begins, whatever its form. */
function leftOf(shape: Shape | undefined): number {
  switch (shape?.kind) {
    case 'circle':
      return shape.at[0] - shape.radius;
    case 'box':
      return shape.box.x;
    case 'path':
      return Math.min(...shape.points.map(([x]) => x));
    default:
      throw new Error('no mark');
  }
}

describe('the strip over the map', () => {
  it('says who is to act with which units, and leaves room for a clock', () => {
    const view = fresh();
    for (const locale of LOCALES) {
      const scene = drawn(view, locale);
      const [question] = view.questions;
      if (question?.topic.ask !== 'deploy') throw new Error('deployment comes first');
      const seat = view.seats.find(({ id }) => id === question.seat);
      expect(tagged(scene, `header:standing:${seat?.side}`).length).toBeGreaterThan(0);
      expect(wordsAt(scene, 'header:standing')).toBe(
        `${t(locale, 'battletech.picture.toAct').replaceAll('\u00a0', ' ')} ${question.topic.units.join(', ')}`,
      );
      const second = textsOf(scene).filter(({ tag }) => tag.startsWith('header:standing'));
      for (const text of second) expect(textBox(text).x + textBox(text).width).toBeLessThan(SCENE_WIDTH - 90);
    }
  });

  it('names the phase alone before the first turn', () => {
    expect(wordsAt(drawn(fresh()), 'header:phase')).toBe(t('en', 'battletech.phase.deployment'));
  });

  it('AMB-SEQ-07 names all of more than two sides, from the highest initiative to the lowest', () => {
    const { after } = playPhases(shipped('battletech/three-corners'), 1, 1)[1] ?? {};
    if (!after?.game.ranking) throw new Error('no initiative was rolled');
    const ranked = [...after.game.ranking].reverse();
    expect(ranked[0]).toBe(after.game.initiative);
    const marks = ranked.map((side) => tagged(drawn(after), `header:initiative:${side}`)[0]);
    const lefts = marks.map((shape) => leftOf(shape));
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    const words = textsOf(drawn(after)).find(({ tag }) => tag === 'header:initiative');
    if (!words) throw new Error('no words');
    expect(textBox(words).x + textBox(words).width).toBeLessThan(lefts[0] ?? 0);
  });

  it('cuts a long list of units with a sign that there are more', () => {
    const view = fresh();
    const [question] = view.questions;
    if (!question) throw new Error('nobody is awaited');
    const labels = Array.from({ length: 12 }, (_, i) => unitId(`CLNT-2-3T-${i}`));
    const scene = drawn({ ...view, questions: [{ ...question, topic: { ask: 'move', units: labels } }] });
    expect(wordsAt(scene, 'header:standing')).toMatch(/ …$/);
  });

  it('QSR-06 names the winner with the units that are left, or the draw', () => {
    const view = fresh();
    const [winner] = view.sides;
    if (!winner) throw new Error('no sides');
    const outcome = { reason: 'last-side-standing', scores: {}, fates: {} };
    const won = drawn({ ...view, questions: [], outcome: { ...outcome, winners: [winner] } });
    expect(wordsAt(won, 'header:standing')).toContain(t('en', 'battletech.picture.won'));
    expect(tagged(won, `header:standing:${winner}`).length).toBeGreaterThan(0);
    const even = drawn({ ...view, questions: [], outcome: { ...outcome, winners: [] } });
    expect(wordsAt(even, 'header:standing')).toBe(t('en', 'battletech.picture.draw'));
  });
});

describe('what the map shows at certain times only', () => {
  it('QSR-60 the deployment zones with each side’s mark, until the match is under way', () => {
    const view = fresh();
    const scene = drawn(view);
    for (const { side, zone } of view.game.deployment) {
      const rows = hexesOf(view.game.board).filter((hex) => rowOf(hex) >= zone.rows[0] && rowOf(hex) <= zone.rows[1]);
      const [from, to] = zone.columns;
      const hexes = rows.filter((hex) => Number(hex.slice(0, 2)) >= from && Number(hex.slice(0, 2)) <= to);
      for (const hex of hexes) expect(tagged(scene, `zone:${side}:${hex}:mark`), hex).toHaveLength(1);
      expect(tagged(scene, `legend:zone:${side}`)).toHaveLength(1);
    }
    const later = playPhases(shipped('battletech/green'), 1, 1).at(-1);
    if (!later) throw new Error('no phase');
    expect(tagged(drawn(later.after), 'zone:')).toEqual([]);
  });

  it('QSR-31 the hexes chosen on split lines, on the map and in words', () => {
    const view = fresh();
    const [a, b] = view.game.units;
    if (!a || !b) throw new Error('two units are needed');
    const scene = drawn({ ...view, game: { ...view.game, splits: [{ units: [a.id, b.id], hexes: [hexAt(4, 2)] }] } });
    expect(tagged(scene, 'line-hex:0402:split:counts')).toHaveLength(1);
    expect(wordsAt(scene, 'split:')).toContain('0402');
    expect(wordsAt(scene, 'split:')).toContain(a.id);
  });

  it('table 7.2.7 limbs on the ground with their place in the legend, as many as there are', () => {
    const after = playPhases(shipped('battletech/lance-duel'), 1, 1).at(-1)?.after;
    if (!after?.game.field) throw new Error('no field');
    const limbs = [hexAt(4, 2), hexAt(4, 2), hexAt(5, 3)];
    const scene = drawn({ ...after, game: { ...after.game, field: { ...after.game.field, limbs } } });
    const joints = (hex: string) => tagged(scene, `limb:${hex}`).filter(({ kind }) => kind === 'circle');
    expect([joints('0402'), joints('0503'), joints('0101')].map(({ length }) => length)).toEqual([2, 1, 0]);
    expect(tagged(scene, 'legend:limb').length).toBeGreaterThan(0);
    expect(tagged(drawn(after), 'legend:limb')).toEqual([]);
  });

  it('QSR-11 declared shots that wait to be resolved, with their letters, and “no fire”', () => {
    const phase = playPhases(shipped('battletech/four-against-two'), 3, 6).find(({ after }) =>
      after.game.declarations.some(({ target, mounts }) => target !== null && mounts.length > 0),
    );
    if (!phase) throw new Error('nobody fired');
    const declarations = phase.after.game.declarations.map((one) => ({ ...one, resolved: [] }));
    const scene = drawn({ ...phase.after, game: { ...phase.after.game, declarations } });
    for (const { unit, target, mounts } of declarations) {
      if (target === null)
        expect(wordsAt(scene, `roster:${unit}:facts`)).toContain(t('en', 'battletech.picture.noFire'));
      else expect(wordsAt(scene, `shot:${unit}:${target}:count`)).toBe(mounts.join(' '));
    }
  });
});
