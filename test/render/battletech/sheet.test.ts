import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locales.js';
import { numberOf } from '../../../src/i18n/format.js';
import { nameOf, t } from '../../support/words.js';
import { sceneOf } from '../../../src/render/index.js';
import { overlap } from '../../../src/render/labels.js';
import { textBox } from '../../../src/render/measure.js';
import { LEGIBLE, type Box, type Scene } from '../../../src/render/scene.js';
import { FACING_NAMES } from '../../../src/rules/geometry/hex/facing.js';
import { gaitOf } from '../../../src/rules/battletech/gait.js';
import { armorAt, locationsOf, structureAt } from '../../../src/rules/battletech/damage/left.js';
import type { Unit } from '../../../src/rules/battletech/types.js';
import { REAR_LOCATIONS } from '../../../src/rules/battletech/vocabulary.js';
import { isStruck } from '../../../src/rules/battletech/standard/condition.js';
import { isPlatoon } from '../../../src/rules/battletech/standard/infantry.js';
import { spelt } from '../../../src/rules/battletech/step-letters.js';
import { roundsLeft } from '../../../src/rules/battletech/units.js';
import { scenarios, pictureOf, playPhases, shipped, type PlayedPhase } from '../../support/played.js';
import { pictureWith, tagged, textsOf, wordsAt } from '../../support/scenes.js';
import { supposed } from '../../../src/rules/battletech/supposed.js';
import { inSoak } from '../../support/soak.js';

const SEED = 5;
/** Of matches with open sheets: by a league's rules spectators see none. */
const phases = scenarios
  .filter(({ options }) => options['league'] === undefined)
  .flatMap(({ id }) => playPhases(shipped(id), SEED, inSoak ? 14 : 5));
const struck = phases.filter(({ events }) =>
  events.some((event) => event.type === 'ShotResolved' && event.hits.length > 0),
);
/** The last phase of a match in which no armour at the back is told. */
const bare = last(playPhases(shipped('battletech/green'), SEED, 2));
const sheets = (phase: PlayedPhase, units: readonly Unit[], locale: Locale = 'en'): Scene =>
  sceneOf(pictureOf(phase, { kind: 'sheets', units: units.map(({ id }) => id) }, locale));

/** Every third phase: enough to see all kinds of marks. */
const some = (of: readonly PlayedPhase[]): readonly PlayedPhase[] => of.filter((_, i) => i % 3 === 0);

function last(of: readonly PlayedPhase[]): PlayedPhase {
  const phase = of.at(-1);
  if (!phase) throw new Error('no such phase was played');
  return phase;
}

