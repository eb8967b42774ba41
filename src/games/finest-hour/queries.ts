import { z } from 'zod';
import { errorLine, jsonLine, parseLine } from '../../library/json-lines.js';
import { isInArc } from '../../rules/finest-hour/arcs.js';
import { TESTS } from '../../rules/finest-hour/commands.js';
import { harmOf, keptHarm } from '../../rules/finest-hour/damage.js';
import { MEASURE, TURN } from '../../rules/finest-hour/lengths.js';
import { bearing, distance, offNose, turned } from '../../rules/finest-hour/measuring.js';
import { readOptions } from '../../rules/finest-hour/options.js';
import { keptFaces, testDice } from '../../rules/finest-hour/tests.js';
import { judge } from '../../rules/finest-hour/to-hit.js';
import { ARCS, ATTRIBUTES, CLASSES, EFFECTS } from '../../rules/finest-hour/types.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';

/** Questions to the rules of the air, one line of JSON each: lengths in cm, angles in degrees, headings from north clockwise. */

type Reply = Result<object, Refusal>;

const place = z
  .tuple([z.number().min(-999).max(999), z.number().min(-999).max(999)])
  .transform(([x, y]) => ({ x: Math.round(x * MEASURE.unit), y: Math.round(y * MEASURE.unit) }));
const heading = z.number().min(0).lt(360).transform(tenths);
const face = z.int().min(1).max(6);
const rep = z.int().min(1).max(5);
const attributes = z.array(z.enum(ATTRIBUTES)).default([]);
const manoeuvres = z.array(z.enum(['evaded', 'dived', 'fast'])).default([]);

const rangeQuery = z.strictObject({ op: z.literal('range'), from: place, to: place });
const arcQuery = z.strictObject({
  op: z.literal('arc'),
  from: place,
  heading,
  to: place,
  options: z.record(z.string(), z.string()).default({}),
});
const turnQuery = z.strictObject({
  op: z.literal('turn'),
  class: z.literal(CLASSES),
  length: z.number().min(0).max(120),
});
const toHitQuery = z.strictObject({
  op: z.literal('to-hit'),
  rep,
  face,
  target: manoeuvres,
  shooter: manoeuvres,
  fire: z.int().min(1).max(99).default(1),
});
const damageQuery = z.strictObject({
  op: z.literal('damage'),
  impact: z.int().min(1).max(6),
  faces: z.array(face).min(1).max(2),
  effect: z.enum(EFFECTS).default('damage'),
  attributes,
});
const testQuery = z.strictObject({
  op: z.literal('test'),
  test: z.enum(TESTS),
  rep,
  faces: z.array(face).min(1).max(3),
  attributes,
});

const opKey = z.looseObject({ op: z.string() });

/** The answer to one line of JSON, as a line of JSON. */
export function answer(text: string): string {
  const json = jsonLine(text);
  const reply = json.ok ? replyTo(json.value) : json;
  return reply.ok ? JSON.stringify(reply.value) : errorLine(reply.error);
}

function replyTo(query: unknown): Reply {
  const named = parseLine(opKey, query);
  if (!named.ok) return named;
  const { op } = named.value;
  switch (op) {
    case 'range':
      return given(parseLine(rangeQuery, query), range);
    case 'arc':
      return given(parseLine(arcQuery, query), arc);
    case 'turn':
      return given(parseLine(turnQuery, query), turn);
    case 'to-hit':
      return given(parseLine(toHitQuery, query), toHit);
    case 'damage':
      return given(parseLine(damageQuery, query), damage);
    case 'test':
      return given(parseLine(testQuery, query), testOf);
    default:
      return fail(refuse('query/unknown-op', { op }));
  }
}

const given = <T>(result: Result<T, Refusal>, then: (value: T) => Reply): Reply =>
  result.ok ? then(result.value) : result;

/** Between two middles (AMB-TFH-20). */
const range = ({ from, to }: z.output<typeof rangeQuery>): Reply =>
  ok({ distance: distance(from, to) / MEASURE.unit, heading: degrees(bearing(from, to)) });

/** How far off the nose, and every arc in which it lies: its border belongs to both neighbours (TFH-22). */
function arc({ from, heading: nose, to, options }: z.output<typeof arcQuery>): Reply {
  const read = readOptions(options);
  if (!read.ok) return read;
  const placed = { at: from, heading: turned(nose) };
  return ok({
    off: degrees(offNose(placed, to)),
    arcs: ARCS.filter((each) => isInArc(read.value, each, placed, to)),
  });
}

/** By how much a move of so many cm may turn in all: 45° for each tranche begun, no more than the class (TFH-12). */
function turn({ class: of, length }: z.output<typeof turnQuery>): Reply {
  const tranches = Math.ceil(Math.round(length * 10) / 100);
  return ok({ most: degrees(Math.min(of, tranches) * TURN) });
}

/** The to-hit table (TFH-21). */
function toHit({ rep: crew, face: die, target, shooter, fire }: z.output<typeof toHitQuery>): Reply {
  const done = (list: readonly string[]): { evaded: boolean; dived: boolean; fast: boolean } => ({
    evaded: list.includes('evaded'),
    dived: list.includes('dived'),
    fast: list.includes('fast'),
  });
  const score = crew + die;
  const { hit, why } = judge(score, { target: done(target), shooter: done(shooter), occasion: fire });
  return ok({ score, hit, ...(why ? { why } : {}) });
}

/** The damage table (TFH-23), robust and fragile with two dice (TFH-43, TFH-44). */
function damage({ impact, faces, effect, attributes: has }: z.output<typeof damageQuery>): Reply {
  const { dice, of } = keptHarm(has);
  if (faces.length !== dice) return fail(refuse('query/dice', { key: 'faces', dice }));
  const harms = faces.map((die) => harmOf({ impact, effect }, die));
  return ok({ harm: harms.reduce(of) });
}

/** A test: how many dice, which are kept, how many pass (TFH-27). */
function testOf({ test, rep: crew, faces, attributes: has }: z.output<typeof testQuery>): Reply {
  const { dice, best } = testDice(has, test);
  if (faces.length !== dice) return fail(refuse('query/dice', { key: 'faces', dice }));
  const kept = keptFaces(faces, best);
  return ok({ kept, passes: kept.filter((die) => die <= crew).length });
}

function tenths(angle: number): number {
  return Math.round(angle * 10);
}
const degrees = (angle: number): number => angle / 10;
