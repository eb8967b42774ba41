import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { quoted } from '../../i18n/of-people.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { treeIn } from '../../rules/league/knockout.js';
import type { Format } from '../../rules/league/setup.js';
import {
  entrantIn,
  isIn,
  isMeeting,
  isOn,
  isOpen,
  stageIn,
  stageOf,
  type Appeal,
  type Claim,
  type Pairing,
  type Score,
  type State,
} from '../../rules/league/state.js';
import { nodeAt, type Node, type Part } from '../../rules/league/tree.js';
import { picturesOf, type LeaguePicture, type LeaguePictureKind } from '../league-picture.js';
import type { Block, Message } from '../message.js';
import { lookBackButtons, newsButtons } from '../news.js';
import { fit } from '../posts/fit.js';
import { text } from '../text.js';
import { leagueAlt } from './alt.js';

/** The posts of a league in its channel: how it stands, a round, the match of a pairing. */

/** A league as it is shown; people as Discord shows them. */
export interface League {
  readonly id: string;
  readonly title: string;
  readonly state: State;
  readonly locale: Locale;
  readonly players: Readonly<Record<string, string>>;
  readonly officials: readonly string[];
  readonly commitment: string;
  /** It goes on elsewhere. */
  readonly moved: boolean;
}

const MOST = 3_000;
const ACCENT = 0x0a_7f_57;

