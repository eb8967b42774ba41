import type { Block, Button } from '../../present/message.js';
import type { Option } from '../../rules/kernel/choices.js';
import type { Lead } from './follow.js';
import { giveOrSet } from './give.js';
import type { Drafting } from './half-order.js';
import { lettersBlock } from './letters.js';
import { ordersPicture } from './point.js';

/** Facings as buttons around the picture: those towards the top above it, the others below, from left to right. */

/** Whether what is asked is a facing. */
export const isCompass = (found: readonly Lead[]): boolean =>
  found.length > 1 && found.every(({ option }) => isFacing(option));

export const isFacing = ({ value, facts }: Option): boolean => /^[NS][EW]?$/u.test(value) && 'facing' in facts;

export function compassBlocks(drafting: Drafting, found: readonly Lead[]): readonly Block[] {
  const rowOf = (pole: string): readonly Block[] => {
    const buttons = COLUMNS.flatMap((column) => found.filter(({ option }) => option.value === `${pole}${column}`)).map(
      (lead) => facingButton(drafting, lead),
    );
    return buttons.length > 0 ? [{ kind: 'buttons', buttons }] : [];
  };
  return [...rowOf('N'), ...picture(drafting, found), ...rowOf('S')];
}

const COLUMNS = ['W', '', 'E'] as const;

/** The order as it would be drawn with the facing that costs least; where it leaves no trace, the place alone. */
function picture(drafting: Drafting, found: readonly Lead[]): readonly Block[] {
  const cost = ({ option }: Lead): number => Number(option.facts['mp'] ?? 0);
  const [first] = [...found].sort((a, b) => cost(a) - cost(b));
  const drawn = first?.next.kind === 'done' ? ordersPicture(drafting, [first.next.command]) : [];
  const place = first?.filled['hex'];
  return drawn.length > 0 || place === undefined ? drawn : lettersBlock(drafting, [{ index: 0, place }], null);
}

function facingButton(drafting: Drafting, lead: Lead): Button {
  const { services, request, seen, view } = drafting;
  const { label } = services.presenter(seen.table.header).option(lead.blank, lead.option, view, request.locale);
  return giveOrSet(drafting, lead, label);
}
