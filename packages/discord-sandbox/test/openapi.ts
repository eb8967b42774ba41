import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject, readJson, type Json } from '../src/json.js';
import type { LoggedRequest } from '../src/rest/server.js';

/** Discord's published OpenAPI file as a judge over logged requests and replies. */
export interface OpenApi {
  /** What the specification finds wrong with the request's body and with the reply; empty when all is well. */
  readonly faults: (entry: LoggedRequest) => readonly string[];
}

const FORMATS = ['int32', 'int64', 'double', 'snowflake', 'nonce', 'bitfield', 'locale'];

/**
 * `oneOf` becomes `anyOf`: the specification closes no object, so that several branches of a union often fit. Without
 * this, a good request fails for being good in two ways.
 */
function relax(json: Json | undefined): Json | undefined {
  if (Array.isArray(json)) return json.map((each: Json) => relax(each) ?? null);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, relax(value)]),
  );
}

function at(json: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((place, key) => (isObject(place) ? place[key] : undefined), json);
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

/** Reads the file; throws when it is no OpenAPI document. */
export function readOpenApi(file: string): OpenApi {
  const document = relax(readJson(readFileSync(file, 'utf8')));
  if (!isObject(document) || !isObject(document['paths'])) throw new Error(`${file} is no OpenAPI document.`);
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  for (const format of FORMATS) ajv.addFormat(format, true);
  ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  ajv.addSchema({ $id: 'discord', ...document } satisfies AnySchemaObject);
  const compiled = new Map<string, ValidateFunction>();
  const paths = Object.entries(document['paths'])
    .map(([path, item]) => ({ path, item, pattern: pattern(path), holes: path.split('{').length }))
    .sort((a, b) => a.holes - b.holes);

  const pointer = (...keys: readonly string[]): string =>
    `discord#/${keys.map((key) => encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`;

  const judge = (what: string, ref: string, value: Json | undefined): readonly string[] => {
    const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
    compiled.set(ref, validate);
    // Undefined members are not on the wire.
    const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
    if (validate(sent)) return [];
    const errors = validate.errors ?? [];
    // A union complains of every branch that did not fit: the deepest complaints are those of the branch that was meant.
    const depth = Math.max(...errors.map((error) => error.instancePath.split('/').length));
    return errors
      .filter((error) => error.instancePath.split('/').length === depth)
      .map((error) => `${what}${error.instancePath}: ${error.message ?? '?'} ${JSON.stringify(error.params)}`);
  };

  return {
    faults(entry) {
      const operationPath = paths.find((each) => each.pattern.test(decodeURIComponent(entry.path)));
      const method = entry.method.toLowerCase();
      const operation = at(operationPath?.item, method);
      if (operationPath === undefined || !isObject(operation))
        return [`${entry.method} ${entry.path}: not in the specification`];
      const base = ['paths', operationPath.path, method];
      const json = ['content', 'application/json', 'schema'];
      const takesBody = at(operation, 'requestBody', ...json) !== undefined;
      const request =
        takesBody && entry.body !== undefined
          ? judge('request ', pointer(...base, 'requestBody', ...json), entry.body)
          : [];
      const status = String(entry.status);
      const known = at(operation, 'responses', status);
      if (known === undefined && entry.status < 400)
        return [...request, `reply: status ${status} is not in the specification`];
      const hasSchema = at(known, ...json) !== undefined;
      const reply = hasSchema ? judge('reply ', pointer(...base, 'responses', status, ...json), entry.reply) : [];
      return [...request, ...reply].map((fault) => `${entry.method} ${operationPath.path} ${fault}`);
    },
  };
}
