import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publishedSchemas } from '../../src/library/schemas.js';

const scenarios = new URL('../../scenarios/', import.meta.url);
const node = z.looseObject({ description: z.string().optional() });
const tree = z.looseObject({ properties: z.record(z.string(), node).optional() });

/** The paths of all keys of a schema that say nothing about themselves. */
function undescribed(schema: unknown, path = ''): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((one, i) => undescribed(one, `${path}[${i}]`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = tree.parse(schema);
  const here = Object.entries(properties ?? {})
    .filter(([, key]) => !key.description)
    .map(([name]) => `${path}.${name}`);
  return [...here, ...Object.entries(schema).flatMap(([key, inner]) => undescribed(inner, `${path}.${key}`))];
}

describe('the published schemas', () => {
  test.each(publishedSchemas())('$file is what the reader checks by', ({ file, text }) => {
    expect(readFileSync(new URL(`schema/${file}`, scenarios), 'utf8'), 'run npm run schemas').toBe(text);
  });

  test.each(publishedSchemas())('$file describes every key', ({ text }) => {
    expect(undescribed(JSON.parse(text))).toEqual([]);
  });

  test.each([
    ['battletech/units', 'battletech-unit'],
    ['battletech/boards', 'battletech-board'],
    ['battletech', 'battletech-scenario'],
    ['tactic148/characters', 'tactic148-character'],
    ['tactic148/weapons', 'tactic148-weapons'],
    ['tactic148/tables', 'tactic148-table'],
    ['tactic148', 'tactic148-scenario'],
  ])('every file of %s fits %s, by an independent validator', (folder, name) => {
    const schema = publishedSchemas().find(({ file }) => file === `${name}.json`);
    const fits = new Ajv2020().compile(z.record(z.string(), z.unknown()).parse(JSON.parse(schema?.text ?? 'null')));
    const files = readdirSync(new URL(`${folder}/`, scenarios)).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const value: unknown = JSON.parse(readFileSync(new URL(`${folder}/${file}`, scenarios), 'utf8'));
      expect(fits(value), `${file}: ${JSON.stringify(fits.errors)}`).toBe(true);
    }
  });
});
