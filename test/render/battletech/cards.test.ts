import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locales.js';
import { drawNow, sceneOf } from '../../../src/render/index.js';
import type { Scene } from '../../../src/render/scene.js';
import { layersAt, locationsOf } from '../../../src/rules/battletech/damage/left.js';
import type { Board, StandardUnit } from '../../../src/rules/battletech/types.js';
import { hexAt } from '../../../src/rules/geometry/hex/hex.js';
import { fresh, phase, sheetsOf, withBody } from '../../support/fresh-mechs.js';
import { tagged, wordsAt } from '../../support/scenes.js';
import { faults, leavingCards } from '../../support/seen-scenes.js';
import { nameOf, t } from '../../support/words.js';
import { inSoak } from '../../support/soak.js';

/** Issue 14, 5: cards of a report show armour and structure as points, and what the weapons can still do. */

const MODELS = readdirSync('scenarios/battletech/units').map((file) => file.replace(/\.json$/, ''));

const cards = (units: readonly StandardUnit[], before = units, locale: Locale = 'en', board?: Board): Scene =>
  sceneOf(sheetsOf(units, before, { kind: 'sheets', short: true, units: units.map(({ id }) => id) }, locale, board));

const dots = (scene: Scene, tag: string): number =>
  tagged(scene, tag).reduce((sum, shape) => sum + (shape.kind === 'dots' ? shape.at.length : 0), 0);

/** As battered as a 'Mech still stands: nearly all armour gone in this phase. */
const battered = (unit: StandardUnit): StandardUnit => ({
  ...unit,
  armor: Object.fromEntries(locationsOf(unit).map((at) => [at, Math.min(1, unit.armor[at] ?? 0)])),
});

