import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedIn, isRewound, surviving } from '../../../src/rules/kernel/rewind.js';

/** A match of `n` events; some of them go back to an earlier one. */
const story = fc.array(fc.option(fc.nat({ max: 60 }), { freq: 4 }), { minLength: 2, maxLength: 60 }).map((backs) =>
  backs.map((back, i) => ({
    seq: i + 1,
    event:
      back === null || i < 2
        ? ({ type: 'Stepped', to: 0 } as const)
        : ({ type: 'Rewound', to: 1 + (back % (i - 1)) } as const),
  })),
);

test('what counts: the events up to the last one gone back to, and those after it', () => {
  const events = [1, 2, 3, 4, 5, 6, 7].map((seq) => ({
    seq,
    event: seq === 5 ? { type: 'Rewound', to: 2 } : { type: 'Other' },
  }));
  expect(surviving(events).map(({ seq }) => seq)).toEqual([1, 2, 5, 6, 7]);
  expect(surviving(events.slice(3)).map(({ seq }) => seq)).toEqual([5, 6, 7]);
});

test('going back to before a going back brings back what it took', () => {
  const back = (to: number) => ({ type: 'Rewound', to });
  const events = [{ type: 'A' }, { type: 'B' }, { type: 'C' }, back(1), back(3), { type: 'D' }];
  const counted = surviving(events.map((event, i) => ({ seq: i + 1, event })));
  expect(counted.map(({ seq }) => seq)).toEqual([1, 2, 3, 5, 6]);
});

test('property: the stretches of numbers say the same as the events', () => {
  fc.assert(
    fc.property(story, fc.nat({ max: 60 }), fc.nat({ max: 60 }), (events, a, b) => {
      const [from, to] = [Math.min(a, b) + 1, Math.max(a, b) + 1];
      const jumps = events.flatMap(({ seq, event }) => (isRewound(event) ? [{ seq, to: event.to }] : []));
      const stretches = countedIn(jumps, from, to);
      const inside = (seq: number) => stretches.some(([first, last]) => seq >= first && seq <= last);
      const counted = surviving(events).map(({ seq }) => seq);
      expect(events.map(({ seq }) => seq).filter(inside)).toEqual(counted.filter((seq) => seq >= from && seq <= to));
    }),
  );
});

test('property: a run from the middle that goes back beyond itself begins with the event that does', () => {
  fc.assert(
    fc.property(story, fc.nat({ max: 60 }), (events, at) => {
      const run = events.slice(at % events.length);
      const [first] = surviving(run);
      const whole = surviving(events).filter(({ seq }) => seq >= (run[0]?.seq ?? 0));
      expect(surviving(run).slice(-whole.length)).toEqual(whole);
      if (first && first.seq !== run[0]?.seq) expect(isRewound(first.event)).toBe(true);
    }),
  );
});
