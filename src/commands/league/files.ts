import { houseRuleTexts } from '../../library/house-rules.js';
import type { Scenario } from '../../library/contract.js';
import { leaguePartsIn, leagueText } from '../../library/league-files.js';
import { clockFrom } from '../../match/clock-text.js';
import { chooseOptions } from '../../rules/kernel/options.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { LEAGUE_PARTS, type LeagueReplacement } from '../../rules/league/parts.js';
import type { Setup } from '../../rules/league/setup.js';
import { KEPT, keptOffers, textOf } from '../campaign/files.js';
import type { OptionDefinition, Runnable, Services, SlashRequest } from '../contract.js';
import { refused, show } from '../replies.js';
import { give, ofLeague } from './here.js';

/** The files of a league: they are taken along, changed, and brought again by its officials. */

/** So many faults of a file are named. */
const FAULTS = 3;

/** The option with which a file of a league comes. */
export const LEAGUE_FILE = {
  name: 'file',
  words: 'league-setup',
  picks: 'file',
} as const satisfies OptionDefinition;

/** `/league file`: how the league is scored, timed and played, and the house rules of its matches. */
export const file: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofLeague((_services, _request: SlashRequest, { standing }) => {
    const { setup } = standing.state;
    return show({
      kind: 'blocks',
      accent: null,
      blocks: [
        { kind: 'file', name: 'league.json', content: leagueText(setup) },
        ...houseRuleTexts(setup.rules).map(
          ({ game, text }) => ({ kind: 'file', name: `${game}-rules.json`, content: text }) as const,
        ),
      ],
    });
  }),
};

/** `/league replace file:… reason:…`: each part is an event with its text. */
export const replace: Runnable = {
  options: [
    { name: 'reason', words: 'league-reason', required: true, maxLength: 200 },
    LEAGUE_FILE,
    KEPT,
    { name: 'part', words: 'league-part', values: LEAGUE_PARTS },
  ],
  acknowledge: 'private',
  run: ofLeague(async (services, request: SlashRequest, here) => {
    const { tongue, options } = request;
    if (!here.official) return refused(refuse('league/not-official'), tongue);
    const parts = await broughtTo(services, request, here.standing.state.setup);
    if (!parts.ok) return refused(parts.error, tongue);
    const reason = options['reason'] ?? '';
    return give(services, request, here, 'official', { type: 'replace-parts', parts: parts.value, reason });
  }),
  complete: (services, { guild, options }) => keptOffers(services, guild, options['kept']),
};

/** What a file that somebody brings replaces of a league, or what is wrong with it. */
export async function broughtTo(
  services: Services,
  request: SlashRequest,
  setup: Setup,
): Promise<Result<readonly LeagueReplacement[], Refusal>> {
  const text = await textOf(services, request, LEAGUE_PARTS);
  if (!text.ok) return text;
  const only = LEAGUE_PARTS.find((part) => part === request.options['part']) ?? null;
  const read = leaguePartsIn(text.value.name, text.value.text, setup, only);
  if (!read.ok) {
    const told = read.error.slice(0, FAULTS).map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`));
    return fail(refuse('league/file-unread', { file: text.value.name, faults: told }));
  }
  const wrong = unplayable(services, changed(setup, read.value));
  return wrong ? fail(wrong) : read;
}

/** A set-up with what was brought. */
export const changed = (setup: Setup, parts: readonly LeagueReplacement[]): Setup =>
  parts.reduce((whole: Setup, { change }) => ({ ...whole, ...change }), setup);

/** Why no match could be made by a set-up, or `null`. */
function unplayable({ library }: Pick<Services, 'library'>, { table, rules, team }: Setup): Refusal | null {
  if (!table) return null;
  const { scenario: id, sides, options, clock } = table;
  const plain = library.scenario(id);
  const known: readonly string[] = plain?.sides.map(({ id: side }) => side) ?? [];
  if (!plain) return refuse('match/unknown-scenario', { scenario: id, known: [] });
  const crowded = noRoom(plain, team);
  if (crowded) return crowded;
  if (!library.scenario(id, { rules: rules?.[plain.ruleset] ?? null })) return refuse('rules/unfit', { scenario: id });
  const [first, second] = sides;
  const strange = sides.find((side) => !known.includes(side)) ?? (first === second ? second : undefined);
  if (strange !== undefined) return refuse('league/bad-side', { given: strange, known });
  const chosen = chooseOptions(options, plain.rules);
  if (!chosen.ok) return chosen.error;
  const read = clock === null ? ok(null) : clockFrom(clock, 'en');
  return read.ok ? null : read.error;
}

/** Why so many cannot play together on a side of a scenario, or `null`. */
export function noRoom({ sides }: Pick<Scenario, 'sides'>, team = 1): Refusal | null {
  const full = sides.find(({ players: [, most] }) => most < team);
  return full ? refuse('league/team-seats', { team, most: full.players[1] }, 'LGE-21') : null;
}
