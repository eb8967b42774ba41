import { numberOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { MatchHeader } from '../../match/header.js';
import type { Transcript } from '../../match/transcript-form.js';
import { diceStatistics } from '../../match/statistics.js';
import type { MatchEvent, MatchView } from '../../rules/kernel/contract.js';
import type { Roll } from '../../rules/kernel/dice.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Presenter, Stretch } from '../contract.js';
import type { Block, Message } from '../message.js';
import type { Shows } from '../picture.js';
import { fit } from './fit.js';
import { seatName } from './lines.js';

/**
 * What a match leaves behind: its secret, its dice, what everybody was told of it, how often it went back after dice with no
 * opponent to ask, and the page to step through (`null`: it could not be made).
 */
export interface Legacy {
  readonly seed: string | null;
  readonly eras: NonNullable<Transcript['eras']>;
  readonly rolls: readonly Roll[];
  readonly events: readonly MatchEvent<AnyGame>[];
  readonly wentBack: number;
  readonly page: string | null;
  /** Whether those who are left can go on to another match. */
  readonly goesOn: boolean;
}

/**
 * The closing post: who has won and why, who played, which units did most, the last map, the figures, the seed of the dice so that
 * everybody can check them, the replay.
 */
export function endMessage(
  header: MatchHeader,
  last: Stretch<AnyGame>,
  presenter: Presenter<AnyGame>,
  { seed, eras, rolls, events, wentBack, page, goesOn }: Legacy,
): Message {
  const { id, locale, commitment } = header;
  const view = last.after;
  const shows: Shows = { kind: 'map', crop: 'action', overlay: null };
  const { before, events: lately } = last;
  const picture: Block = {
    kind: 'picture',
    picture: {
      game: header.ruleset,
      view,
      before,
      events: lately,
      shows,
      locale,
      sides: presenter.tongue(locale).sides,
    },
    alt: presenter.alt(shows, last, locale),
  };
  const most = presenter.most(events, view, locale);
  const replay: readonly Block[] =
    page === null
      ? [{ kind: 'text', text: t(locale, 'post.end.no-replay') }]
      : [
          { kind: 'text', text: t(locale, 'post.end.replay') },
          { kind: 'file', name: `replay-${id}.html`, content: page },
        ];
  return {
    kind: 'blocks',
    accent: ACCENT,
    blocks: [
      {
        kind: 'text',
        text: fit(
          [
            t(locale, 'post.end.title'),
            ...(view.outcome ? [presenter.outcome(view.outcome, view, locale)] : []),
            ...playerLines(header, view, presenter),
            ...(most.length > 0 ? [t(locale, 'post.end.most', { units: most.join(' · ') })] : []),
            ...presenter.tally(events, view, locale).lines.map((line) => `- ${line}`),
            ...diceLines(rolls, locale),
            ...(wentBack > 0 ? [t(locale, 'post.end.went-back', { times: wentBack })] : []),
            ...(seed ? [`-# ${t(locale, 'post.end.seed', { seed, commitment: `\`${commitment}\`` })}`] : []),
            ...eras.map((era) => `-# ${laterSeed(era, locale)}`),
          ],
          3_400,
          locale,
        ),
      },
      picture,
      ...replay,
      {
        kind: 'buttons',
        buttons: [
          // A row has room for five.
          ...(goesOn
            ? [{ action: { verb: 'next', args: [id] }, label: t(locale, 'button.next'), style: 'primary' } as const]
            : []),
          {
            action: { verb: 'rematch', args: [id] },
            label: t(locale, 'button.rematch'),
            style: goesOn ? 'secondary' : 'primary',
          },
          ...(goesOn
            ? []
            : [{ action: { verb: 'new', args: [] }, label: t(locale, 'button.new'), style: 'secondary' } as const]),
          { action: { verb: 'verify', args: [id] }, label: t(locale, 'button.verify'), style: 'secondary' },
          { action: { verb: 'export', args: [id] }, label: t(locale, 'button.export'), style: 'secondary' },
          { action: { verb: 'log', args: [id] }, label: t(locale, 'button.log'), style: 'secondary' },
        ],
      },
    ],
  };
}

/** Who played which side, in one line. */
function playerLines(
  header: MatchHeader,
  { seats }: MatchView<AnyGame>,
  presenter: Presenter<AnyGame>,
): readonly string[] {
  const tongue = presenter.tongue(header.locale);
  const sides = [...new Set(seats.map(({ side }) => side))];
  const told = sides.map((side) => {
    const held = seats.filter((seat) => seat.side === side).map(({ id }) => seatName(header, id, tongue));
    return t(tongue, 'post.end.side', { side, players: [...new Set(held)] });
  });
  return told.length > 0 ? [told.join(' · ')] : [];
}

/** The rolls of the match, and of each kind that was rolled often the average beside that of fair dice. */
function diceLines(rolls: readonly Roll[], locale: Locale): readonly string[] {
  if (rolls.length === 0) return [];
  const number = (n: number): string => numberOf(locale, Math.round(n * 100) / 100);
  const sums = diceStatistics(rolls)
    .sums.filter(({ rolls: some }) => some >= LEAST_ROLLS)
    .map(({ count, sides, mean, expected }) =>
      t(locale, 'post.end.sum', {
        dice: `${count}d${sides}`,
        mean: number(mean),
        low: number(expected.low),
        high: number(expected.high),
      }),
    );
  return [t(locale, 'post.end.dice', { rolls: rolls.length, sums: sums.join(' ') }).trim()];
}

/** The seed of the dice with which a match went on after it was reopened. */
const laterSeed = ({ since, seed, commitment }: Legacy['eras'][number], locale: Locale): string =>
  t(locale, 'post.end.later-seed', { since: since + 1, seed: seed ?? '', commitment: `\`${commitment}\`` });

/** An average of fewer rolls says nothing. */
const LEAST_ROLLS = 5;

const ACCENT = 0xd5_5e_00;
