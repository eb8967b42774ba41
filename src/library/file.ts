import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Fault } from './contract.js';

/** What was read from a file, or everything that is wrong with it. */
export type Read<T> = Result<T, readonly Fault[]>;

/** One fault of a file. `path` is where inside the file, empty for the file as a whole. */
export function fault(file: string, path: string, reason: string): Fault {
  return { file: relative(process.cwd(), file) || file, path, reason };
}

/** What is wrong with a file whose `kind` says nothing that is known. */
export const kindFault = (file: string, known: readonly string[]): Read<never> =>
  fail([fault(file, 'kind', `is none of ${known.join(', ')}`)]);

/** A text without the mark that editors on Windows put before it. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Reads a JSON file; a file that cannot be read or is not JSON is a fault, not an exception. */
export function readJson(file: string): Read<unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return fail([fault(file, '', `cannot be read: ${messageOf(error)}`)]);
  }
  return jsonIn(file, text);
}

/** The value in the text of a file that somebody brings. */
export function jsonIn(name: string, text: string): Read<unknown> {
  try {
    const value: unknown = JSON.parse(withoutMark(text));
    return ok(value);
  } catch (error) {
    return fail([fault(name, '', `is not JSON: ${messageOf(error)}`)]);
  }
}

/** Checks a value from a file against its schema; every fault names its path. */
export function parse<T>(file: string, schema: z.ZodType<T>, value: unknown): Read<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return fail(parsed.error.issues.map((issue) => fault(file, pathOf(issue.path), issue.message)));
}

/** Reads a JSON file and checks it against its schema. */
export function readAs<T>(file: string, schema: z.ZodType<T>): Read<T> {
  const json = readJson(file);
  return json.ok ? parse(file, schema, json.value) : json;
}

/** Reads every JSON file of a folder, in the order of their names; a folder that is not there has none. */
export function readAll<T>(
  dir: string,
  read: (file: string) => Read<T>,
): { readonly good: readonly T[]; readonly faults: readonly Fault[] } {
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
  const results = names.sort().map((name) => read(join(dir, name)));
  return {
    good: results.flatMap((result) => (result.ok ? [result.value] : [])),
    faults: results.flatMap((result) => (result.ok ? [] : result.error)),
  };
}

/** A path inside a document as people write it: `units[1].armor.CT`. */
function pathOf(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`)).join('');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The kind that a file says it is of; `undefined`: it says none. */
export const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;

/** The text of a file, as people read and change it. */
export const written = (value: unknown): string => JSON.stringify(value, null, 2);
