import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Scenario } from '../../library/contract.js';
import { CLOCK_PRESETS, clockDetail, clockLabel, clockText } from '../../match/clock-text.js';
import { hashOf } from '../../match/hash.js';
import type { Preset } from '../../match/people.js';
import type { Block, Button, Menu } from '../../present/message.js';
import { scenarioFacts } from '../../present/scenarios.js';
import { inPortions } from '../../present/portions.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, PressRequest, Reply, Request } from '../contract.js';
import { refused, show } from '../replies.js';
import { newMatch, NO_SIDE } from './new.js';
import { mayPlayIn, presetsFor, serverHere } from './place.js';

/**
 * `/match new` by menus: what is played, against whom, on which side, by which clock and rules. Each menu and the button
 * carry all that is chosen so far, so that nothing has to be remembered.
 */

const BLANKS = ['scenario', 'opponent', 'side', 'clock', 'preset'] as const;
type Blank = (typeof BLANKS)[number];

/** What is chosen as it stands in a button, where room is short: long names by their fingerprint, clocks by their number. */
type Chosen = Readonly<Record<Blank, string>>;

const printOf = (name: string): string => hashOf(name).slice(0, 8);

/** What is usual: of the clock, of the rules. */
const USUAL = '';

const OPPONENTS = ['players', 'referee'] as const;

/** The button that opens the menus. */
export const newButton = (locale: Locale): Button => ({
  action: { verb: 'new', args: [] },
  label: t(locale, 'button.new'),
  style: 'secondary',
});

/** What the menus offer, and what of it is chosen. */
interface Wish {
  readonly chosen: Chosen;
  readonly scenario: Scenario;
  readonly presets: readonly Preset[];
  readonly preset: Preset | null;
}

/** The scenario with the fewest units: to begin with. */
function smallest(scenarios: readonly Scenario[]): Scenario | undefined {
  const size = ({ sides }: Scenario): number => sides.reduce((sum, { units }) => sum + units.length, 0);
  return scenarios.toSorted((a, b) => size(a) - size(b))[0];
}

/** Reads what a button carries; what is not there (any more) is as usual. */
async function wishOf(services: Services, request: Request, args: readonly string[]): Promise<Wish | null> {
  const [wanted, opponent, side, clock = USUAL, named] = args;
  const { scenarios } = services.library;
  const scenario = scenarios.find(({ id }) => printOf(id) === wanted) ?? smallest(scenarios);
  if (!scenario) return null;
  const presets = presetsFor(await serverHere(services, request), scenario.ruleset);
  const must = presets.some(({ locked }) => locked) ? (presets[0] ?? null) : null;
  const preset = presets.find(({ name }) => printOf(name) === named) ?? must;
  const isSide = side === NO_SIDE || scenario.sides.some(({ id }) => id === side);
  return {
    scenario,
    presets,
    preset,
    chosen: {
      scenario: printOf(scenario.id),
      opponent: OPPONENTS.find((one) => one === opponent) ?? 'referee',
      side: (isSide ? side : scenario.sides[0]?.id) ?? NO_SIDE,
      clock: CLOCK_PRESETS[Number(clock)] && clock !== USUAL ? clock : USUAL,
      preset: preset ? printOf(preset.name) : USUAL,
    },
  };
}