describe('cards of a report', () => {
  it("have a point for each point of every shipped 'Mech, inside its location and card, in every language", () => {
    for (let i = 0; i < MODELS.length; i += inSoak ? 4 : 12) {
      const units = MODELS.slice(i, i + 4).map(fresh);
      const locale = LOCALES[(i / 4) % LOCALES.length] ?? 'en';
      const scene = cards(units.map(battered), units, locale);
      const full = units.length === 4 ? faults(scene) : [];
      expect([...full, ...leavingCards(scene)]).toEqual([]);
      const frames = scene.shapes.flatMap((shape) => (shape.kind === 'box' && shape.tag === 'card' ? [shape.box] : []));
      units.forEach((unit, n) => {
        const frame = frames[n];
        for (const location of locationsOf(unit)) {
          const tag = `card:${unit.id}:${location}`;
          const printed = layersAt(unit, location).reduce((sum, { of }) => sum + of, 0);
          expect(dots(scene, tag), tag).toBe(printed);
          const [box] = tagged(scene, tag).flatMap((shape) => (shape.kind === 'box' ? [shape.box] : []));
          if (!box || !frame) throw new Error(`no ${tag}`);
          expect(box.y + box.height, tag).toBeLessThanOrEqual(frame.y + frame.height);
          for (const shape of tagged(scene, tag))
            for (const [x, y] of shape.kind === 'dots' ? shape.at : []) {
              expect(x, tag).toBeGreaterThan(box.x);
              expect(x, tag).toBeLessThan(box.x + box.width);
              expect(y, tag).toBeLessThan(box.y + box.height);
            }
        }
      });
    }
  });

  it('P-06 tell what befell the pilot in the phase, and nothing of older wounds', () => {
    const unit = fresh('STK-3F');
    const pilot = (hits: number, out: number | null) => withBody(unit, { pilot: { ...unit.body.pilot, hits, out } });
    const told = (now: StandardUnit, was: StandardUnit) => wordsAt(cards([now], [was]), 'card:STK-3F:changes');
    expect(told(pilot(3, null), pilot(2, null))).toBe('pilot wounded (3 of 6)');
    expect(told(pilot(3, 2), pilot(1, null))).toBe('pilot wounded (3 of 6) · unconscious');
    expect(told(pilot(3, 2), pilot(3, 2))).not.toContain('wounded');
  });

  it('CLN-30 tell of a reactor that is set, whatever else befalls the unit', () => {
    const was = fresh('STK-3F');
    const now = withBody({ ...was, armor: { ...was.armor, CT: 4 } }, { destruct: { ejects: true } });
    for (const locale of LOCALES) {
      const told = wordsAt(cards([now], [was], locale), 'card:STK-3F:changes');
      expect(told).toContain(t(locale, 'battletech.picture.self-destructs-ejecting'));
      expect(told).toMatch(/CT −\d/u);
    }
  });

  it('tell points that are left from those that went now and before, and structure that lies open', () => {
    const was = { ...fresh('STK-3F'), armor: { ...fresh('STK-3F').armor, CT: 20 } };
    const now = { ...was, armor: { ...was.armor, CT: 4, RA: 0 } };
    const scene = cards([now], [was]);
    const at = (place: string): number => dots(scene, `card:STK-3F:${place}`);
    expect([at('CT:armor:left'), at('CT:armor:new'), at('CT:armor:gone')]).toEqual([
      4,
      16,
      (now.sheet.armor.CT ?? 0) - 20,
    ]);
    expect(wordsAt(scene, 'card:STK-3F:CT:armor:now')).toBe('4');
    expect(tagged(scene, 'card:STK-3F:RA:structure:open')).toHaveLength(1);
    expect(tagged(scene, 'card:STK-3F:CT:structure:open')).toEqual([]);
    const gone = cards([{ ...now, lost: ['LA'] }], [was]);
    expect(dots(gone, 'card:STK-3F:LA')).toBe(0);
    expect(tagged(gone, 'card:STK-3F:LA:gone')).toHaveLength(2);
  });

  it('P-19 say what exploded on board, first below the heat', () => {
    const unit = fresh('HBK-4G');
    const shows = { kind: 'sheets', short: true, units: [unit.id] } as const;
    const harm = [{ harm: 'explosion', location: 'LT', what: null, damage: 20, cased: false }] as const;
    const wounds = [{ roll: null, location: 'LT', points: 20, covered: false, harm }] as const;
    const avoidance = { need: 4, roll: null, avoided: false };
    const picture = sheetsOf([{ ...unit, status: 'destroyed' }], [unit], shows);
    const scene = sceneOf({ ...picture, events: [{ type: 'AmmoHeated', unit: unit.id, avoidance, wounds }] });
    expect(wordsAt(scene, 'card:HBK-4G:exploded')).toContain('explosion on board');
    expect(tagged(sceneOf(picture), 'card:HBK-4G:exploded')).toEqual([]);
  });

  it('say what each weapon can still do: rounds, jammed, spent, empty, under water; what is lost is struck out', () => {
    const hunchback = fresh('HBK-4G');
    const [cannon, laser] = hunchback.sheet.mounts;
    if (!cannon || !laser) throw new Error('a Hunchback without weapons');
    const lake: Board = {
      ...phase.after.game.board,
      id: 'lake',
      hexes: { [hexAt(5, 7)]: { woods: 0, water: 2 } },
    };
    for (const locale of LOCALES) {
      const said = (unit: StandardUnit, board?: Board): string =>
        wordsAt(cards([unit], [unit], locale, board), 'card:HBK-4G:weapons').replaceAll('\u00a0', ' ');
      const state = (code: string): string => nameOf(locale, 'battletech.weapon-state', code);
      expect(said(hunchback)).toContain(t(locale, 'battletech.picture.roundsLeft', { left: 10 }));
      expect(said(withBody(hunchback, { jammed: [cannon.id] }))).toContain(state('weapon-jammed'));
      expect(said(withBody(hunchback, { spent: [laser.id] }))).toContain(state('weapon-spent'));
      expect(said({ ...hunchback, ammo: hunchback.ammo.map((bin) => ({ ...bin, left: 0 })) })).toContain(
        state('no-ammo'),
      );
      expect(said(hunchback, lake)).toContain(state('not-under-water'));
    }
    const armless = cards([{ ...hunchback, lost: ['RA'] }], [hunchback]);
    expect(tagged(armless, 'card:HBK-4G:weapons:lost').length).toBeGreaterThan(0);
    expect(tagged(cards([hunchback]), 'card:HBK-4G:weapons:lost')).toEqual([]);
  });

  it('say the same on the whole sheet, below the name of the weapon', () => {
    const hunchback = fresh('HBK-4G');
    const [cannon] = hunchback.sheet.mounts;
    if (!cannon) throw new Error('a Hunchback without weapons');
    const jammed = withBody(hunchback, { jammed: [cannon.id] });
    const scene = sceneOf(sheetsOf([jammed], [hunchback], { kind: 'sheets', units: [jammed.id] }));
    expect(wordsAt(scene, `weapon:HBK-4G:${cannon.id}:silent`)).toBe('jammed');
  });

  it('weigh at most 250 KiB, of the heaviest', () => {
    const units = ['AS7-D', 'DAISHI', 'STK-3F', 'MASAKARI'].map(fresh);
    const picture = sheetsOf(units.map(battered), units, {
      kind: 'sheets',
      short: true,
      units: units.map(({ id }) => id),
    });
    expect(drawNow(picture).png.length).toBeLessThanOrEqual(250 * 1024);
  });
});
