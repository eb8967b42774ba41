import { t } from '../../i18n/index.js';
import { drawForces, drawSeed, type Lot } from '../../match/draw.js';
import type { Table } from '../../match/acts.js';
import type { Scenario, UnitFacts } from '../../library/contract.js';
import { sideCalled } from '../../library/called.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { OptionDefinition, Press, Reply, Request, Runnable, Services } from '../contract.js';
import { DONE, refused } from '../replies.js';
import { ofChannel, ofMatch } from '../table.js';
import { filterOf, unitsFor } from '../unit/filter.js';
import { completeUnit } from '../unit/show.js';
import { rosterOf } from './muster.js';

/** `/match draw value:5000 units:4`, *Draw…*, `/match new value:5000`: in the lobby the forces of all sides are drawn by lot to a value or a mass (docs/dice.md). */

/** Rosters hold no more. */
const MOST_UNITS = 12;

/** How much a force makes and of how many units, as `/match new` asks it too. */
export const LOT_OPTIONS = [
  { name: 'value', maxLength: 6 },
  { name: 'tons', words: 'draw-tons', maxLength: 6 },
  { name: 'units', words: 'draw-units', maxLength: 2 },
] as const satisfies readonly OptionDefinition[];

type Options = Readonly<Record<string, string>>;

export const draw: Runnable = {
  options: [
    ...LOT_OPTIONS,
    { name: 'tech', autocomplete: true, maxLength: 12 },
    { name: 'year', maxLength: 9 },
    { name: 'shelf', values: ['yes'] },
    { name: 'side', words: 'draw-side', maxLength: 40 },
    { name: 'seed', words: 'draw-seed', maxLength: 40 },
  ],
  acknowledge: 'order',
  run: ofChannel((services, request, table) => drawn(services, request, table, request.options)),
  complete: completeUnit,
};

/** *Draw…* in the lobby: the form in which it is typed what is drawn. */
export const drawPresses = {
  draw: {
    acknowledge: 'form',
    run: ofMatch((_services, { locale }, { header }) =>
      Promise.resolve({
        kind: 'form',
        form: {
          action: { verb: 'draw-typed', args: [header.id] },
          title: t(locale, 'form.draw'),
          fields: LOT_OPTIONS.map(({ name, maxLength }) => ({
            id: name,
            label: t(locale, `form.draw.${name}`),
            most: maxLength,
            optional: true,
          })),
        },
      }),
    ),
  },
  'draw-typed': {
    acknowledge: 'update',
    run: ofMatch((services, request, table) => drawn(services, request, table, request.fields)),
  },
} as const satisfies Readonly<Record<string, Press>>;

async function drawn(services: Services, request: Request, table: Table, options: Options): Promise<Reply> {
  const refusal = await drawInto(services, request, table, options);
  return refusal ? refused(refusal, request.tongue) : DONE;
}

/** Draws the forces of a lobby, for all sides or for one; yields why it cannot be. */
export async function drawInto(
  services: Services,
  request: Request,
  { header }: Table,
  options: Options,
): Promise<Refusal | null> {
  const { key, player, at } = request;
  const scenario = services.library.scenario(header.scenario);
  const drawn = scenario
    ? await forcesFor(services, request, header.commitment, scenario, options)
    : fail(refuse('unit/no-draw'));
  if (!drawn.ok) return drawn.error;
  for (const [side, roster] of drawn.value) {
    const own = options['side'] ? key : `${key}:${side}`;
    const enlisted = await services.referee.enlist({ key: own, player, at, match: header.id, side, roster });
    if (!enlisted.ok) return enlisted.error;
  }
  return null;
}

/** Of the options of another command what is drawn, for all sides. */
export const lotIn = (options: Options): Options =>
  Object.fromEntries(LOT_OPTIONS.map(({ name }) => [name, options[name] ?? '']));

/** Whether a lot is asked for at all. */
export const asksForLot = (options: Options): boolean => LOT_OPTIONS.some(({ name }) => (options[name] ?? '') !== '');

type Side = Scenario['sides'][number]['id'];

/** The text of a roster for each side that is drawn for. */
export async function forcesFor(
  services: Services,
  request: Request,
  commitment: string,
  scenario: Scenario,
  options: Options,
): Promise<Result<readonly (readonly [Side, string])[], Refusal>> {
  const { locale } = request;
  const typed = options['side'] ?? '';
  const named = sideCalled(scenario.sides, typed);
  if (typed !== '' && !named) {
    return fail(refuse('discord/no-side', { side: typed, known: scenario.sides.map(({ id }) => `\`${id}\``) }));
  }
  const sides = (named ? [named] : scenario.sides).map(({ id }) => id);
  // What is on a shelf comes and goes: forces that anybody can draw again are of the library alone, unless all agree.
  const fit = unitsFor(
    options['shelf'] === 'yes' ? await services.shelf.units(request.guild) : services.library.units,
    filterOf({ tech: options['tech'] ?? '', year: options['year'] ?? '' }),
    locale,
  );
  if (!fit.ok) return fit;
  const pool = fit.value.filter((unit) => unit.ruleset === scenario.ruleset && canPlay(unit, scenario));
  const lot = lotOf(options, pool, scenario);
  if (!lot.ok) return lot;
  const seed = (options['seed'] ?? '').trim() || drawSeed(commitment, request.key);
  const forces = drawForces(pool, lot.value, seed, sides.length);
  if (!forces.ok) return forces;
  const title = { en: called('en', seed), fr: called('fr', seed), ru: called('ru', seed) };
  const rosters = sides.map(
    async (side, i) =>
      [
        side,
        await rosterOf(
          services,
          request,
          scenario.ruleset,
          title,
          (forces.value[i] ?? []).map((unit) => ({ unit })),
        ),
      ] as const,
  );
  return ok(await Promise.all(rosters));
}

const canPlay = ({ levels }: UnitFacts, { level }: Scenario): boolean =>
  level === null || levels === null || levels.includes(level);

/** What the roster is called: the seed shows with it in the lobby. */
const called = (locale: 'en' | 'fr' | 'ru', seed: string): string => t(locale, 'unit.drawn', { seed });

/** The value or the mass that is asked for, and as many units as the scenario's first side has where nothing is said. */
function lotOf(
  { value = '', tons = '', units = '' }: Readonly<Record<string, string>>,
  pool: readonly UnitFacts[],
  { sides }: Scenario,
): Result<Lot, Refusal> {
  const [given, other] = [value, tons].filter((one) => one !== '');
  if (given === undefined || other !== undefined) return fail(refuse('unit/value-or-tons'));
  const count = units === '' ? Math.min(MOST_UNITS, sides[0]?.units.length ?? 1) : Number(units);
  const amount = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > MOST_UNITS) {
    return fail(refuse('unit/no-count', { given: units, most: MOST_UNITS }));
  }
  if (!Number.isInteger(amount) || amount < 1) return fail(refuse('unit/no-amount', { given }));
  const measure = value === '' ? 'tons' : (pool.find(({ worth }) => worth)?.worth?.measure ?? 'points');
  return ok({ units: count, measure, amount });
}
