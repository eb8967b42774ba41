import { t } from '../../i18n/index.js';
import type { Tongue } from '../../i18n/tongue.js';
import { REFEREE, type MatchHeader } from '../../match/header.js';
import type { MatchView } from '../../rules/kernel/contract.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Presenter, Stretch } from '../contract.js';
import type { Block, Button, Message } from '../message.js';
import type { Shows } from '../picture.js';
import { clockButtons, clockLines } from './clock.js';
import { fit } from './fit.js';
import { awaitedLines, awayLines, holderOf, languageButton, seatName, type AwayDays } from './lines.js';

/**
 * The panel: the match as it stands, who is awaited for what, and the buttons. One per match; the last state wins.
 * `untouched`: no person has given an order that could be taken back.
 */
export function panelMessage(
  header: MatchHeader,
  stretch: Stretch<AnyGame>,
  presenter: Presenter<AnyGame>,
  away: AwayDays = new Map(),
  untouched = false,
): Message {
  const { locale } = header;
  const view = stretch.after;
  const shows: Shows = { kind: 'map', crop: 'whole', overlay: null };
  // As long as nothing has changed on it, the map of the report above is the map.
  const picture: Block = {
    kind: 'picture',
    picture: {
      game: header.ruleset,
      view,
      before: stretch.before,
      events: stretch.events,
      shows,
      locale,
      sides: presenter.tongue(locale).sides,
    },
    alt: presenter.alt(shows, stretch, locale),
  };
  return {
    kind: 'blocks',
    accent: ACCENT,
    blocks: [
      {
        kind: 'text',
        text: fit(
          [
            presenter.standing(view, locale),
            ...awaitedLines(header, view, presenter, locale),
            ...clockLines(header, view, presenter.tongue(locale)),
            ...awayLines(away, locale),
            ...votes(header, view, presenter.tongue(locale)),
          ],
          2_000,
          locale,
        ),
      },
      ...(presenter.report(stretch, locale).map === false ? [] : [picture]),
      { kind: 'buttons', buttons: panelButtons(header, view, presenter, untouched) },
    ],
  };
}

const ACCENT = 0xe6_9f_00;

/**
 * Five buttons: what is asked, what passing does, to take back, all else, and one's own language. Where a place can be claimed
 * that stands instead of passing, which nobody there is to do it.
 */
function panelButtons(
  header: MatchHeader,
  view: MatchView<AnyGame>,
  presenter: Presenter<AnyGame>,
  untouched: boolean,
): readonly Button[] {
  const claims = clockButtons(header, view).filter(({ action }) => action.verb === 'claim');
  const [question] = view.questions;
  const words = question && presenter.buttons(question, header.locale);
  return [
    move(header, view, words?.order),
    ...(claims.length > 0 ? claims : words ? [skip(header, view, words.pass)] : []),
    undo(header, untouched),
    more(header),
    languageButton([header.id]),
  ];
}

/** The button of whoever is awaited, which says what is asked. It is lit as long as people are awaited, not Arbitre alone. */
const move = (header: MatchHeader, view: MatchView<AnyGame>, order: string | undefined): Button => ({
  action: { verb: 'my', args: [header.id] },
  label: order ?? t(header.locale, 'button.my-move'),
  style: view.questions.some(({ seat }) => holderOf(header, seat) !== REFEREE) ? 'primary' : 'secondary',
  disabled: view.questions.length === 0,
});

/** Passes at once. It counts for what is asked now: the last of the open questions stands in it, and no later one is passed by it. */
const skip = (header: MatchHeader, view: MatchView<AnyGame>, pass: string): Button => ({
  action: { verb: 'skip', args: [header.id, view.questions.at(-1)?.id ?? ''] },
  label: pass,
  style: 'secondary',
});

const undo = (header: MatchHeader, untouched: boolean): Button => ({
  action: { verb: 'undo', args: [header.id] },
  label: t(header.locale, 'button.undo'),
  style: 'secondary',
  disabled: untouched,
});

/** How the match stands, and what is rarely ordered. */
const more = ({ id, locale }: MatchHeader): Button => ({
  action: { verb: 'more', args: [id] },
  label: t(locale, 'button.more'),
  style: 'secondary',
});

function votes(header: MatchHeader, view: MatchView<AnyGame>, tongue: Tongue): readonly string[] {
  if (view.abandon.length === 0 || view.outcome) return [];
  const players = view.abandon.map((seat) => seatName(header, seat, tongue));
  return [t(tongue, 'post.panel.votes', { players })];
}
