import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { quoted } from '../../i18n/of-people.js';
import type { Bin, Loading, Scenario, Wiring } from '../../library/contract.js';
import { clockSays } from '../../match/clock-text.js';
import type { MatchHeader } from '../../match/header.js';
import type { RulesetId } from '../../rules/registry.js';
import { gameName } from '../names.js';
import { worthText } from '../imports.js';
import type { Block, Button, Message } from '../message.js';
import { fit } from './fit.js';
import { playerName, ruleLines } from './lines.js';

/** What the lobby shows of a scenario. */
export type LobbyScenario = Pick<Scenario, 'title' | 'briefing' | 'sides' | 'rules' | 'ground' | 'wiring' | 'loading'>;

/**
 * The lobby: what is played, who sits where, the fingerprint of the dice, the buttons. Once begun, the same without them, and with
 * the `opening` picture: the map and both forces as they begin. `battle`: what it is called in the campaign or league that it is for.
 */
export function lobbyMessage(
  header: MatchHeader,
  scenario: LobbyScenario,
  opening: Block | null = null,
  battle: string | null = null,
): Message {
  const { locale } = header;
  const sides = scenario.sides.map(({ id, title, units, worth, force, players: [, most] }) => {
    const here = header.holders.filter((holder) => holder.side === id).map(({ player }) => playerName(player, locale));
    const players = here.length > 0 ? here : [t(locale, 'post.lobby.open')];
    const line = t(locale, 'post.lobby.side', { side: title[locale], units: most, players });
    const brings = force ? [t(locale, 'post.lobby.force', { force: force.title[locale] })] : [];
    const weighs = [...brings, ...(worth.length > 0 ? [worthText(worth, locale)] : [])].join(', ');
    const who = units.length > 0 ? [`-# ${t(locale, 'post.lobby.units', { units })}`] : [];
    const wiring = scenario.wiring?.(id, header.options) ?? null;
    const wired = wiring && wiring.networks.length > 0 ? [`-# ${networksText(wiring, locale)}`] : [];
    const loading = scenario.loading?.(id, header.options) ?? null;
    const told = loading && !loading.isSecret ? loadsText(loading, header.ruleset, locale) : null;
    const loads = told === null ? [] : [`-# ${t(locale, 'post.lobby.loads', { loads: told })}`];
    return [line, ...(weighs === '' ? [] : [`-# ${weighs}`]), ...who, ...wired, ...loads].join('\n');
  });
  const rules = ruleLines(header, scenario.rules, locale, 'changed');
  const ended = header.status === 'ended' && header.startedAt === null;
  const state = ended ? t(locale, 'post.lobby.over') : t(locale, 'post.lobby.begun');
  return {
    kind: 'blocks',
    accent: ACCENT,
    blocks: [
      {
        kind: 'text',
        text: fit(
          [
            ...about(header, scenario, battle),
            ...sides,
            ...(header.map && scenario.ground ? [t(locale, 'post.lobby.map', scenario.ground.map)] : []),
            ...(rules.length > 0 ? [t(locale, 'post.lobby.rules', { rules })] : []),
            ...(header.clock.kind === 'none'
              ? []
              : [t(locale, 'post.lobby.clock', { clock: clockSays(header.clock, locale) })]),
            `-# ${t(locale, 'post.lobby.dice', { commitment: header.commitment })}`,
            ...salts(header),
            ...(header.status === 'lobby' ? [] : [state]),
          ],
          3_600,
          locale,
        ),
      },
      ...(opening ? [opening] : []),
      ...(header.status === 'lobby' ? buttons(header, scenario) : mark(header)),
    ],
  };
}

/**
 * What is played: a scenario with its briefing; of a battle to which others have sent their own forces, that would not be true. What
 * belongs to a campaign or league is called as it is there.
 */
function about(
  { of, locale }: MatchHeader,
  { title, briefing, sides }: LobbyScenario,
  battle: string | null,
): readonly string[] {
  const own = title[locale];
  if (!of) return [t(locale, 'post.lobby.title', { title: own }), briefing[locale]];
  const heading = t(locale, 'post.lobby.battle', { subject: of.subject, battle: quoted(battle ?? own) });
  return sides.some(({ force }) => force)
    ? [heading, t(locale, 'post.lobby.ground', { title: own })]
    : [heading, ...(battle === null ? [] : [`-# ${own}`]), briefing[locale]];
}

