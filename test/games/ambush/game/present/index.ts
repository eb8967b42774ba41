import { listOf } from '../../../../../src/i18n/format.js';
import { nameOf, t } from '../../../../../src/i18n/index.js';
import type { Locale } from '../../../../../src/i18n/locales.js';
import type { NamedSide } from '../../../../../src/i18n/tongue.js';
import type { Presenter, Tally } from '../../../../../src/present/contract.js';
import { kernelCommandText } from '../../../../../src/present/kernel.js';
import { refusalText } from '../../../../../src/present/refusal.js';
import type { Ambush, AmbushQuestion } from '../../rules/ambush.js';
import { findPiece, neededAt } from '../../rules/board.js';
import type { Command } from '../../rules/orders.js';
import type { KernelCommand, MatchEvent, MatchView } from '../../../../../src/rules/kernel/contract.js';
import { isKernelCommand } from '../../../../../src/rules/kernel/decide.js';
import type { Choice } from '../../../../../src/rules/kernel/choices.js';
import { tongueOf, type Tongue } from '../words/index.js';
import { altText, answerText, boardText, standingText } from './board.js';
import { factText, report, story, verdictText } from './report.js';

const noPath = (): never => {
  throw new Error('Ambush asks for steps one by one');
};

/** The words of Ambush; `sides` as the scenario calls them. */
export function ambushPresenter(sides: readonly NamedSide[]): Presenter<Ambush> {
  const tongue = (locale: Locale) => tongueOf(locale, sides);
  return {
    tongue,
    report: (stretch, locale) => report(stretch, tongue(locale)),
    story: (stretch, locale) => story(stretch, tongue(locale)),
    results: () => [],
    most: () => [],
    question: (question, _view, locale) => questionText(question, tongue(locale)),
    buttons: ({ topic }, locale) => ({
      order: nameOf(tongue(locale), 'ambush.order', topic.ask),
      pass: nameOf(tongue(locale), 'ambush.pass', topic.ask),
    }),
    standing: (view, locale) => standingText(view, tongue(locale)),
    blank: (choice, _view, locale) => blankText(choice, tongue(locale)),
    option: (_blank, { value, facts }, _view, locale) => ({
      label: nameOf(tongue(locale), 'ambush.choice', value),
      ...('needed' in facts
        ? { description: t(tongue(locale), 'ambush.choice.needed', { needed: facts['needed'] ?? 0 }) }
        : {}),
    }),
    destination: noPath,
    place: () => null,
    path: noPath,
    answer: (answer, _view, locale) => answerText(answer, tongue(locale)),
    command: (command, _view, locale) => commandText(command, tongue(locale)),
    figures(command, { game }, locale) {
      const target = command.type === 'fire' ? findPiece(game, command.target) : null;
      return target ? [t(tongue(locale), 'ambush.choice.needed', { needed: neededAt(game, target) })] : [];
    },
    sketches: () => [],
    board: (view, locale) => boardText(view, tongue(locale)),
    alt: (shows, stretch, locale) => altText(shows, stretch, tongue(locale)),
    outcome: (outcome, { game }, locale) =>
      [
        verdictText(outcome, tongue(locale)),
        ...game.pieces.map(
          ({ id: unit }) =>
            `- ${t(tongue(locale), 'ambush.outcome.fate', { unit, fate: outcome.fates[unit] ?? 'standing' })}`,
        ),
      ].join('\n'),
    tally: (events, view, locale) => tally(events, view, tongue(locale)),
    labels: ({ game }) => game.pieces.map(({ id }) => id),
    fact: (fact, locale) => factText(fact, tongue(locale)),
  };
}

function questionText({ topic }: AmbushQuestion, tongue: Tongue): string {
  switch (topic.ask) {
    case 'bury':
      return t(tongue, 'ambush.ask.bury', { most: topic.most });
    case 'deploy':
      return t(tongue, 'ambush.ask.deploy', { unit: topic.unit });
    case 'stance':
      return t(tongue, 'ambush.ask.stance');
    case 'act':
      return t(tongue, 'ambush.ask.act', { units: topic.units });
  }
}

function blankText(choice: Choice<Command>, tongue: Tongue): string {
  if (choice.kind === 'done') return commandText(choice.command, tongue);
  if (choice.kind === 'nothing') return refusalText(choice.refusal, tongue);
  return nameOf(tongue, 'ambush.blank', choice.blank.replace(/\d+$/, ''));
}

function commandText(command: Command | KernelCommand, tongue: Tongue): string {
  if (isKernelCommand(command)) return kernelCommandText(command, tongue);
  switch (command.type) {
    case 'bury': {
      const { hexes } = command;
      if (hexes.length === 0) return t(tongue, 'ambush.command.bury-none');
      return t(tongue, 'ambush.command.bury', { hexes: listOf(tongue.locale, hexes) });
    }
    case 'deploy': {
      const { unit, at, hidden } = command;
      if (at === null) return t(tongue, 'ambush.command.deploy-any', { unit });
      return t(tongue, hidden ? 'ambush.command.deploy-hidden' : 'ambush.command.deploy', { unit, at });
    }
    case 'mines':
      return t(tongue, command.live ? 'ambush.command.mines-live' : 'ambush.command.mines-sleep');
    case 'stance':
      return t(tongue, 'ambush.command.stance', { stance: command.stance });
    case 'move':
      return t(tongue, 'ambush.command.move', { unit: command.unit, path: command.path.join(' → ') });
    case 'scan':
      return t(tongue, 'ambush.command.scan', { unit: command.unit, at: command.at });
    case 'fire':
      return t(tongue, 'ambush.command.fire', { unit: command.unit, target: command.target });
    case 'hold':
      return t(tongue, 'ambush.command.hold', { unit: command.unit });
  }
}

/** Shots and hits of each seat. */
function tally(events: readonly MatchEvent<Ambush>[], { game, seats }: MatchView<Ambush>, tongue: Tongue): Tally {
  const rows = seats.map(({ id: seat }) => {
    const fired = events.flatMap((event) => (event.type === 'ShotFired' && 'hit' in event ? [event] : []));
    const shots = fired.filter(({ unit }) => findPiece(game, unit)?.seat === seat);
    return { seat, shots: shots.length, hits: shots.filter(({ hit }) => hit).length };
  });
  return {
    lines: rows.map((row) => t(tongue, 'ambush.tally.line', row)),
    columns: [t(tongue, 'ambush.tally.shots'), t(tongue, 'ambush.tally.hits')],
    rows: rows.map(({ seat, shots, hits }) => ({ seat, cells: [String(shots), String(hits)] })),
  };
}
