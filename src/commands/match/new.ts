import { isText, isTitle, sideCalled } from '../../library/called.js';
import { t } from '../../i18n/index.js';
import { LOCALES } from '../../i18n/locales.js';
import type { Scenario } from '../../library/contract.js';
import { clockFrom } from '../../match/clock-text.js';
import type { ClockSettings } from '../../rules/kernel/clock.js';
import { scenarioOffer } from '../../present/scenarios.js';
import { sideId, type SideId } from '../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { CLOCK_OPTION, offerClocks } from '../clock/index.js';
import type { Services, Offer, Runnable, SlashRequest } from '../contract.js';
import { DONE, refused, tell } from '../replies.js';
import { completeRules } from '../rules-options.js';
import { asksForLot, drawInto, forcesFor, LOT_OPTIONS, lotIn } from './draw.js';
import { mayPlayIn, openPlace, presetsFor, rulesWith, serverHere } from './place.js';

/** `/match new scenario:… opponent:referee` makes a lobby in this channel. */
export const newMatch: Runnable = {
  options: [
    { name: 'scenario', required: true, autocomplete: true, maxLength: 60 },
    { name: 'opponent', values: ['players', 'referee'] },
    { name: 'side', autocomplete: true, maxLength: 40 },
    { name: 'options', autocomplete: true, maxLength: 300 },
    { name: 'preset', autocomplete: true, maxLength: 40 },
    CLOCK_OPTION,
    ...LOT_OPTIONS,
    { name: 'language', values: LOCALES },
  ],
  acknowledge: 'order',

  async run(services, request) {
    if (request.lacking.length > 0) {
      return refused(refuse('discord/lacking-rights', { rights: request.lacking }), request.tongue);
    }
    const scenario = scenarioOf(services, request);
    if (!scenario.ok) return refused(scenario.error, request.tongue);
    const closed = await mayPlayIn(services, request);
    if (closed) return refused(closed, request.tongue);
    const server = await serverHere(services, request);
    const [typed, preset] = [request.options['options'] ?? '', request.options['preset'] ?? ''];
    const options = rulesWith(server, scenario.value, typed, preset);
    if (!options.ok) return refused(options.error, request.tongue);
    const opponent = request.options['opponent'] === 'referee' ? 'referee' : 'players';
    const side = sideOf(scenario.value, request.options['side'] ?? '', opponent);
    if (!side.ok) return refused(side.error, request.tongue);
    const clock = await clockOf(services, request);
    if (!clock.ok) return refused(clock.error, request.tongue);
    const lot = asksForLot(request.options);
    // What cannot be drawn is said before there is a lobby; the seed of the draw follows from its dice.
    const trial = lot ? await forcesFor(services, request, '', scenario.value, lotIn(request.options)) : ok(null);
    if (!trial.ok) return refused(trial.error, request.tongue);
    const place = await openPlace(services, request, scenario.value);
    if (!place.ok) return refused(place.error, request.tongue);
    const made = await services.referee.create({
      key: request.key,
      player: request.player,
      at: request.at,
      scenario: scenario.value.id,
      options: options.value,
      ...(clock.value ? { clock: clock.value } : {}),
      locale: LOCALES.find((locale) => locale === request.options['language']) ?? request.publicLocale,
      guild: request.guild,
      channel: place.value,
      side: side.value,
      opponent,
    });
    if (!made.ok) return refused(made.error, request.tongue);
    const drawn = lot ? await drawInto(services, request, made.value.table, lotIn(request.options)) : null;
    if (drawn) return refused(drawn, request.tongue);
    if (place.value === request.channel) return DONE;
    return tell(t(request.locale, 'reply.opened', { channel: place.value }));
  },

  complete(services, request, option) {
    return option === 'preset'
      ? completePreset(services, request)
      : Promise.resolve(completeNew(services, request, option));
  },
};

/** The clock that the maker names, else the server's; `null`: the scenario's, if it has one. */
async function clockOf(services: Services, request: SlashRequest): Promise<Result<ClockSettings | null, Refusal>> {
  const typed = request.options['clock'];
  if (typed) return clockFrom(typed, request.locale);
  const usual = request.guild === null ? null : (await services.servers.server(request.guild)).clock;
  const clock = usual === null ? ok(null) : clockFrom(usual, request.locale);
  // A server's clock is read when it is chosen; one that is not understood any more must not stop play.
  return clock.ok ? clock : ok(null);
}

/** A scenario by its id, the last part of it, or its title in any language. */
function scenarioOf(services: Services, request: SlashRequest): Result<Scenario, Refusal> {
  const wanted = (request.options['scenario'] ?? '').toLowerCase();
  const { scenarios } = services.library;
  const found =
    scenarios.find(({ id }) => id === wanted) ??
    scenarios.find(({ id }) => id.split('/').at(-1) === wanted) ??
    scenarios.find(({ title }) => isTitle(title, wanted)) ??
    // Whoever types what the list shows, or copies it, means what it says.
    scenarios.find((one) => LOCALES.some((locale) => isText(scenarioOffer(one, locale), wanted)));
  if (found) return ok(found);
  return fail(
    refuse('discord/no-scenario', {
      scenario: wanted,
      known: scenarios.map(({ id, title }) => `${title[request.locale]} (\`${id}\`)`),
    }),
  );
}

/** Says that the maker takes no side; against the referee they then watch it play itself. */
export const NO_SIDE = 'none';

/** The side that the maker takes. Against the referee it is the first side when they name none. */
function sideOf(scenario: Scenario, given: string, opponent: 'players' | 'referee'): Result<SideId | null, Refusal> {
  const wanted = given.toLowerCase();
  if (wanted === NO_SIDE) return ok(null);
  if (wanted === '') return ok(opponent === 'referee' ? (scenario.sides[0]?.id ?? null) : null);
  const side = sideCalled(scenario.sides, given);
  if (side) return ok(sideId(side.id));
  return fail(refuse('discord/no-side', { side: given, known: scenario.sides.map(({ id }) => `\`${id}\``) }));
}

async function completePreset(services: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const scenario = scenarioOf(services, request);
  const ruleset = scenario.ok ? scenario.value.ruleset : (services.library.scenarios[0]?.ruleset ?? '');
  return presetsFor(await serverHere(services, request), ruleset).map(({ name }) => ({ name, value: name }));
}

function completeNew(services: Services, request: SlashRequest, option: string): readonly Offer[] {
  const text = (request.options[option] ?? '').toLowerCase();
  const { locale } = request;
  const scenario = scenarioOf(services, request);
  switch (option) {
    case 'scenario':
      return services.library.scenarios
        .map((one) => ({ name: scenarioOffer(one, locale), value: one.id }))
        .filter(({ name, value }) => name.toLowerCase().includes(text) || value.includes(text));
    case 'side':
      if (!scenario.ok) return [];
      return scenario.value.sides
        .map(({ id, title }) => ({ name: title[locale], value: String(id) }))
        .filter(({ name, value }) => name.toLowerCase().includes(text) || value.includes(text));
    case 'clock':
      return offerClocks(request.options['clock'] ?? '', locale);
    case 'options':
      return scenario.ok ? completeRules(request.options['options'] ?? '', scenario.value, locale) : [];
    default:
      return [];
  }
}
