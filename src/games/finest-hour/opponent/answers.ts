import { aircraftOf } from '../../../rules/finest-hour/aircraft.js';
import { evasionLength, facingAfter } from '../../../rules/finest-hour/allowance.js';
import { ahead, isInSky } from '../../../rules/finest-hour/courses.js';
import type { Command, Topic } from '../../../rules/finest-hour/commands.js';
import { checkEvade, evasionHeading } from '../../../rules/finest-hour/evasion.js';
import { callable } from '../../../rules/finest-hour/rally.js';
import { allThatBear, canFireAt, firedIn, underFire } from '../../../rules/finest-hour/shots.js';
import { leastLeft } from '../../../rules/finest-hour/plan.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Argued, Reason } from '../../../opponent/contract.js';
import { rallied } from './flights.js';
import type { HourReason } from './reasons.js';
import { standing } from './standing.js';
import { lossOf, passing, shotWorth } from './worth.js';

/** What answers are worth: how a star takes a test, where to evade, whom to answer, whom to call. */

type Plan = Argued<Command, HourReason>;
type About<Ask extends Topic['ask']> = Extract<Topic, { ask: Ask }>;

const HEADINGS = Array.from({ length: 16 }, (_, i) => i * 225);

/** The shots that are left in an activation that goes on. */
export const moreShots = (state: State, unit: Aircraft['id']): readonly Plan[] => {
  const one = aircraftOf(state, unit);
  const fired = firedIn(state.activation, one);
  const then = leastLeft(state, one) > 0 ? 'on' : 'fire';
  return underFire(state, one, fired).map((target) => ({
    command: {
      type: 'fly-on',
      unit,
      parts: [{ do: 'fire', shots: allThatBear(state, one, target, fired) }],
      then,
    },
    reasons: [{ reason: 'shot', value: shotWorth(state, one, target) }],
  }));
};

/** A star fires where it can, and evades only for want of a shot when somebody has it in the sights (TFH-03, TFH-30). */
export function columns(state: State, { unit, test, against }: About<'column'>): readonly Plan[] {
  const one = aircraftOf(state, unit);
  const other = against === null ? null : aircraftOf(state, against);
  const take = (column: '2' | '1' | '0', reasons: Plan['reasons']): Plan => ({
    command: { type: 'take-column', unit, column },
    reasons,
  });
  const shot = other && canFireAt(state, one, other) ? shotWorth(state, one, other) : 0;
  const threat = other ? shotWorth(state, other, one) : 0;
  if (test === 'in-sight' && shot === 0) {
    return [take('0', []), take('2', [{ reason: 'danger', value: threat - STAYS }])];
  }
  return [take('2', [{ reason: 'shot', value: shot }]), take('1', []), take('0', [])];
}
/** What an evasion costs that spoils the next move and the next shots. */
const STAYS = 0.3;

/** The way that leaves it best placed; where it need not evade, staying is weighed too. */
export function evasions(state: State, topic: About<'evade'>): readonly Plan[] {
  const { unit, from, free } = topic;
  const one = aircraftOf(state, unit);
  const away = evasionHeading(state, one, from, 'away');
  const ways = [...new Set([away, ...HEADINGS])]
    .map((heading) => ({ type: 'evade', unit, heading }) as const)
    .filter((command) => checkEvade(state, topic, command) === null);
  const evaded = ways.map((command): Plan => {
    const { heading } = command;
    const there = {
      ...one,
      at: ahead(one.at, heading, evasionLength(state.options, one)),
      heading: facingAfter(state.options, one, heading, undefined),
      manoeuvres: { ...one.manoeuvres, evaded: true },
    };
    const off: readonly Reason<HourReason>[] = [{ reason: 'edge', value: -2 * lossOf(state, one) }];
    return { command, reasons: isInSky(state.sky, there.at) ? standing(state, there) : off };
  });
  return free ? [...evaded, { command: { type: 'stay', unit }, reasons: standing(state, one) }] : evaded;
}

/** Whom it is expected to hit hardest. */
export const targets = (state: State, { unit, attackers }: About<'answer'>): readonly Plan[] =>
  attackers.map((target) => ({
    command: { type: 'answer', unit, target },
    reasons: [{ reason: 'shot', value: shotWorth(state, aircraftOf(state, unit), aircraftOf(state, target)) }],
  }));

/** A rally of those who stand better on their way to the leader than where they are. */
export const rallies = (state: State, { leaders }: About<'rally'>): readonly Plan[] =>
  leaders.flatMap((leader): readonly Plan[] => {
    const head = aircraftOf(state, leader);
    const gains = callable(state, head).map((one) => {
      const there = rallied(state, one, head);
      const gain = isInSky(state.sky, there.at) ? sum(standing(state, there)) - sum(standing(state, one)) : -1;
      return { id: one.id, gain: gain * passing(one.rep).any };
    });
    const called = gains.filter(({ gain }) => gain > 0);
    if (called.length === 0) return [];
    return [
      {
        command: { type: 'rally', leader, called: called.map(({ id }) => id) },
        reasons: [{ reason: 'promise', value: called.reduce((all, { gain }) => all + gain, 0) - BOTHER }],
      },
    ];
  });
/** A rally has to be worth the question. */
const BOTHER = 0.05;

const sum = (reasons: readonly Reason[]): number => reasons.reduce((all, { value }) => all + value, 0);