/** How a league stands: who has signed up, the table or the bracket, appeals. */
export function leagueMessage(league: League): Message {
  const { id, title, state, locale, officials, commitment } = league;
  const { setup, status, appeals, stages } = state;
  const lines = [
    `## ${quoted(title)}`,
    setup.stages.map(({ format }) => formatWords(format, locale)).join(' → '),
    ...statusLines(league),
    ...appeals.filter(({ ruling }) => ruling === null || status !== 'over').flatMap((one) => appealLines(one, league)),
    `-# ${t(locale, 'league.post.officials', { officials, commitment: `\`${commitment.slice(0, 16)}\`` })}`,
  ];
  const stage = stageOf(state);
  const kinds = stage < 0 ? [] : picturesOf(state, stage).filter((kind, i) => i === 0 || kind === 'lower');
  const pictures = (stages.at(-1)?.divisions ?? [])
    .flatMap((_, division) => kinds.map((kind) => pictureBlock(league, stage, division, kind)))
    .slice(0, 4);
  const words = { kind: 'text', text: fit(lines, MOST, locale) } as const;
  return { kind: 'blocks', accent: ACCENT, blocks: [words, ...pictures, newsButtons(id, locale)] };
}

function statusLines({ state, locale, players, moved }: League): readonly string[] {
  if (moved) return [t(locale, 'stream.moved')];
  const { setup, status, entrants, placed } = state;
  switch (status) {
    case 'sign-up': {
      const there = entrants.filter(({ id }) => isIn(state, id));
      const line = ({ id, name }: (typeof there)[number]) =>
        t(locale, 'league.post.entrant', { name: quoted(name), player: players[id] ?? '' });
      return [t(locale, 'league.post.sign-up', { count: there.length, most: setup.most }), ...there.map(line)];
    }
    case 'playing':
      return [t(locale, setup.table ? 'league.post.playing' : 'league.post.playing-elsewhere')];
    case 'over':
    case 'closed': {
      const [winner] = placed;
      return [
        winner ? t(locale, 'league.post.over', { winner: nameIn(state, winner) }) : t(locale, 'league.post.nobody'),
      ];
    }
  }
}

export function formatWords(format: Format, locale: Locale): string {
  switch (format.kind) {
    case 'swiss':
      return t(locale, 'league.post.swiss', { rounds: format.rounds });
    case 'round-robin':
      return t(locale, format.legs === 1 ? 'league.post.round-robin' : 'league.post.round-robin-twice');
    case 'knockout':
      return t(locale, 'league.post.knockout');
    case 'double':
      return t(locale, 'league.post.double');
    case 'ladder':
      return t(locale, 'league.post.ladder', { reach: format.reach });
  }
}

function appealLines({ id, by, pairing, text: words, ruling }: Appeal, { state, locale }: League): readonly string[] {
  const line = t(locale, 'league.appeal', { id, name: nameIn(state, by), pairing, text: quoted(words) });
  if (!ruling) return [line];
  const key = ruling.upheld ? 'league.ruling.upheld' : 'league.ruling.rejected';
  return [line, below(t(locale, key, { reason: quoted(ruling.reason) }))];
}

/** What an entrant is called, with nothing in it that would be markup. */
export const nameIn = (state: Pick<State, 'entrants'>, id: EntrantId | null): string =>
  id === null ? '' : quoted(entrantIn(state, id)?.name ?? id);

/** A picture of a division; without one named that which shows its stage best. */
export function pictureBlock(
  { title, state, locale }: Pick<League, 'title' | 'state' | 'locale'>,
  stage: number,
  division: number,
  kind: LeaguePictureKind = picturesOf(state, stage)[0],
): Extract<Block, { kind: 'picture' }> {
  const { setup, entrants, stages, pairings, periods, status, placed } = state;
  const view = { setup, entrants, stages, pairings, periods, status, placed };
  const picture: LeaguePicture = { game: 'league', view, shows: { kind, stage, division }, title, locale };
  return { kind: 'picture', picture, alt: leagueAlt(picture) };
}

/** A round of a division, pairing by pairing. */
export function roundMessage(
  league: League,
  pairings: readonly Pairing[],
  end: { readonly event: number; readonly link: string } | null = null,
): Message | null {
  const { state, locale } = league;
  const [any] = pairings;
  if (!any) return null;
  const { stage, division, round } = any;
  const name = formatName(state, stage, locale);
  const isOne = stageIn(state, stage).divisions === 1;
  const format = isOne ? name : t(locale, 'league.post.in-division', { format: name, division: division + 1 });
  const due = instantWords(Math.max(...pairings.map((one) => one.due)));
  const tree = treeIn(state, any);
  const lines = parted(pairings, tree).flatMap(([part, own]) => [
    ...(part === null ? [] : [t(locale, `league.round-of.${part}`)]),
    ...own.flatMap((one) => pairingLines(one, league)),
  ]);
  const told = fit([t(locale, 'league.post.round', { format, round: round + 1, due }), ...lines], MOST, locale);
  if (!end) return text(told);
  const words = `${told}\n${t(locale, 'campaign.post.proof', end)}`;
  return { kind: 'blocks', accent: null, blocks: [{ kind: 'text', text: words }, lookBackButtons(league.id, locale)] };
}

/** The pairings of a round by the part of the tree in which they are, where there are several. */
function parted(
  pairings: readonly Pairing[],
  tree: readonly Node[],
): readonly (readonly [Part | null, readonly Pairing[]])[] {
  if (!tree.some(({ part }) => part !== 'upper')) return [[null, pairings]];
  const partOf = (one: Pairing): Part => nodeAt(tree, one)?.part ?? 'upper';
  return [...new Set(pairings.map(partOf))].map(
    (part) => [part, pairings.filter((one) => partOf(one) === part)] as const,
  );
}

const formatName = (state: State, stage: number, locale: Locale): string =>
  t(locale, `league.format.${stageIn(state, stage).format.kind}`);

/** An instant as every reader sees it in their own time. */
export const instantWords = (at: number): string => `<t:${Math.round(at / 1000)}:f>`;

/** A pairing: who meets, until when, or what came of it. */
export function pairingLines(pairing: Pairing, { state, locale }: Pick<League, 'state' | 'locale'>): readonly string[] {
  const { id, sides, due, result, claim, ready } = pairing;
  const [first, second] = [nameIn(state, sides[0]), nameIn(state, sides[1])];
  if (!isMeeting(pairing)) return [t(locale, 'league.line.rest', { first })];
  if (isOn(state, pairing)) return [t(locale, 'league.line.on', { id, first, second })];
  if (!result) {
    return [
      t(locale, 'league.line.open', { id, first, second, due: instantWords(due) }),
      ...(ready.length > 0
        ? [below(t(locale, 'league.ready', { names: ready.map((one) => nameIn(state, one)) }))]
        : []),
      ...(claim
        ? [
            below(
              t(locale, 'league.claim', { name: nameIn(state, claim.by), says: claimWords(claim, pairing, locale) }),
            ),
          ]
        : []),
    ];
  }
  const { by, winner } = result;
  const counted = result.score && scoreWords(winner === 'second' ? swapped(result.score) : result.score);
  const word = by === 'match' || by === 'bye' ? null : t(locale, `league.by.${by}`);
  const how = [counted, word].flatMap((one) => one ?? []).join(', ');
  const end = how === '' ? '' : ` (${how})`;
  switch (winner) {
    case 'first':
      return [`${t(locale, 'league.line.won', { id, winner: first, loser: second })}${end}`];
    case 'second':
      return [`${t(locale, 'league.line.won', { id, winner: second, loser: first })}${end}`];
    case 'draw':
    case 'none':
      return [`${t(locale, `league.line.${winner}`, { id, first, second })}${end}`];
  }
}

/** What belongs to the line above. */
const below = (words: string): string => `  - ${words}`;

/** What was counted of the two, such as 30 : 12. */
export const scoreWords = ([first, second]: Score): string => `${first} : ${second}`;

export const swapped = ([first, second]: Score): Score => [second, first];

/** What somebody says of a pairing, as they see it themselves. */
export function claimWords({ by, winner, score }: Claim, { sides }: Pairing, locale: Locale): string {
  const isFirst = by === sides[0];
  const words = t(locale, `league.says.${isFirst ? winner : mirrored(winner)}`);
  return score ? `${words} (${scoreWords(isFirst ? score : swapped(score))})` : words;
}

/** A result as the second of a pairing sees it. */
const mirrored = (winner: 'first' | 'second' | 'draw' | 'none') =>
  winner === 'first' ? 'second' : winner === 'second' ? 'first' : winner;

/** The post from which the thread of a match starts. */
export function matchMessage(pairing: Pairing, league: League): Message {
  const { state, locale, players } = league;
  const { id, sides } = pairing;
  const head = t(locale, 'league.post.match', { id, first: nameIn(state, sides[0]), second: nameIn(state, sides[1]) });
  const body = isOpen(pairing)
    ? [
        t(locale, 'league.post.match-open', {
          players: sides.flatMap((side) => (side === null ? [] : (players[side] ?? []))),
        }),
      ]
    : pairingLines(pairing, league);
  return text([head, ...body].join('\n'));
}
