import { t } from '../../i18n/index.js';
import type { Scenario } from '../../library/contract.js';
import { clockFrom } from '../../match/clock-text.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import {
  defaultSetup,
  MOST_TOGETHER,
  type Format,
  type Setup,
  type Stage,
  type Table,
} from '../../rules/league/setup.js';
import { OFFICIAL } from '../../streams/ports.js';
import type { Runnable, Services, SlashRequest } from '../contract.js';
import { mayPlayIn } from '../match/place.js';
import { refused, tell } from '../replies.js';
import { completeRules, parseRules } from '../rules-options.js';
import { broughtTo, changed, LEAGUE_FILE, noRoom } from './files.js';
import { matching } from './here.js';

/** `/league new title:… format:swiss scenario:…`: begins a league in this channel. */

const FORMATS = ['round-robin', 'swiss', 'knockout', 'double', 'ladder'] as const;

/** The numbers that may be given, with the least, the most and what counts if they are not. */
const NUMBERS = {
  rounds: { from: 1, to: 20, usual: null },
  divisions: { from: 1, to: 8, usual: 1 },
  finals: { from: 1, to: 32, usual: null },
  days: { from: 1, to: 60, usual: 14 },
  team: { from: 1, to: MOST_TOGETHER, usual: 1 },
} as const;

export const newLeague: Runnable = {
  options: [
    { name: 'title', words: 'league-title', required: true, maxLength: 60 },
    { name: 'format', words: 'league-format', required: true, values: FORMATS },
    { name: 'scenario', words: 'league-scenario', autocomplete: true, maxLength: 60 },
    { name: 'options', words: 'league-options', autocomplete: true, maxLength: 300 },
    { name: 'rounds', maxLength: 2 },
    { name: 'divisions', maxLength: 1 },
    { name: 'finals', maxLength: 2 },
    { name: 'days', words: 'league-days', maxLength: 2 },
    { name: 'clock', words: 'league-clock', maxLength: 100 },
    LEAGUE_FILE,
    { name: 'team', words: 'league-team', maxLength: 1 },
  ],
  acknowledge: 'private',
  async run(services, request) {
    const { tongue, locale, key, player, at, channel, guild, publicLocale, lacking, options } = request;
    if (lacking.length > 0) return refused(refuse('discord/lacking-rights', { rights: lacking }), tongue);
    if (request.parent !== null) return refused(refuse('league/in-thread'), tongue);
    const closed = await mayPlayIn(services, request);
    if (closed) return refused(closed, tongue);
    const setup = await withFile(services, request, setupFrom(services, request));
    if (!setup.ok) return refused(setup.error, tongue);
    const founded = await services.leagues.found({
      ...{ key, player, at, guild, channel, locale: publicLocale },
      about: { title: options['title'] ?? '' },
      members: [{ player, part: OFFICIAL }],
      order: { by: 'house', at, command: { type: 'found', setup: setup.value } },
    });
    return founded.ok ? tell(t(locale, 'league.reply.founded')) : refused(founded.error, tongue);
  },
  complete(services, { locale, options }, option) {
    const scenarios = playable(services);
    if (option === 'scenario') {
      const offers = scenarios.map(({ id, title }) => ({ name: title[locale], value: id }));
      return Promise.resolve(matching(offers, options['scenario']));
    }
    const meant = scenarios.find(({ id }) => id === options['scenario']);
    return Promise.resolve(meant ? completeRules(options['options'] ?? '', meant, locale) : []);
  },
};

/** A set-up with what a file says otherwise. */
async function withFile(
  services: Services,
  request: SlashRequest,
  setup: Result<Setup, Refusal>,
): Promise<Result<Setup, Refusal>> {
  if (!setup.ok || !request.files?.['file']) return setup;
  const parts = await broughtTo(services, request, setup.value);
  return parts.ok ? ok(changed(setup.value, parts.value)) : parts;
}

/** Scenarios for two sides. */
const playable = ({ library }: Services): readonly Scenario[] =>
  library.scenarios.filter(({ sides }) => sides.length === 2);

function setupFrom(services: Services, request: SlashRequest): Result<Setup, Refusal> {
  const { options } = request;
  const numbers = {
    rounds: numberFrom(options, 'rounds'),
    divisions: numberFrom(options, 'divisions'),
    finals: numberFrom(options, 'finals'),
    days: numberFrom(options, 'days'),
    team: numberFrom(options, 'team'),
  };
  for (const number of Object.values(numbers)) if (!number.ok) return number;
  const table = tableFrom(services, request);
  if (!table.ok) return table;
  const value = (of: keyof typeof numbers): number | null => (numbers[of].ok ? numbers[of].value : null);
  const team = value('team') ?? NUMBERS.team.usual;
  const scenario = services.library.scenario(table.value?.scenario ?? '');
  const crowded = scenario && noRoom(scenario, team);
  if (crowded) return fail(crowded);
  const [rounds, divisions, finals] = [value('rounds'), value('divisions') ?? 1, value('finals')];
  const first: Stage = { format: formatFrom(options['format'] ?? '', rounds), divisions, takes: 0 };
  const final: Stage = { format: { kind: 'knockout', drawn: 'replay' }, divisions: 1, takes: finals ?? 0 };
  return ok({
    ...defaultSetup('league'),
    stages: finals === null ? [first] : [first, final],
    days: value('days') ?? NUMBERS.days.usual,
    table: table.value,
    ...(team === 1 ? {} : { team }),
  });
}

function numberFrom(options: SlashRequest['options'], option: keyof typeof NUMBERS): Result<number | null, Refusal> {
  const given = options[option];
  const { from, to, usual } = NUMBERS[option];
  if (given === undefined || given === '') return ok(usual);
  const number = Number(given);
  return Number.isInteger(number) && number >= from && number <= to
    ? ok(number)
    : fail(refuse('league/bad-number', { option, from, to, given }));
}

function formatFrom(named: string, rounds: number | null): Format {
  const kind = FORMATS.find((one) => one === named) ?? 'round-robin';
  switch (kind) {
    case 'round-robin':
      return { kind: 'round-robin', legs: rounds === 2 ? 2 : 1 };
    case 'swiss':
      return { kind: 'swiss', rounds: rounds ?? 4 };
    case 'knockout':
    case 'double':
      return { kind, drawn: 'replay' };
    case 'ladder':
      return { kind: 'ladder', reach: rounds ?? 3 };
  }
}

/** How its matches are made; `null`: they are played elsewhere. */
function tableFrom(services: Services, { options, locale }: SlashRequest): Result<Table | null, Refusal> {
  const given = options['scenario'];
  if (!given) {
    const idle = (['options', 'clock'] as const).find((option) => options[option]);
    return idle ? fail(refuse('league/no-scenario', { option: idle })) : ok(null);
  }
  const known = playable(services);
  const found = known.find(({ id }) => id === given);
  const [first, second] = found?.sides ?? [];
  if (!found || !first || !second)
    return fail(refuse('league/bad-scenario', { given, known: known.map(({ id }) => id) }));
  const clock = options['clock'] ?? null;
  const read = clock === null ? null : clockFrom(clock, locale);
  if (read && !read.ok) return read;
  const rules = parseRules(options['options'] ?? '', found.rules);
  if (!rules.ok) return rules;
  return ok({ scenario: found.id, sides: [first.id, second.id], options: rules.value, clock });
}
