import { z } from 'zod';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { ImportFault, Wish } from './contract.js';
import { withoutMark } from './file.js';
import { FORMATTING, LABEL, LONGEST_SLUG, MODEL_LABEL, PLAIN_LINE, SLUG } from './words.js';

/** What is wrong with a file that a player brings in, in codes and figures for every language: where, and what would be right. */

type Path = ImportFault['path'];

/** Reads a text as JSON; the fault says in which line and column it goes wrong. */
export function readText(text: string): Result<unknown, readonly ImportFault[]> {
  const plain = withoutMark(text);
  try {
    const value: unknown = JSON.parse(plain);
    return ok(value);
  } catch (error) {
    const named = /position (\d+)/.exec(String(error))?.[1];
    const position = named === undefined ? strayAt(plain) : Number(named);
    const lines = plain.slice(0, position).split('\n');
    const given = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    return fail([{ what: 'syntax', path: [], row: null, given, wishes: [] }]);
  }
}

/** Where a stray token stands, which the error names without its place: after the longest beginning that does not have it; at the end when the text just stops. */
function strayAt(text: string): number {
  let [sound, broken] = [0, text.length + 1];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (hasStray(text.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  return sound;
}

function hasStray(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return String(error).includes('Unexpected token');
  }
}

/** Checks a value against its schema; every fault says what would be right, as the schema has it. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): Result<T, readonly ImportFault[]> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const root = nodeSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
  return fail(parsed.error.issues.flatMap((issue) => faultsOf(issue, value, root)));
}

function faultsOf(issue: z.core.$ZodIssue, value: unknown, root: Node): readonly ImportFault[] {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const node = path.reduce<Node | null>(below, root);
  if (issue.code === 'unrecognized_keys') {
    const wishes: readonly Wish[] = [oneOf(Object.keys(shapeOf(node)?.properties ?? {}).filter(isOwn))];
    return issue.keys.map((key) => faultAt('unknown', [...path, key], value, wishes));
  }
  const missing = valueAt(value, path) === undefined;
  return [faultAt(missing ? 'missing' : 'wrong', path, value, node ? wishesOf(node) : [])];
}

/** A fault at a place of the value: its row is the object of a list in which it lies. */
export function faultAt(what: ImportFault['what'], path: Path, value: unknown, wishes: readonly Wish[]): ImportFault {
  const given = valueAt(value, path);
  const [list, place] = path;
  const row = typeof list === 'string' && typeof place === 'number' ? valueAt(value, [list, place]) : null;
  return {
    what,
    path: path.map((key) => (typeof key === 'number' ? key : beginning(key))),
    row: nameIn(row),
    given: given === undefined ? '' : shortly(given),
    wishes,
  };
}

/** Rows of a list that name something which is not there: by a text, or in a field of an object. */
export const unknown = (
  value: unknown,
  list: string,
  field: string,
  names: readonly string[],
  known: readonly string[],
): readonly ImportFault[] =>
  names.flatMap((name, i) => {
    if (known.includes(name)) return [];
    const path = typeof valueAt(value, [list, i]) === 'string' ? [list, i] : [list, i, field];
    return [faultAt('wrong', path, value, [oneOf(known)])];
  });

/** Rows whose name another row has already; `keyOf`: what must differ in two names. */
export function twice(
  value: unknown,
  list: string,
  names: readonly string[],
  field: readonly string[],
  keyOf: (name: string) => string = (name) => name,
): readonly ImportFault[] {
  const keys = names.map(keyOf);
  return names.flatMap((name, i) =>
    keys.indexOf(keyOf(name)) < i ? [{ ...faultAt('twice', [list, i, ...field], value, []), given: name }] : [],
  );
}

/** One of some words. */
export const oneOf = (known: readonly string[]): Wish => ({ code: 'one-of', params: { known } });

/** What stands there, and of what lies deeper in it only that there is something; a text that could be taken for a figure, or for nothing, in its quotes. */
function shortly(given: unknown): string {
  if (typeof given === 'string' && !/^(?:[-\d.]*|true|false|null)$/.test(given)) return beginning(given);
  const shallow = (inner: unknown): unknown => (inner !== given && isRecord(inner) ? '…' : inner);
  return beginning(JSON.stringify(given, (_, inner: unknown) => shallow(inner)));
}

/** The beginning of a text, in one line and with nothing in it that cannot be seen. */
function beginning(text: string): string {
  const line = text.slice(0, 41).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** A part of a JSON Schema, as far as it is asked. */
interface Node {
  readonly type?: string | undefined;
  readonly pattern?: string | undefined;
  readonly const?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly properties?: Readonly<Record<string, Node>> | undefined;
  readonly items?: Node | undefined;
  readonly anyOf?: readonly Node[] | undefined;
}

const figure = z.number().optional();
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    pattern: z.string().optional(),
    const: z.string().optional(),
    enum: z.array(z.string()).optional(),
    minimum: figure,
    maximum: figure,
    minLength: figure,
    maxLength: figure,
    minItems: figure,
    maxItems: figure,
    properties: z.record(z.string(), nodeSchema).optional(),
    items: nodeSchema.optional(),
    anyOf: z.array(nodeSchema).optional(),
  }),
);

/** The part of a schema that says what fields there are. */
const shapeOf = (node: Node | null): Node | null =>
  node?.properties || node?.items ? node : (node?.anyOf?.find((one) => one.properties ?? one.items) ?? null);

function below(node: Node | null, key: string | number): Node | null {
  const shape = shapeOf(node);
  return (typeof key === 'number' ? shape?.items : shape?.properties?.[key]) ?? null;
}

/** What a part of a schema takes; where it has several forms, each of them. */
function wishesOf(node: Node): readonly Wish[] {
  if (node.anyOf) return node.anyOf.flatMap(wishesOf);
  if (node.const !== undefined) return [oneOf([node.const])];
  if (node.enum) return [oneOf(node.enum)];
  const size = (least: number | undefined, most: number | undefined) => ({ least: least ?? 0, most: most ?? 0 });
  switch (node.type) {
    case 'integer':
      return [{ code: 'whole', params: size(node.minimum, node.maximum) }];
    case 'number':
      return [{ code: 'number', params: size(node.minimum, node.maximum) }];
    case 'boolean':
      return [{ code: 'flag', params: {} }];
    case 'array':
      return [{ code: 'list', params: size(node.minItems, node.maxItems) }];
    case 'object':
      return [{ code: 'object', params: { known: Object.keys(node.properties ?? {}).filter(isOwn) } }];
    case 'null':
      return [{ code: 'nothing', params: {} }];
    default:
      if (node.pattern === LABEL.source) return [{ code: 'label', params: {} }];
      if (node.pattern === MODEL_LABEL.source) return [{ code: 'model-label', params: {} }];
      if (node.pattern === SLUG.source) return [{ code: 'slug', params: { most: node.maxLength ?? LONGEST_SLUG } }];
      if (node.pattern === PLAIN_LINE.source) {
        return [{ code: 'line', params: { ...size(node.minLength, node.maxLength), signs: FORMATTING } }];
      }
      if (node.maxLength === undefined) return [{ code: 'any-text', params: {} }];
      return [{ code: 'text', params: size(node.minLength, node.maxLength) }];
  }
}

/** The link to the schema is for editors. */
const isOwn = (key: string): boolean => !key.startsWith('$');

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
}

const nameIn = (row: unknown): string | null => {
  const name = isRecord(row) ? (row['label'] ?? row['id'] ?? row['character']) : row;
  return typeof name === 'string' ? beginning(name) : null;
};

const isRecord = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;
