import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { t } from '../../support/words.js';
import { sceneOf } from '../../../src/render/index.js';
import { shortNames } from '../../../src/render/battletech/names.js';
import type { Shape } from '../../../src/render/scene.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { BattleTechState, BattleTechView } from '../../../src/rules/battletech/battletech.js';
import { hexAt, hexesOf, rowOf } from '../../../src/rules/geometry/hex/hex.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { pictureOf, playPhases, shipped } from '../../support/played.js';
import { tagged, wordsAt, WHOLE } from '../../support/scenes.js';
import { startMatch } from '../../support/deciding.js';

/** A match, of four against two when nothing else is said, before anything was ordered. */
function fresh(scenario = 'battletech/four-against-two'): BattleTechView {
  const started = startMatch(battletech, shipped(scenario), scriptedDice([]), 0);
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

describe('the head of the panel beside the map', () => {
  it.each([
    ['battletech/four-against-two', 'Turn 3 · Weapon attacks'],
    ['battletech/lance-duel', 'Turn 3 · Physical attacks'],
  ])('P-15 what closes a turn of %s is headed by the attacks that its report tells of', (scenario, title) => {
    const view = fresh(scenario);
    const scene = drawn({ ...view, game: { ...view.game, turn: 3, phase: 'end' } });
    expect(wordsAt(scene, 'header:phase')).toBe(title);
  });

  it('P-15 what was fired is headed so, though the match has gone on to the end of the turn', () => {
    const view = fresh('battletech/lance-duel');
    const gone = { ...view, game: { ...view.game, turn: 3, phase: 'end' as const } };
    const fired = { type: 'PhaseBegan', phase: 'weapons', order: [] } as const;
    const scene = sceneOf(pictureOf({ before: null, after: gone, events: [fired] }, WHOLE, 'en'));
    expect(wordsAt(scene, 'header:phase')).toBe('Turn 3 · Weapon attacks');
  });

  it('says who is to act by the mark of the side, and marks the units', () => {
    const view = fresh();
    for (const locale of LOCALES) {
      const scene = drawn(view, locale);
      const [question] = view.questions;
      if (question?.topic.ask !== 'deploy') throw new Error('deployment comes first');
      const seat = view.seats.find(({ id }) => id === question.seat);
      expect(tagged(scene, `header:standing:${seat?.side}`).length).toBeGreaterThan(0);
      expect(wordsAt(scene, 'header:standing')).toBe(t(locale, 'battletech.picture.toAct').replaceAll('\u00a0', ' '));
      const marked = view.game.units.filter(({ id }) => tagged(scene, `force:${id}:awaited`).length > 0);
      expect(marked.map(({ id }) => id)).toEqual(question.topic.units);
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
      for (const hex of hexes) expect(tagged(scene, `zone:${side}:${hex}:hatch`), hex).toHaveLength(5);
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
    expect(wordsAt(scene, 'caption')).toContain('0402');
    expect(wordsAt(scene, 'caption')).toContain(a.id);
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
      const words = wordsAt(scene, `force:${unit}:facts`);
      if (target === null) expect(words).toContain(t('en', 'battletech.picture.noFire'));
      else expect(words).toContain(`→ ${shortNames(phase.after.game).get(target) ?? ''} ${mounts.join(' ')}`);
      expect(tagged(scene, `fire:${unit}:${target ?? ''}:declared:end`)).toHaveLength(target === null ? 0 : 1);
    }
  });
});
