import type { Locale } from '../../i18n/locales.js';
import { unitPicture } from '../../present/units.js';
import type { UnitFacts } from '../../library/contract.js';
import { unitsCalled } from '../../library/called.js';
import { unitHere, unitsHere } from './rosters.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Services, Offer, Press, Reply, Request, Runnable, SlashRequest } from '../contract.js';
import { refused, show } from '../replies.js';
import { isMeant } from '../sought.js';
import { filterOf, isCalled, namesOf, SORTINGS, unitsFor } from './filter.js';

/** `/unit show name:HBK-4G`: the record sheet of a unit of the library, as text and as a picture. */

/** More offers than these Discord does not take. */
const MOST_OFFERS = 25;

async function showUnit(services: Services, request: Request, name: string): Promise<Reply> {
  const { locale } = request;
  const meant = unitMeant(await unitsHere(services, request), name, locale);
  if (!meant.ok) return refused(meant.error, request.tongue);
  const unit = await unitHere(services, request, meant.value);
  if (!unit) return refused(refuse('shelf/unreadable', { name: meant.value.name[locale] }), request.tongue);
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [{ kind: 'text', text: unit.text(locale) }, unitPicture(unit, locale)],
  });
}

/** The unit that a name means; a part of a name will do where only one has it. */
export function unitMeant(units: readonly UnitFacts[], name: string, locale: Locale): Result<UnitFacts, Refusal> {
  const called = unitsCalled(units, name);
  const begun = called.length > 0 ? called : partly(units, name);
  const [only, ...others] = begun;
  if (!only) return fail(refuse('unit/unknown', { given: name }));
  if (others.length === 0) return ok(only);
  return fail(
    refuse('unit/several', { given: name, known: begun.slice(0, MOST_OFFERS).map((unit) => unit.name[locale]) }),
  );
}

function partly(units: readonly UnitFacts[], name: string): readonly UnitFacts[] {
  const wanted = name.trim();
  return wanted === '' ? [] : units.filter((unit) => isCalled(unit, wanted));
}

/** Offers: units by their names, what they are sorted by in the reader's words. */
export async function completeUnit(
  services: Services,
  request: SlashRequest,
  option: string,
): Promise<readonly Offer[]> {
  const units = await unitsHere(services, request);
  const typed = request.options[option] ?? '';
  const sorting = SORTINGS.find((one) => one === option);
  if (sorting) {
    const known = namesOf(units, sorting, request.locale).filter((one) => isMeant(one, typed));
    return known.map(({ name, code }) => ({ name, value: code }));
  }
  const found = unitsFor(units, filterOf({ name: typed }), request.locale);
  const fit = found.ok ? found.value : [];
  return fit.slice(0, MOST_OFFERS).map(({ name, id }) => ({ name: name[request.locale], value: id }));
}

export const showOne: Runnable = {
  options: [{ name: 'name', words: 'unit-name', required: true, autocomplete: true, maxLength: 60 }],
  acknowledge: 'private',
  run: (services, request) => showUnit(services, request, request.options['name'] ?? ''),
  complete: completeUnit,
};

/** Picked from the list: `unit|label`. */
export const showPress: Press = {
  acknowledge: 'private',
  run: (services, request) => showUnit(services, request, request.args.at(-1) ?? ''),
};
