/** Any JSON value. Objects may hold `undefined`, which is left out when written. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whatever `JSON.parse` returns is JSON: this gives it that type. */
function isJson(value: unknown): value is Json {
  if (value === null) return true;
  if (typeof value === 'object') return Object.values(value).every((part) => part === undefined || isJson(part));
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
}

/** Parses JSON text; undefined when it is none. */
export function readJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Turns plain data (interfaces of the sandbox) into JSON, as writing and reading it would. */
export function asJson(value: object): JsonObject {
  const json = readJson(JSON.stringify(value));
  if (!isObject(json)) throw new Error('Only objects are sent.');
  return json;
}
