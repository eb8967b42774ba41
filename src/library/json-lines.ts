import type { z } from 'zod';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';

/** Lines of JSON, as programs write them: each is read by itself and answered by itself. */

/** What one line of JSON says, checked by a schema; the refusal names the key that is wrong, an unknown one first. */
export function parseLine<T>(schema: z.ZodType<T>, value: unknown): Result<T, Refusal> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (!issue) throw new Error('a schema failed without saying why');
  const at = (...more: PropertyKey[]): string => [...issue.path, ...more].map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return fail(refuse('line/unknown-key', { key: at(issue.keys[0] ?? '') }));
  }
  const missing = valueAt(value, issue.path) === undefined;
  return fail(refuse(missing ? 'line/missing-key' : 'line/bad-value', { key: at(), reason: issue.message }));
}

/** Parses a line as JSON. */
export function jsonLine(line: string): Result<unknown, Refusal> {
  try {
    const value: unknown = JSON.parse(line);
    return ok(value);
  } catch (error) {
    return fail(refuse('line/not-json', { reason: error instanceof Error ? error.message : String(error) }));
  }
}

/** A refusal as the answer to a line that could not be answered. */
export const errorLine = ({ code, params }: Refusal): string => JSON.stringify({ error: { code, params } });

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