/** Once the match has begun, what each player has added to the chance of the dice, in the order of joining. */
function salts({ holders, locale, startedAt }: MatchHeader): readonly string[] {
  const added = holders.filter(({ salt }) => salt !== '');
  if (startedAt === null || added.length === 0) return [];
  const lines = added.map(({ player, salt }) =>
    t(locale, 'post.lobby.salt', { player: playerName(player, locale), salt }),
  );
  return [`-# ${t(locale, 'post.lobby.salts', { salts: lines })}`];
}

/** The networks of a side, in a line. */
export const networksText = ({ networks }: Wiring, locale: Locale): string =>
  t(locale, 'post.lobby.networks', {
    networks: networks.map(({ name, units }) =>
      name === null
        ? t(locale, 'post.lobby.network-unnamed', { units })
        : t(locale, 'post.lobby.network', { name, units }),
    ),
  });

/** What the units of a side have loaded otherwise than their sheets say, a weapon at a time where its bins have the same. */
export function loadsText({ units }: Loading, game: RulesetId, locale: Locale): readonly string[] | null {
  const told = units.flatMap(({ unit, bins }) => {
    const whole = bins.filter(({ ammo, weapon, kind, isOther }) => ammo === weapon && kind !== null && isOther);
    const other = bins.filter(
      ({ ammo, weapon, isOther }) => ammo !== weapon && isOther && !whole.some((one) => one.weapon === weapon),
    );
    const loads = [...whole, ...other].map((bin) => loadText(bin, game, locale));
    return loads.length > 0 ? [t(locale, 'post.lobby.load', { unit, loads })] : [];
  });
  return told.length > 0 ? told : null;
}

/** A weapon or one of its bins, and what is in it. */
export const loadText = (bin: Bin, game: RulesetId, locale: Locale): string =>
  t(locale, 'load.told', {
    bin: binName(bin, game, locale),
    kind: bin.kind === null ? t(locale, 'reply.loads.mixed') : gameName(locale, game, 'munition', bin.kind),
  });

export function binName({ ammo, weapon }: Bin, game: RulesetId, locale: Locale): string {
  const name = gameName(locale, game, 'weapon', weapon);
  return ammo === weapon ? name : t(locale, 'load.bin', { weapon: name, bin: ammo });
}

const ACCENT = 0x00_9e_73;

function buttons(header: MatchHeader, scenario: LobbyScenario): readonly Block[] {
  const { id, locale } = header;
  const disabled = header.holders.length === 0;
  const open = scenario.sides.filter(
    ({ id: side, players: [, most] }) => header.holders.filter((holder) => holder.side === side).length < most,
  );
  const { sides, wiring, loading } = scenario;
  const fittings: readonly Button[] = [
    ...(sides.some(({ id: side }) => wiring?.(side, header.options)) ? (['networks'] as const) : []),
    ...(sides.some(({ id: side }) => loading?.(side, header.options)) ? (['loads'] as const) : []),
  ].map((verb) => ({ action: { verb, args: [id] }, label: t(locale, `button.${verb}`), style: 'secondary' }));
  return [
    {
      kind: 'buttons',
      buttons: [
        ...open.slice(0, 3).map(
          (side) =>
            ({
              action: { verb: 'join', args: [id, side.id] },
              label: t(locale, 'button.join', { side: side.title[locale] }).slice(0, 80),
              style: 'primary',
            }) as const,
        ),
        { action: { verb: 'leave', args: [id] }, label: t(locale, 'button.leave'), style: 'secondary', disabled },
        { action: { verb: 'start', args: [id] }, label: t(locale, 'button.start'), style: 'success', disabled },
      ],
    },
    {
      kind: 'buttons',
      buttons: [
        ...(scenario.rules.length > 0
          ? [{ action: { verb: 'rules', args: [id] }, label: t(locale, 'button.rules'), style: 'secondary' } as const]
          : []),
        { action: { verb: 'clock', args: [id] }, label: t(locale, 'button.clock'), style: 'secondary' },
        { action: { verb: 'force', args: [id] }, label: t(locale, 'button.force'), style: 'secondary' },
        { action: { verb: 'draw', args: [id] }, label: t(locale, 'button.draw'), style: 'secondary' },
        ...(scenario.ground
          ? [{ action: { verb: 'maps-all', args: [] }, label: t(locale, 'button.maps'), style: 'secondary' } as const]
          : []),
      ],
    },
    ...(fittings.length > 0 ? [{ kind: 'buttons', buttons: fittings } as const] : []),
  ];
}

/** A lobby that is over keeps one button: by its id the post is found again. */
const mark = ({ id, locale }: MatchHeader): readonly Block[] => [
  {
    kind: 'buttons',
    buttons: [{ action: { verb: 'rules', args: [id] }, label: t(locale, 'button.rules'), style: 'secondary' }],
  },
];
