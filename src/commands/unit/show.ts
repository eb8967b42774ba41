import { nameOf } from '../../i18n/index.js';
import { unitPicture, unitText } from '../../present/units.js';
import type { UnitEntry } from '../../library/contract.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { House, Offer, Press, Reply, Request, Runnable, SlashRequest } from '../contract.js';
import { refused, show } from '../replies.js';
import { factionsOf, filterOf, meansFaction, techsOf, unitsFor } from './filter.js';

/** `/unit show name:HBK-4G`: the record sheet of a unit of the library, as text and as a picture. */

/** More offers than these Discord does not take. */
const MOST_OFFERS = 25;

/** The unit that a name means; a part of a name will do where only one has it. */
export function showUnit({ library }: House, { locale }: Pick<Request, 'locale'>, name: string): Reply {
  const called = library.unitsCalled(name);
  const begun = called.length > 0 ? called : partly(library.units, name);
  const [only, ...others] = begun;
  if (!only) return refused(refuse('unit/unknown', { given: name }), locale);
  if (others.length > 0) {
    const known = begun.slice(0, MOST_OFFERS).map((unit) => unit.name[locale]);
    return refused(refuse('unit/several', { given: name, known }), locale);
  }
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [{ kind: 'text', text: unitText(only, locale) }, unitPicture(only, locale)],
  });
}

function partly(units: readonly UnitEntry[], name: string): readonly UnitEntry[] {
  const wanted = name.trim().toLowerCase();
  return wanted === ''
    ? []
    : units.filter((unit) => [unit.id, ...Object.values(unit.name)].some((one) => one.toLowerCase().includes(wanted)));
}

/** Offers: units by their names, technologies in the reader's words. */
export function completeUnit(house: House, request: SlashRequest, option: string): Promise<readonly Offer[]> {
  const typed = (request.options[option] ?? '').toLowerCase();
  if (option === 'tech') {
    const { units } = house.library;
    const offers = techsOf(units).map((tech) => {
      const ruleset = units.find((unit) => unit.tech === tech)?.ruleset ?? '';
      return { name: nameOf(request.locale, `${ruleset}.tech`, tech), value: tech };
    });
    return Promise.resolve(offers.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed)));
  }
  if (option === 'faction') {
    const known = factionsOf(house.library.units, request.locale).filter((one) => meansFaction(one, typed));
    return Promise.resolve(known.map(({ name, code }) => ({ name, value: code })));
  }
  const found = unitsFor(house, filterOf({ name: typed }), request.locale);
  const units = found.ok ? found.value : [];
  return Promise.resolve(
    units.slice(0, MOST_OFFERS).map(({ name, id }) => ({ name: name[request.locale], value: id })),
  );
}

export const showOne: Runnable = {
  options: [{ name: 'name', words: 'unit-name', required: true, autocomplete: true, maxLength: 60 }],
  acknowledge: 'private',
  run: (house, request) => Promise.resolve(showUnit(house, request, request.options['name'] ?? '')),
  complete: completeUnit,
};

/** Picked from the list: `unit|label`. */
export const showPress: Press = {
  acknowledge: 'private',
  run: (house, request) => Promise.resolve(showUnit(house, request, request.args.at(-1) ?? '')),
};