/** Every figure of a unit's state, as its sheet must show it. */
function expectEveryFigure(scene: Scene, unit: Unit, locale: Locale): void {
  expect(wordsAt(scene, `sheet:${unit.id}`)).toContain(unit.id);
  expect(wordsAt(scene, `sheet:${unit.id}:name`)).toContain(unit.sheet.chassis);
  expect(wordsAt(scene, `sheet:${unit.id}:tons`)).toContain(String(unit.sheet.tons));
  expect(tagged(scene, `sheet:${unit.id}:side:${unit.side}`)).toHaveLength(1);
  const gait = wordsAt(scene, `gait:${unit.id}`);
  for (const mp of [unit.sheet.walk, unit.sheet.run]) expect(gait).toContain(String(mp));
  const turn = wordsAt(scene, `turn:${unit.id}`);
  if (unit.place) expect(turn).toContain(`${unit.place.hex} ${FACING_NAMES[unit.place.facing]}`);
  if (unit.moved && unit.moved.mode !== 'stand') {
    const { mp, entered, steps } = unit.moved;
    const mode = gaitOf(unit, unit.moved.mode);
    expect(turn).toContain(t(locale, 'battletech.picture.movement', { mode, mp, entered }).replaceAll('\u00a0', ' '));
    expect(turn).toContain(spelt(steps));
  }
  for (const location of locationsOf(unit)) {
    const tag = `armor:${unit.id}:${location}`;
    expect(wordsAt(scene, `${tag}:name`)).toBe(location);
    // Of a platoon its troopers, which it has instead of armour.
    const { left, of } = unit.body && isPlatoon(unit) ? structureAt(unit, location) : armorAt(unit, location);
    expect(wordsAt(scene, `${tag}:now`)).toBe(`${left}/${of}`);
    expect(tagged(scene, `${tag}:lost`)).toHaveLength(unit.lost.includes(location) ? 2 : 0);
  }
  for (const mount of unit.sheet.mounts) {
    const tag = `weapon:${unit.id}:${mount.id}`;
    const { short, medium, long } = mount.weapon.ranges;
    expect(wordsAt(scene, `${tag}:letter`)).toBe(mount.id);
    expect(wordsAt(scene, `${tag}:name`)).toBe(
      nameOf(locale, 'battletech.weapon', mount.weapon.id).replaceAll('\u00a0', ' '),
    );
    expect(wordsAt(scene, `${tag}:location`)).toBe(mount.rear ? `‹${mount.location}›` : mount.location);
    const { damage, full } = mount.weapon;
    if (full?.arms) expect(wordsAt(scene, `${tag}:damage`)).toBe(numberOf(locale, full.arms.each / 100));
    else
      expect(wordsAt(scene, `${tag}:damage`)).toBe(
        unit.body && full?.cluster ? `${damage}×${full.cluster.size}` : String(damage),
      );
    expect(wordsAt(scene, `${tag}:ranges`)).toBe(`${short}/${medium}/${long}`);
    const left = roundsLeft(unit, mount);
    if (left !== null && !unit.body) expect(wordsAt(scene, `ammo:${unit.id}`)).toContain(`${left}/`);
    expect(tagged(scene, `${tag}:lost`).length > 0).toBe(unit.lost.includes(mount.location) || isStruck(unit, mount));
  }
  // Whole 'Mechs have a bin for each ton, which are not added up.
  for (const { left, full, stowed } of unit.body ? unit.ammo : [])
    expect(wordsAt(scene, `ammo:${unit.id}`)).toMatch(new RegExp(`\\(${stowed.location}\\) (\\d+ → )?${left}/${full}`));
  const lost = wordsAt(scene, `lost:${unit.id}`);
  for (const location of unit.lost) expect(lost).toContain(location);
}

