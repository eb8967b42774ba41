import { t } from '../../../../i18n/index.js';
import { isApplied, isLeftOut, type Quirk } from '../../../../rules/battletech/standard/quirk-table.js';
import type { FullSheet } from '../../../../rules/battletech/standard/types.js';
import type { Tongue } from '../../words/index.js';

/** What sets a machine apart, what of it the referee leaves out, and what changes nothing (ADV-07): on the sheet of a match, or in the library. */
export function quirkLines({ quirks = [] }: FullSheet, where: 'picture' | 'unit', tongue: Tongue): readonly string[] {
  const named = (of: readonly Quirk[]): string =>
    of.map((quirk) => t(tongue, `battletech.term.quirk-${quirk}`)).join(', ');
  const applied = quirks.filter(isApplied);
  const leftOut = quirks.filter(isLeftOut);
  const idle = quirks.filter((quirk) => !isApplied(quirk) && !isLeftOut(quirk));
  return [
    ...(applied.length > 0 ? [t(tongue, `battletech.${where}.quirks`, { quirks: named(applied) })] : []),
    ...(leftOut.length > 0 ? [t(tongue, 'battletech.picture.quirks-left-out', { quirks: named(leftOut) })] : []),
    ...(idle.length > 0 ? [t(tongue, 'battletech.picture.quirks-idle', { quirks: named(idle) })] : []),
  ];
}
