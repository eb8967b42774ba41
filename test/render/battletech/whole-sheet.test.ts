import { describe, expect, it } from 'vitest';
import { nameOf, t } from '../../support/words.js';
import { LOCALES, type Locale } from '../../../src/i18n/locales.js';
import { drawNow, LARGEST, sceneOf } from '../../../src/render/index.js';
import { textBox } from '../../../src/render/measure.js';
import { layersAt } from '../../../src/rules/battletech/damage/left.js';
import { SCENE_WIDTH, type Box, type Scene } from '../../../src/render/scene.js';
import type { StandardUnit } from '../../../src/rules/battletech/types.js';
import { MECH_LOCATIONS } from '../../../src/rules/battletech/vocabulary.js';
import type { Event } from '../../../src/rules/battletech/events.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { fresh, sheetsOf, withBody } from '../../support/fresh-mechs.js';
import { tagged, textsOf, WHOLE, wordsAt } from '../../support/scenes.js';

const picture = (units: readonly StandardUnit[], before: readonly StandardUnit[], locale: Locale = 'en') =>
  sheetsOf(units, before, { kind: 'sheets', units: units.map(({ id }) => id) }, locale);

const stalker = fresh('STK-3F');
const armour = { ...stalker.armor, CT: 4, RA: 0 };
const structure = { ...stalker.body.structure, CT: 20, LA: 0 };
const struck = { ...stalker.body.struck };
const hurt = withBody(
  { ...stalker, armor: armour, lost: ['LA'] },
  {
    structure,
    struck: { ...struck, CT: [0, 3], RA: [1], HD: [1, 4] },
    heat: 14,
    prone: true,
    twist: 1,
    pilot: { gunnery: 3, piloting: 4, hits: 2, out: 3 },
  },
);
const scene = (locale: Locale = 'en'): Scene => sceneOf(picture([hurt], [stalker], locale));

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the record sheet of the standard level', () => {
  it('shows armour, structure and rear armour of every location, the old figure struck out beside the new', () => {
    const drawn = scene();
    const full = hurt.sheet.full.structure;
    for (const location of MECH_LOCATIONS) {
      const tag = `armor:STK-3F:${location}`;
      expect(wordsAt(drawn, `${tag}:armor:now`)).toBe(`${armour[location]}/${hurt.sheet.armor[location]}`);
      expect(wordsAt(drawn, `${tag}:structure:now`)).toBe(`[${structure[location]}/${full[location]}]`);
      expect(tagged(drawn, `${tag}:lost`)).toHaveLength(location === 'LA' ? 2 : 0);
    }
    expect(wordsAt(drawn, 'armor:STK-3F:CT:rear:now')).toBe('‹11/11›');
    expect(wordsAt(drawn, 'armor:STK-3F:CT:armor:old')).toBe(String(stalker.armor.CT));
    expect(wordsAt(drawn, 'armor:STK-3F:RT:armor:old')).toBe('');
  });

  it('ADV-07 ADV-11 names the quirks of the machine and its weapons, with what the referee makes of them; without any there is no line', () => {
    const mauler = fresh('MAL-1R');
    expect(tagged(sceneOf(picture([mauler], [mauler])), 'quirks:MAL-1R')).toEqual([]);
    const enforcer = fresh('ENF-4R');
    const told = (locale: Locale): string => {
      const drawn = sceneOf(picture([enforcer], [enforcer], locale));
      expect(drawn.width).toBe(SCENE_WIDTH);
      return textsOf(drawn)
        .map(({ text }) => text)
        .join(' ');
    };
    // Its cooling jacket takes one of three points of heat.
    expect(wordsAt(sceneOf(picture([enforcer], [enforcer])), 'weapon:ENF-4R:A:heat')).toBe('2');
    expect(told('en')).toMatch(/Quirks: .*good cooling jacket \(A AC\/10\).* · Not refereed: bad ammunition feed/);
    expect(told('fr')).toMatch(/Particularités.*bonne chemise.* · Non arbitrées/);
    expect(told('ru')).toMatch(/Причуды: .*хороший кожух.* · Арбитр не учитывает/);
  });

  it('draws a pip for each point: what is left, what went just now, what had gone before; structure in red where it lies open', () => {
    const earlier = { ...stalker, armor: { ...stalker.armor, CT: 20 } };
    const drawn = sceneOf(picture([hurt], [earlier]));
    const pips = (at: string, state: string): number =>
      tagged(drawn, `armor:STK-3F:${at}:${state}`).reduce(
        (sum, one) => sum + (one.kind === 'dots' ? one.at.length : 1),
        0,
      );
    const printed = hurt.sheet.armor.CT ?? 0;
    expect([pips('CT:armor', 'left'), pips('CT:armor', 'new'), pips('CT:armor', 'gone')]).toEqual([
      4,
      16,
      printed - 20,
    ]);
    expect([pips('CT:structure', 'left'), pips('CT:structure', 'new')]).toEqual([20, 7]);
    expect([pips('CT:structure', 'open'), pips('RA:structure', 'open')]).toEqual([0, 1]);
    for (const location of MECH_LOCATIONS) {
      const all = layersAt(hurt, location).reduce((sum, { of }) => sum + of, 0);
      const drawnPips = (['armor', 'structure', 'rear'] as const).flatMap((layer) =>
        (['left', 'new', 'gone'] as const).map((state) => pips(`${location}:${layer}`, state)),
      );
      expect(
        drawnPips.reduce((sum, n) => sum + n, 0),
        location,
      ).toBe(all);
    }
  });

  it('keeps the locations of every body apart, and its pips inside them', () => {
    for (const model of ['AS7-D', 'STK-3F', 'LCT-1V', 'DASHER', 'MADCAT']) {
      const drawn = sceneOf(picture([fresh(model)], [fresh(model)]));
      const boxes = MECH_LOCATIONS.flatMap((location) =>
        tagged(drawn, `armor:${model}:${location}`).flatMap((shape) =>
          shape.kind === 'box' && shape.tag === `armor:${model}:${location}` ? [{ location, box: shape.box }] : [],
        ),
      );
      expect(boxes).toHaveLength(MECH_LOCATIONS.length);
      for (const { location, box } of boxes) {
        for (const other of boxes)
          if (other.location !== location)
            expect(overlap(box, other.box), `${model} ${location} ${other.location}`).toBe(false);
        for (const shape of tagged(drawn, `armor:${model}:${location}`))
          for (const [x, y] of shape.kind === 'dots' ? shape.at : []) {
            const radius = shape.kind === 'dots' ? shape.radius : 0;
            expect(x - radius).toBeGreaterThanOrEqual(box.x);
            expect(x + radius).toBeLessThanOrEqual(box.x + box.width);
            expect(y + radius).toBeLessThanOrEqual(box.y + box.height);
          }
      }
    }
  });

  it('SEQ-14 names what each mark of the heat scale does', () => {
    const effects = wordsAt(scene(), 'heat:STK-3F:effects').replaceAll('\u00a0', ' ');
    expect(effects).toContain('MP: 5 −1 · 10 −2 · 15 −3 · 20 −4 · 25 −5');
    expect(effects).toContain('Shutdown avoided on: 14 4+ · 18 6+ · 22 8+ · 26 10+ · 30 –');
  });

  it('strikes critical slots through one by one and frames those hit just now', () => {
    const before = withBody(stalker, { struck: { ...struck, CT: [0] } });
    const drawn = sceneOf(picture([hurt], [before]));
    const at = (slot: string): number => tagged(drawn, `slot:STK-3F:${slot}`).length;
    expect(at('CT:0:hit')).toBe(2);
    expect(at('CT:0:fresh')).toBe(0);
    expect(at('CT:3:fresh')).toBe(1);
    expect(at('CT:1:whole')).toBe(1);
    // The engine has two slots left, the one sensor of two is gone: only what is wholly destroyed is struck out.
    expect(tagged(drawn, 'slot:STK-3F:RA:struck')).toHaveLength(1);
    expect(tagged(drawn, 'slot:STK-3F:CT:struck')).toHaveLength(0);
    expect(tagged(drawn, 'slot:STK-3F:LA:struck').length).toBeGreaterThan(4);
  });

  it('SEQ-14 shows the heat on its scale, where it stood before, and what it does', () => {
    const drawn = scene();
    expect(tagged(drawn, 'heat:STK-3F:now:14')).toHaveLength(1);
    expect(tagged(drawn, 'heat:STK-3F:before:0')).toHaveLength(1);
    expect(wordsAt(drawn, 'heat:STK-3F:words')).toContain('Heat 0 → 14 · −2 MP · to-hit +2 · shutdown avoided on 4+');
  });

  it('gives MP as damage and heat leave them, the pilot and the posture', () => {
    const drawn = scene();
    expect(wordsAt(drawn, 'gait:STK-3F')).toBe('Walk 3 · Run 5 · Jump 0 MP (now 1 · 2 · 0 MP)');
    expect(wordsAt(drawn, 'pilot:STK-3F')).toBe('Pilot: gunnery 3, piloting 4 · 2 wounds of 6 · unconscious');
    expect(wordsAt(drawn, 'turn:STK-3F')).toContain('0507 SE · not moved · prone · torso right');
  });

  it('SEQ-19 the map marks the worst state of a unit, and says beside it who lies and whose pilot is out', () => {
    const map = (unit: StandardUnit) => sceneOf({ ...picture([unit], [stalker]), shows: WHOLE });
    expect(tagged(map(hurt), 'unit:STK-3F:state:unconscious')).toHaveLength(1);
    expect(wordsAt(map(hurt), 'force:STK-3F:changes')).not.toBe('');
    const before = { ...picture([hurt], [hurt]), shows: WHOLE };
    expect(wordsAt(sceneOf(before), 'force:STK-3F:facts')).toContain('unconscious · prone');
    expect(tagged(map(stalker), 'unit:STK-3F:state')).toHaveLength(0);
  });

  it('lists heat, damage, minimum range and ranges of each weapon, and what became of it', () => {
    const [, second] = hurt.sheet.mounts;
    if (!second) throw new Error('a Stalker has ten weapons');
    const fired: Event = {
      type: 'ShotFired',
      unit: hurt.id,
      mount: second.id,
      target: unitId('LCT-1V'),
      mode: 'normal',
      bin: null,
      aim: null,
      range: 'short',
      toHit: { number: 4, distance: 3, range: 'short', terms: [], side: 'front', cover: false },
      roll: null,
      outcome: 'hit',
      jammed: false,
      heat: 8,
      rounds: 0,
      roundsLeft: null,
      cluster: null,
      aimRoll: null,
      wounds: [],
      targetHeat: 0,
      pod: null,
      tag: false,
      missilesStopped: null,
    };
    const drawn = sceneOf({ ...picture([hurt], [stalker]), events: [fired] });
    expect(tagged(drawn, 'weapon:STK-3F:B:hit')).toHaveLength(1);
    for (const mount of hurt.sheet.mounts) {
      const tag = `weapon:STK-3F:${mount.id}`;
      const { full, ranges } = mount.weapon;
      expect(wordsAt(drawn, `${tag}:heat`)).toBe(String(full.heat));
      expect(wordsAt(drawn, `${tag}:ranges`)).toBe(`${ranges.short}/${ranges.medium}/${ranges.long}`);
      expect(wordsAt(drawn, `${tag}:minimum`)).toBe(full.minimum === 0 ? '–' : String(full.minimum));
    }
    expect(wordsAt(drawn, 'weapon:STK-3F:C:damage')).toBe('2×6');
  });

  it('names every part in every language, inside the picture and small enough for a phone', () => {
    for (const locale of LOCALES) {
      for (const model of ['STK-3F', 'MADCAT', 'LCT-1V', 'DASHER']) {
        const unit = fresh(model);
        const drawn = sceneOf(picture([unit], [unit], locale));
        for (const text of textsOf(drawn)) {
          const box = textBox(text);
          expect(box.x, text.text).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, `${locale} ${text.text}`).toBeLessThanOrEqual(SCENE_WIDTH);
        }
        expect(wordsAt(drawn, `slot:${model}:CT:name`)).toContain(nameOf(locale, 'battletech.part', 'gyro'));
        expect(wordsAt(drawn, `gauges:${model}`)).toBe(t(locale, 'battletech.picture.gauges'));
      }
    }
    expect(drawNow(picture([hurt], [stalker])).png.length).toBeLessThanOrEqual(LARGEST);
  });

  it('gives short sheets of more than two units, with structure, slots and heat in words', () => {
    const units = ['AWS-8Q', 'LCT-1V'].map(fresh);
    const drawn = sceneOf(picture([hurt, ...units], [stalker, ...units]));
    expect(wordsAt(drawn, 'structure:STK-3F')).toBe('Structure: CT 20/27 · LA 0/14');
    expect(wordsAt(drawn, 'struck:STK-3F')).toBe(
      'Struck: HD Sensors · HD Sensors · CT Engine · CT Gyro · RA Upper arm',
    );
    expect(wordsAt(drawn, 'heat:STK-3F:words')).toContain('14');
    expect(wordsAt(drawn, 'struck:AWS-8Q')).toBe('');
  });
});
