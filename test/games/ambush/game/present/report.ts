import { listOf } from '../../../../../src/i18n/format.js';
import { t } from '../../../../../src/i18n/index.js';
import type { Report, Story, Stretch } from '../../../../../src/present/contract.js';
import { kernelLines } from '../../../../../src/present/kernel.js';
import { plainStory } from '../../../../../src/present/story.js';
import type { Ambush, AmbushView } from '../../rules/ambush.js';
import type { Event } from '../../rules/events.js';
import type { Outcome } from '../../../../../src/rules/kernel/contract.js';
import { isKernelEvent } from '../../../../../src/rules/kernel/evolve.js';
import { seatId } from '../../../../../src/rules/kernel/ids.js';
import type { Fact } from '../../../../../src/rules/kernel/proposal.js';
import type { Tongue } from '../words/index.js';

/** Every event of a stretch with the lines that the report has on it. */
function toldEvents({ events }: Stretch<Ambush>, tongue: Tongue) {
  const own = {
    fact: (fact: Fact) => factText(fact, tongue),
    verdict: (outcome: Outcome) => verdictText(outcome, tongue),
  };
  return events.map((event) =>
    isKernelEvent<Ambush>(event)
      ? { unit: null, lines: kernelLines(event, own, tongue) }
      : { unit: 'unit' in event ? event.unit : null, lines: linesOf(event, tongue) },
  );
}

/** The report of a stretch as a story. */
export const story = (stretch: Stretch<Ambush>, tongue: Tongue): Story =>
  plainStory(toldEvents(stretch, tongue), tongue);

/** The report of a stretch: a line for each event. */
export function report(stretch: Stretch<Ambush>, tongue: Tongue): Report {
  const { before, after, events } = stretch;
  const told = events.flatMap((event) => (isKernelEvent<Ambush>(event) ? [] : [event]));
  return {
    heading: heading(told, before ?? after, tongue),
    lines: toldEvents(stretch, tongue).flatMap(({ lines }) => lines),
    why: [],
    changed: [],
    map: told.some(({ type }) => type !== 'StancesTaken' && type !== 'TurnBegan'),
  };
}

function heading(events: readonly Event[], { game }: AmbushView, tongue: Tongue): string {
  const began = events.find((event) => event.type === 'TurnBegan');
  const turn = began?.turn ?? game.turn;
  return turn === 0 ? t(tongue, 'ambush.phase.set-up') : t(tongue, 'ambush.report.heading', { turn });
}

function linesOf(event: Event, tongue: Tongue): readonly string[] {
  const way = (hexes: readonly string[]): string => hexes.join(' → ');
  switch (event.type) {
    case 'MinesBuried': {
      const { side, hexes } = event;
      if (hexes === null) return [t(tongue, 'ambush.report.mines', { side })];
      if (hexes.length === 0) return [t(tongue, 'ambush.report.mines-none', { side })];
      return [t(tongue, 'ambush.report.mines-in', { side, hexes: listOf(tongue.locale, hexes) })];
    }
    case 'MinesSet':
      return [t(tongue, event.live ? 'ambush.report.mines-live' : 'ambush.report.mines-sleep', { side: event.side })];
    case 'PieceDeployed': {
      const { unit, at, hidden } = event;
      if (at === null) return [t(tongue, 'ambush.report.hides', { unit })];
      return [t(tongue, hidden ? 'ambush.report.hides-in' : 'ambush.report.deployed', { unit, at })];
    }
    case 'TurnBegan':
      return [];
    case 'StancesTaken':
      return Object.entries(event.stances).map(([seat, stance]) =>
        t(tongue, 'ambush.report.stance', { seat: seatId(seat), stance }),
      );
    case 'InitiativeRolled': {
      const scores = event.scores.map((one) => t(tongue, 'ambush.report.score', { ...one }));
      return [t(tongue, 'ambush.report.initiative', { scores: listOf(tongue.locale, scores) })];
    }
    case 'PieceMoved': {
      const { unit, path } = event;
      if (path === null) return [t(tongue, 'ambush.report.moved-unseen', { unit })];
      if (path.length === 0) return [t(tongue, 'ambush.report.stays', { unit })];
      return [t(tongue, 'ambush.report.moved', { unit, path: way(path) })];
    }
    case 'Ambushed': {
      const { unit, from, by, at } = event;
      return [t(tongue, 'ambush.report.ambushed', { unit, from, by, at })];
    }
    case 'MineTripped':
      return [t(tongue, 'ambush.report.tripped', { unit: event.unit, at: event.at })];
    case 'MineBurst': {
      const { unit, score, lost } = event;
      return [t(tongue, lost ? 'ambush.report.burst' : 'ambush.report.dud', { unit, score })];
    }
    case 'Scanned': {
      const { unit, at, found } = event;
      if (at === null) return [t(tongue, 'ambush.report.scanned-unseen', { unit })];
      if (found === null) return [t(tongue, 'ambush.report.scanned', { unit, at })];
      return [t(tongue, 'ambush.report.found', { unit, at, found })];
    }
    case 'ShotFired': {
      const { unit, from, target, score, needed, hit } = event;
      return [t(tongue, hit ? 'ambush.report.hit' : 'ambush.report.miss', { unit, from, target, score, needed })];
    }
    case 'Held':
      return [t(tongue, 'ambush.report.held', { unit: event.unit })];
  }
}

/** Who has won and why. */
export const verdictText = ({ winners, reason }: Outcome, tongue: Tongue): string =>
  winners.length > 0
    ? t(tongue, 'ambush.outcome.won', { winners, reason })
    : t(tongue, 'ambush.outcome.draw', { reason });

/** A fact as a correction sets it. */
export const factText = ({ of: unit, set, to }: Fact, tongue: Tongue): string =>
  set === 'lost'
    ? t(tongue, to === 'yes' ? 'ambush.fact.yes' : 'ambush.fact.no', { unit })
    : t(tongue, 'ambush.fact.place', { unit, to });
