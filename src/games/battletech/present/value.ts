import { t } from '../../../i18n/index.js';
import type { BattleValue } from '../../../rules/battletech/value/battle-value.js';
import type { StandardSheet } from '../../../rules/battletech/record-sheet.js';
import type { Skills } from '../../../rules/battletech/value/skills.js';
import type { UnitKind } from '../../../rules/battletech/vocabulary.js';
import type { Tongue } from '../words/index.js';
import { skillsOf } from './skills.js';

/** A battle value in words, with the parts that it comes from (BV-01…BV-09). */
export function valueLines(
  { defence, offence, base }: BattleValue,
  { mounts }: StandardSheet,
  tongue: Tongue,
): readonly string[] {
  const part = (name: Part, worth: number): readonly string[] =>
    worth === 0 ? [] : [t(tongue, `battletech.value.${name}`, { worth })];
  const hot = offence.weapons.filter((gun) => gun.hot).map(({ mount }) => mount);
  const weapons = mounts.filter(({ id }) => hot.includes(id)).map(({ id }) => id);
  const { armor, structure, gyro, explosives } = defence;
  const { firepower, ammunition, tons, efficiency } = offence;
  const defences = [
    ...part('armor', armor),
    ...part('structure', structure),
    ...part('gyro', gyro),
    ...part('equipment', defence.equipment),
  ].join(' + ');
  const offences = [
    ...part('firepower', firepower),
    ...part('ammunition', ammunition),
    ...part('equipment', offence.equipment),
    ...part('tons', tons),
  ].join(' + ');
  return [
    t(tongue, 'battletech.value.sum', { value: base, defence: defence.total, offence: offence.total }),
    t(tongue, 'battletech.value.defence', {
      parts: [defences, ...part('explosives', explosives)].join(' − '),
      factor: defence.factor,
    }),
    t(tongue, 'battletech.value.offence', { parts: offences, factor: offence.factor }),
    ...(weapons.length > 0 ? [t(tongue, 'battletech.value.hot', { efficiency, weapons })] : []),
  ];
}

type Part = 'armor' | 'structure' | 'gyro' | 'equipment' | 'explosives' | 'firepower' | 'ammunition' | 'tons';

/** A battle value in one line, with what the skills of a unit of the kind make of it (BV-11). */
export const pilotedLine = ({ value }: BattleValue, skills: Skills, kind: UnitKind, tongue: Tongue): string =>
  t(tongue, 'battletech.value.pilot', { value, skills: skillsOf(kind, skills, tongue) });
