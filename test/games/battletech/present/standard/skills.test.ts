import { describe, expect, test } from 'vitest';
import { sheetText } from '../../../../../src/games/battletech/present/sheet.js';
import { unseenText } from '../../../../../src/games/battletech/present/standard/body.js';
import { pilotingText, whyPiloting } from '../../../../../src/games/battletech/present/standard/moving.js';
import { tongueOf } from '../../../../../src/games/battletech/words/index.js';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales.js';
import { sceneOf } from '../../../../../src/render/index.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import { inspect } from '../../../../../src/rules/battletech/inspect.js';
import { glimpseBody } from '../../../../../src/rules/battletech/damage/unknown.js';
import type { PilotingRoll } from '../../../../../src/rules/battletech/standard/terms.js';
import type { UnitKind } from '../../../../../src/rules/battletech/vocabulary.js';
import { spectator } from '../../../../../src/rules/kernel/seats.js';
import { unit } from '../../../../support/quick-start.js';
import { wordsAt } from '../../../../support/scenes.js';
import { beginFull } from '../../../../support/standard.js';

/** Whoever steers or leads a unit has the words of its kind: nobody pilots a platoon (UNI-01, UNI-63). */

const ONE_EACH: Readonly<Record<UnitKind, string>> = {
  mech: 'HBK-4G',
  vehicle: 'STRIKER',
  vtol: 'WARRIOR-H7',
  infantry: 'FOOT-RIFLE',
  'battle-armour': 'IS-STD-LASER',
};

const play = beginFull({
  pieces: [
    { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' },
    { unit: 'STRIKER', seat: 'defender', at: '0810 N' },
    { unit: 'WARRIOR-H7', seat: 'defender', at: '0611 N' },
    { unit: 'FOOT-RIFLE', seat: 'defender', at: '0412 N' },
    { unit: 'IS-STD-LASER', seat: 'defender', at: '0213 N' },
  ],
});
const view = battletech.view(play.match, spectator);
const seen = (kind: UnitKind) => {
  const found = view.game.units.find(({ id }) => id === ONE_EACH[kind]);
  if (found?.sheet.kind !== kind) throw new Error(`no ${kind} in the match`);
  return found;
};
/** Without the spaces that no line breaks at. */
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

const SKILLS: Readonly<Record<Locale, Readonly<Record<UnitKind, string>>>> = {
  en: {
    mech: 'Pilot: gunnery 4, piloting 5',
    vehicle: 'Crew: gunnery 4, driving 5',
    vtol: 'Crew: gunnery 4, piloting 5',
    infantry: 'Platoon: gunnery 4, anti-’Mech 5',
    'battle-armour': 'Squad: gunnery 4, anti-’Mech 5',
  },
  fr: {
    mech: 'Pilote : tir 4, pilotage 5',
    vehicle: 'Équipage : tir 4, conduite 5',
    vtol: 'Équipage : tir 4, pilotage 5',
    infantry: 'Peloton : tir 4, anti-Mech 5',
    'battle-armour': 'Escouade : tir 4, anti-Mech 5',
  },
  ru: {
    mech: 'Пилот: стрельба 4, пилотирование 5',
    vehicle: 'Экипаж: стрельба 4, вождение 5',
    vtol: 'Экипаж: стрельба 4, пилотирование 5',
    infantry: 'Взвод: стрельба 4, ближний бой с мехами 5',
    'battle-armour': 'Отделение: стрельба 4, ближний бой с мехами 5',
  },
};

const STEERING: Readonly<Record<Locale, Readonly<Record<UnitKind, string>>>> = {
  en: { mech: 'piloting', vehicle: 'driving', vtol: 'piloting', infantry: 'roll', 'battle-armour': 'roll' },
  fr: { mech: 'pilotage', vehicle: 'conduite', vtol: 'pilotage', infantry: 'jet', 'battle-armour': 'jet' },
  ru: {
    mech: 'пилотирование',
    vehicle: 'вождение',
    vtol: 'пилотирование',
    infantry: 'бросок',
    'battle-armour': 'бросок',
  },
};

const KINDS = Object.keys(ONE_EACH) as readonly UnitKind[];
const ALL = KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const));

describe('the skills of each kind of unit', () => {
  test.each(ALL)(
    'UNI-01 UNI-63 BV-11 /sheet of a %s in %s names them once, and the battle value by them',
    (kind, locale) => {
      const found = inspect(view, { about: 'sheet', unit: unit(ONE_EACH[kind]) });
      if (!found.ok || found.value.about !== 'sheet') throw new Error('no sheet');
      const lines = spaced(sheetText(found.value, tongueOf(locale))).split('\n');
      expect(lines).toContain(SKILLS[locale][kind]);
      const [, two = ''] = SKILLS[locale][kind].split(/ ?: /u);
      expect(lines.filter((line) => line.includes(two))).toHaveLength(2);
    },
  );

  test.each(ALL)('UNI-01 UNI-63 the drawn sheet of a %s in %s says the same', (kind, locale) => {
    const scene = sceneOf({
      ...{ game: 'battletech', view, before: null, events: [], locale },
      shows: { kind: 'sheets', units: [unit(ONE_EACH[kind])] } as never,
    });
    expect(spaced(wordsAt(scene, `pilot:${ONE_EACH[kind]}`))).toBe(SKILLS[locale][kind]);
  });

  test.each(ALL)(
    'UNI-20 TER-16 the roll of a %s in %s is called as its kind has it, and so is its reason',
    (kind, locale) => {
      const roll: PilotingRoll = {
        ...{
          cause: 'bog',
          number: 4,
          terms: [{ reason: 'base', value: 4 }],
          roll: { index: 0, sides: 6, faces: [3, 4], purpose: 'bog' },
        },
        success: true,
      };
      const told = [
        pilotingText(seen(kind), roll, tongueOf(locale)),
        pilotingText(seen(kind), { ...roll, success: false }, tongueOf(locale)),
        whyPiloting(seen(kind), roll, tongueOf(locale)),
      ];
      for (const line of told) expect(line).toContain(`** ${STEERING[locale][kind]} `);
    },
  );

  test.each(ALL)('UNI-01 what is not known of a %s in %s is no pilot but of a ’Mech', (kind, locale) => {
    const text = unseenText(glimpseBody(play.unit(ONE_EACH[kind]), ['armor']), tongueOf(locale));
    expect(/pilot|пилот/iu.test(text)).toBe(kind === 'mech');
  });
});
