import { nameOf, t } from '../../../../i18n/index.js';
import type { Mount, RecordSheet } from '../../../../rules/battletech/record-sheet.js';
import type { QuirkStanding } from '../../../../rules/battletech/standard/quirk-rows.js';
import { standingOf } from '../../../../rules/battletech/standard/quirk-table.js';
import { weaponStandingOf } from '../../../../rules/battletech/standard/weapon-quirk-table.js';
import type { Tongue } from '../../words/index.js';

/** The quirks of a sheet by name, with what they come to: first those of the machine, then those of its weapons with all that have them. */
function quirksOf({ full, mounts }: RecordSheet, tongue: Tongue): readonly (readonly [name: string, QuirkStanding])[] {
  const { quirks = [] } = full ?? {};
  const weapons: readonly Mount[] = mounts;
  const ofWeapons = new Set(weapons.flatMap(({ quirks: has = [] }) => has));
  return [
    ...quirks.map((quirk) => [t(tongue, `battletech.term.quirk-${quirk}`), standingOf(quirk)] as const),
    ...[...ofWeapons].map((quirk) => {
      const which = weapons.filter(({ quirks: has = [] }) => has.includes(quirk));
      const named = which.map(({ id, weapon }) => `${id} ${nameOf(tongue, 'battletech.weapon', weapon.id)}`);
      const name = t(tongue, 'battletech.unit.quirk-of', {
        quirk: t(tongue, `battletech.term.weapon-quirk-${quirk}`),
        weapons: named.join(', '),
      });
      return [name, weaponStandingOf(quirk)] as const;
    }),
  ];
}

/** What sets a machine and its weapons apart, what of it the referee leaves out, and what changes nothing (ADV-07, ADV-11): on the sheet of a match, or in the library. */
export function quirkLines(sheet: RecordSheet, where: 'picture' | 'unit', tongue: Tongue): readonly string[] {
  const all = quirksOf(sheet, tongue);
  const named = (standing: QuirkStanding): string =>
    all.flatMap(([name, is]) => (is === standing ? [name] : [])).join(', ');
  const [applied, leftOut, idle] = [named('applied'), named('left-out'), named('idle')];
  return [
    ...(applied ? [t(tongue, `battletech.${where}.quirks`, { quirks: applied })] : []),
    ...(leftOut ? [t(tongue, 'battletech.picture.quirks-left-out', { quirks: leftOut })] : []),
    ...(idle ? [t(tongue, 'battletech.picture.quirks-idle', { quirks: idle })] : []),
  ];
}
