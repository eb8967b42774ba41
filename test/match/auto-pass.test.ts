import { describe, expect, test } from 'vitest';
import { passDelay, wantsPass } from '../../src/match/auto-pass.js';
import type { StoredEvent } from '../../src/match/ports.js';
import { instant } from '../../src/match/header.js';
import { seated } from '../../src/rules/kernel/seats.js';
import type { QuestionKind } from '../../src/rules/kernel/questions.js';
import { questionId } from '../../src/rules/kernel/ids.js';
import { rulesetOf } from '../../src/games/index.js';
import { begin, beginFire, fire, seat, stand, type Piece, type Play } from '../support/quick-start.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0503 NW' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0303 SE' };
const rules = rulesetOf('battletech');

/** Bytes that draw the given share of the answers known, and then no jitter. */
function drawing(share: number): (size: number) => Uint8Array {
  const next = [share, 0.5];
  return (size) => {
    const number = Math.floor((next.shift() ?? 0.5) * 2 ** 32);
    return Uint8Array.from({ length: size }, (_, i) => Math.floor(number / 256 ** (size - 1 - i)) % 256);
  };
}

/** A match in which questions of a kind were answered after so many milliseconds each. */
const answered = (kind: QuestionKind, taken: readonly number[], order = 'press'): readonly StoredEvent[] =>
  taken.flatMap((ms, i) => {
    const question = questionId(i + 1);
    const all = { shape: 1, chapter: { turn: 1, phase: 'movement' } } as const;
    const topic = { ask: 'move', units: [] } as const;
    const fallback = stand('HBK-4G');
    const asked = { id: question, seat: seat('defender'), kind, topic, fallback };
    const answer = { question, seat: seat('defender'), by: 'seat', command: fallback } as const;
    return [
      { ...all, seq: 2 * i + 1, at: instant(0), order: 'x', event: { type: 'Asked', mode: 'all', questions: [asked] } },
      { ...all, seq: 2 * i + 2, at: instant(ms), order, event: { type: 'Answered', answer } },
    ] satisfies StoredEvent[];
  });

const questionOf = (play: Play, who: string) => {
  const view = rules.view(play.match, seated(seat(who)));
  const question = view.questions.find((one) => one.seat === seat(who));
  if (!question) throw new Error(`${who} is not awaited`);
  return { view, question };
};

describe('what is passed for a seat', () => {
  test('reactions, by choice; a question that leaves a choice is its own', () => {
    const play = beginFire({ pieces: [ENF, HBK], woods: { '0402': 1 } });
    const own = questionOf(play, 'attacker');
    expect(wantsPass(rules, own.view, own.question, 'reactions')).toBe(false);
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    const { view, question } = questionOf(play, 'defender');
    expect(question.kind).toBe('reaction');
    expect(wantsPass(rules, view, question, 'reactions')).toBe(true);
    expect(wantsPass(rules, view, question, 'only')).toBe(false);
    expect(wantsPass(rules, view, question, 'off')).toBe(false);
  });

  test('a question that leaves only its fallback', () => {
    // Of two on a side the one can fire at nobody: its mate can, so the side is asked.
    const mate: Piece = { unit: 'CDA-2A', seat: 'attacker-2', at: '1501 N' };
    const play = beginFire({ pieces: [{ ...ENF, seat: 'attacker-1' }, mate, HBK] });
    const idle = questionOf(play, 'attacker-2');
    expect(wantsPass(rules, idle.view, idle.question, 'only')).toBe(true);
    const able = questionOf(play, 'attacker-1');
    expect(wantsPass(rules, able.view, able.question, 'only')).toBe(false);
  });
});

describe('the delay before it is passed', () => {
  const { match } = begin({ pieces: [HBK, ENF] });
  const question = questionOf(begin({ pieces: [HBK, ENF] }), 'defender').question;
  const minutes = (count: number, each: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => each(i) * 60_000);

  test('is one of the answers that players gave to such questions, a quarter more or less', () => {
    const taken = minutes(10, (i) => i + 1);
    const events = answered('turn', taken);
    const drawn = [0, 0.35, 0.999].map((share) => passDelay(match, question, events, 0, drawing(share)));
    expect(drawn).toEqual([60_000, 4 * 60_000, 10 * 60_000]);
    const spread = new Set(
      Array.from({ length: 40 }, (_, i) =>
        passDelay(match, question, events, 0, (size) => new Uint8Array(size).fill(i * 6)),
      ),
    );
    expect(spread.size).toBeGreaterThan(20);
    expect(Math.min(...spread)).toBeGreaterThanOrEqual(45_000);
    expect(Math.max(...spread)).toBeLessThanOrEqual(12.5 * 60_000);
  });

  test('leaves out what was not answered by hand', () => {
    for (const key of ['standing:1:q1', 'autopass:q1', 'referee:q1', 'timeout:q1:5']) {
      const events = [
        ...answered(
          'turn',
          minutes(20, () => 0),
          key,
        ),
        ...answered(
          'turn',
          minutes(10, () => 7),
        ),
      ];
      expect(passDelay(match, question, events, 0, drawing(0))).toBe(7 * 60_000);
    }
  });

  test('is as usual elsewhere where little is known yet', () => {
    expect(passDelay(match, question, [], 0, drawing(0))).toBe(30_000);
    expect(passDelay(match, question, [], 0, drawing(0.999))).toBe(240 * 60_000);
  });

  test('takes answers to other kinds of questions where those of its kind are few', () => {
    const events = answered(
      'reaction',
      minutes(10, () => 3),
    );
    expect(passDelay(match, question, events, 0, drawing(0.5))).toBe(3 * 60_000);
  });

  test('never uses more than half of what the clock leaves', () => {
    const settings = { kind: 'correspondence', turn: 60_000, reaction: 60_000, bank: 0 } as const;
    const clocked = {
      ...match,
      clock: {
        settings,
        seats: { [question.seat]: { bank: 0, chargedTo: 0, missed: 0, left: 0 } },
        running: [{ question: question.id, seat: question.seat, since: 0, allowance: 60_000, banked: true }],
        paused: null,
        creditedTo: 0,
        credited: null,
        at: 0,
      },
    };
    expect(
      passDelay(
        clocked,
        question,
        answered(
          'turn',
          minutes(10, () => 9),
        ),
        0,
        drawing(0),
      ),
    ).toBe(30_000);
  });
});