describe('record sheets', () => {
  it('QSR-04 show every figure of the state, in one language or another', () => {
    for (const [i, phase] of some(phases)
      .filter((_, i) => inSoak || i % 3 === 0)
      .entries()) {
      const locale = LOCALES[i % LOCALES.length] ?? 'en';
      const { units } = supposed(phase.after.game);
      const scene = sheets(phase, units, locale);
      for (const unit of units) expectEveryFigure(scene, unit, locale);
    }
  });

  it('mark what changed: the old armour struck out beside the new, the rounds spent, what was fired and hit', () => {
    expect(struck.length).toBeGreaterThan(3);
    for (const phase of struck) {
      const { units } = supposed(phase.after.game);
      const scene = sheets(phase, units);
      for (const unit of units) {
        const was = phase.before && supposed(phase.before.game).units.find(({ id }) => id === unit.id);
        if (!was) continue;
        for (const location of locationsOf(unit)) {
          const old = wordsAt(scene, `armor:${unit.id}:${location}:old`);
          const changed = was.armor[location] !== unit.armor[location];
          expect(old).toBe(changed ? String(was.armor[location]) : '');
          expect(tagged(scene, `armor:${unit.id}:${location}:old:struck`)).toHaveLength(changed ? 1 : 0);
        }
        unit.ammo.forEach((bin, i) => {
          const before = was.ammo[i]?.left;
          if (before !== bin.left)
            expect(wordsAt(scene, `ammo:${unit.id}`)).toContain(`${before} → ${bin.left}/${bin.full}`);
        });
      }
      for (const event of phase.events) {
        if (event.type !== 'ShotResolved') continue;
        expect(tagged(scene, `weapon:${event.unit}:${event.mount}:${event.result}`)).toHaveLength(1);
      }
    }
  });

  it('QSR-55 tell an arm that was torn off from one that was shot away', () => {
    const torn = struck.flatMap((phase) =>
      phase.events.flatMap((event) =>
        event.type === 'ShotResolved' && event.hits.some((hit) => hit.blownOff.length > 0)
          ? [{ phase, target: event.target, arm: event.hits.flatMap((hit) => hit.blownOff)[0] }]
          : [],
      ),
    );
    expect(torn.length).toBeGreaterThan(0);
    for (const { phase, target, arm } of torn) {
      const units = supposed(phase.after.game).units.filter(({ id }) => id === target);
      const words = t('en', 'battletech.picture.tornOff', { with: arm === 'LA' ? 'LT' : 'RT' });
      expect(wordsAt(sheets(phase, units), `lost:${target}`)).toContain(words);
    }
  });

  it('QSR-15 say when a loss has not taken effect yet', () => {
    const picture = pictureWith(last(struck), { kind: 'sheets', units: [] }, (unit) => ({
      ...unit,
      lost: [],
      armor: { ...unit.armor, LA: 0 },
    }));
    const [unit] = picture.view.game.units;
    const scene = sceneOf({ ...picture, shows: { kind: 'sheets', units: [unit?.id ?? ''] } });
    expect(wordsAt(scene, `lost:${unit?.id ?? ''}:later`)).toBe(t('en', 'battletech.picture.endOfPhase'));
  });

  it('AMB-QSR-08 show armour at the back where it counts', () => {
    const phase = last(playPhases(shipped('battletech/green', { rearArmor: 'on' }), SEED, 6));
    const { units } = supposed(phase.after.game);
    const scene = sheets(phase, units);
    for (const unit of units) {
      for (const location of REAR_LOCATIONS) {
        expect(wordsAt(scene, `rear:${unit.id}`)).toContain(
          `${unit.rearArmor[location]}/${unit.sheet.rearArmor[location]}`,
        );
      }
    }
    expect(wordsAt(sheets(bare, supposed(bare.after.game).units), 'rear:')).toBe('');
  });

  it('cut no text off, let no figures overlap, and keep 11 pixels', () => {
    for (const [i, phase] of some(phases).entries()) {
      const { units } = supposed(phase.after.game);
      for (const few of [units, units.slice(0, 1), units.slice(0, 3)]) {
        expect(untidy(sheets(phase, few, LOCALES[i % LOCALES.length]))).toEqual([]);
      }
    }
  });
});

/** Text that is too small, is cut off, leaves its card or covers other text. Lines may touch with their leading, letters may not. */
function untidy(scene: Scene): readonly string[] {
  const texts = textsOf(scene).filter(({ text }) => text !== '');
  const cards = scene.shapes.flatMap((shape) => (shape.kind === 'box' && shape.tag === 'card' ? [shape.box] : []));
  const letters = texts.map((text): Box => {
    const box = textBox(text);
    return { ...box, y: box.y + box.height * 0.2, height: box.height * 0.6 };
  });
  return letters.flatMap((box, n) => {
    const area = box.width * box.height;
    const carded = cards.some((card) => overlap(card, box) > area - 0.01);
    const small = (texts[n]?.size ?? 0) < LEGIBLE;
    const covered = letters.slice(n + 1).findIndex((other) => overlap(box, other) > 0.5);
    const told = texts[n]?.text ?? '';
    return [
      ...(carded ? [] : [`${told} leaves its card`]),
      ...(small ? [`${told} is too small`] : []),
      ...(covered < 0 ? [] : [`${told} covers ${texts[n + 1 + covered]?.text}`]),
    ];
  });
}
