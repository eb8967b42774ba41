import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** What GitHub reads of the repository: that it is well formed, and fits the project. */

const read = <Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> =>
  shape.parse(parse(readFileSync(file, 'utf8')));

const Step = z.union([
  z.strictObject({
    uses: z.string().regex(/^[\w-]+\/[\w-]+@v\d+$/),
    with: z.record(z.string(), z.unknown()).optional(),
  }),
  z.strictObject({ run: z.string(), env: z.record(z.string(), z.string()).optional() }),
]);
const Job = z.strictObject({
  name: z.string(),
  'runs-on': z.literal('ubuntu-latest'),
  'timeout-minutes': z.number().int().positive(),
  strategy: z
    .strictObject({ 'fail-fast': z.boolean(), matrix: z.strictObject({ node: z.array(z.number().int()) }) })
    .optional(),
  steps: z.array(Step).nonempty(),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({ push: z.strictObject({ branches: z.array(z.string()) }), pull_request: z.null() }),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(z.string(), Job),
});

const Field = z.strictObject({
  type: z.enum(['input', 'textarea', 'checkboxes']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: z.strictObject({
    label: z.string(),
    description: z.string().optional(),
    placeholder: z.string().optional(),
    render: z.string().optional(),
    options: z.array(z.strictObject({ label: z.string() })).optional(),
  }),
  validations: z.strictObject({ required: z.boolean() }).optional(),
});
const Words = z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) });
const Form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(z.discriminatedUnion('type', [Field, Words])),
});

const Updates = z.strictObject({
  version: z.literal(2),
  updates: z.array(
    z.strictObject({
      'package-ecosystem': z.enum(['npm', 'github-actions', 'docker']),
      directory: z.literal('/'),
      schedule: z.strictObject({ interval: z.enum(['weekly', 'monthly']) }),
      groups: z.record(z.string(), z.strictObject({ 'update-types': z.array(z.string()) })).optional(),
      ignore: z
        .array(z.strictObject({ 'dependency-name': z.string(), 'update-types': z.array(z.string()) }))
        .optional(),
    }),
  ),
});

const Package = z.object({ engines: z.object({ node: z.string() }), scripts: z.record(z.string(), z.string()) });
const { engines, scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('.github', () => {
  const { jobs } = read('.github/workflows/test.yml', Workflow);

  test('the tests run on the least supported Node and on newer ones', () => {
    const nodes = jobs['test']?.strategy?.matrix.node ?? [];
    expect(nodes[0]).toBe(Number(/\d+/.exec(engines.node)?.[0]));
    expect(nodes.length).toBeGreaterThan(1);
  });

  test('the workflow runs scripts that there are', () => {
    const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => ('run' in step ? [step.run] : [])));
    const named = runs.flatMap((line) =>
      [...line.matchAll(/npm (?:run )?(test|(?<=run )\w+)/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test.each(readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml'))('the form %s', (name) => {
    const { body } = read(join('.github/ISSUE_TEMPLATE', name), Form);
    const ids = body.flatMap((field) => (field.type === 'markdown' ? [] : [field.id]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('updates are asked for: packages, actions, the image', () => {
    const { updates } = read('.github/dependabot.yml', Updates);
    expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
    expect(
      read('.github/ISSUE_TEMPLATE/config.yml', z.strictObject({ blank_issues_enabled: z.boolean() })),
    ).toBeDefined();
  });
});
