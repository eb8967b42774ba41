import type { FinestHour } from '../../../rules/finest-hour/finest-hour.js';
import type { Valuation } from '../../../opponent/contract.js';
import { columns, evasions, moreShots, rallies, targets } from './answers.js';
import { activations } from './flights.js';
import { groupings } from './groups.js';
import type { HourReason } from './reasons.js';

/**
 * What orders are worth in Their Finest Hour, in REP: what shots are expected to take and answers to cost, what a place promises
 * and threatens, and how near it is to the mission.
 */
export const finestHourValuation: Valuation<FinestHour, HourReason> = (view, _seat, { topic, fallback }) => {
  const state = view.game;
  switch (topic.ask) {
    case 'activate':
      return [
        ...groupings(state, topic.units),
        ...activations(state, topic.units),
        { command: fallback, reasons: [{ reason: 'near', value: LAST }] },
      ];
    case 'fly-on':
      return [{ command: fallback, reasons: [] }, ...moreShots(state, topic.unit)];
    case 'column':
      return columns(state, topic);
    case 'evade':
      return [...evasions(state, topic), { command: fallback, reasons: [{ reason: 'near', value: LAST }] }];
    case 'answer':
      return targets(state, topic);
    case 'rally':
      return [{ command: fallback, reasons: [] }, ...rallies(state, topic)];
  }
};

/** The referee's own answer is given only where nothing else is legal. */
const LAST = -1000;