function wishMessage(services: Services, { locale }: Request, { chosen, scenario, presets }: Wish): Reply {
  const menu = (blank: Blank, options: Menu['options']): Block => ({
    kind: 'menu',
    menu: {
      action: { verb: 'new-set', args: [...BLANKS.map((one) => chosen[one]), blank] },
      placeholder: t(locale, `new.${blank}`),
      min: 1,
      max: 1,
      options: options.map((option) => ({ ...option, chosen: option.value === encoded(chosen[blank]) })),
    },
  });
  const watch = t(locale, chosen.opponent === 'referee' ? 'new.watch' : 'new.no-side');
  const sides = scenario.sides.map(({ id, title }) => ({
    value: id,
    label: t(locale, 'new.my-side', { side: title[locale] }),
  }));
  const clocks = CLOCK_PRESETS.map((clock, i) => ({
    value: String(i),
    label: clockLabel(clock, locale),
    description: clockDetail(clock, locale),
  }));
  const rules = presets.map(({ name }) => ({
    value: printOf(name),
    label: t(locale, 'new.by-preset', { name }).slice(0, 100),
  }));
  const must = presets.some(({ locked }) => locked);
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [
      {
        kind: 'text',
        text: `**${t(locale, 'new.title')}**\n### ${scenario.title[locale]}\n-# ${scenarioFacts(scenario, locale)}\n${scenario.briefing[locale]}`,
      },
      ...inPortions(services.library.scenarios, IN_A_MENU).map((some) =>
        menu(
          'scenario',
          some.map((one) => ({
            value: printOf(one.id),
            label: one.title[locale].slice(0, 100),
            description: scenarioFacts(one, locale).slice(0, 100),
          })),
        ),
      ),
      menu(
        'opponent',
        OPPONENTS.map((value) => ({ value, label: t(locale, `new.against-${value}`) })),
      ),
      menu('side', [...sides, { value: NO_SIDE, label: watch }]),
      menu('clock', [{ value: AS_USUAL, label: t(locale, 'new.clock-usual') }, ...clocks]),
      ...(presets.length === 0
        ? []
        : [
            menu(
              'preset',
              [...(must ? [] : [{ value: AS_USUAL, label: t(locale, 'new.rules-usual') }]), ...rules].slice(0, 25),
            ),
          ]),
      {
        kind: 'buttons',
        buttons: [
          {
            action: { verb: 'new-create', args: BLANKS.map((one) => chosen[one]) },
            label: t(locale, 'button.new-create'),
            style: 'success',
          },
        ],
      },
    ],
  });
}

/** An option of a menu has to have a value. */
const AS_USUAL = 'usual';
const encoded = (value: string): string => (value === USUAL ? AS_USUAL : value);

/** Entries that a menu holds; there are as many menus as it takes. */
const IN_A_MENU = 25;

async function shown(services: Services, request: PressRequest, args: readonly string[]): Promise<Reply> {
  const { tongue, lacking } = request;
  if (request.guild === null) return refused(refuse('discord/no-match-here'), tongue);
  if (lacking.length > 0) return refused(refuse('discord/lacking-rights', { rights: lacking }), tongue);
  const closed = await mayPlayIn(services, request);
  if (closed) return refused(closed, request.tongue);
  const wish = await wishOf(services, request, args);
  return wish
    ? wishMessage(services, request, wish)
    : refused(refuse('discord/no-scenario', { scenario: '', known: [] }), request.tongue);
}

/** Opens the menus. */
const open: Press = { acknowledge: 'private', run: (services, request) => shown(services, request, []) };

/** Something was picked: `new-set|…what is chosen|blank|value`. */
const choose: Press = {
  acknowledge: 'update',
  run(services, request) {
    const chosen = request.args.slice(0, BLANKS.length);
    const [blank, value = ''] = request.args.slice(BLANKS.length);
    const picked = value === AS_USUAL ? USUAL : value;
    return shown(
      services,
      request,
      chosen.map((before, i) => (BLANKS[i] === blank ? picked : before)),
    );
  },
};

/** Makes the match that `/match new` would make of the same choices. */
const create: Press = {
  acknowledge: 'update',
  async run(services, request) {
    const wish = await wishOf(services, request, request.args);
    if (!wish) return shown(services, request, []);
    const { chosen, scenario, preset } = wish;
    const clock = chosen.clock === USUAL ? undefined : CLOCK_PRESETS[Number(chosen.clock)];
    return newMatch.run(services, {
      ...request,
      options: {
        scenario: scenario.id,
        opponent: chosen.opponent,
        side: chosen.side,
        ...(clock ? { clock: clockText(clock, request.locale) } : {}),
        ...(preset ? { preset: preset.name } : {}),
      },
    });
  },
};

export const newPresses = { new: open, 'new-set': choose, 'new-create': create } as const satisfies Readonly<
  Record<string, Press>
>;
