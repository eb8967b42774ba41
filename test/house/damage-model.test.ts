import { ESLint } from 'eslint';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** How damage is kept only the model of damage knows (C-08). */

const SNIPPETS = `import type { StandardUnit, Unit } from '../../../rules/battletech/types.js';
export const armour = (unit: Unit): number => unit.armor.HD;
export const maybe = (unit: Unit | null) => unit?.rearArmor;
export const body = (unit: Unit) => unit.body?.structure;
export const sheet = ({ sheet: { full } }: StandardUnit) => full.structure;
export const apart = ({ lost, id }: Unit) => [lost, id];
export const bodyApart = ({ body: { struck } }: StandardUnit) => struck;
export const sharesOnlyTheName = ({ lost }: { readonly lost: number }): number => lost;
`;

/** The names of the snippets that read past the model, if they stood in a file of this folder. */
async function readingIn(folder: string): Promise<readonly string[]> {
  const filePath = join(process.cwd(), folder, 'snippets.ts');
  const options: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, strict: true, noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const program = ts.createProgram([filePath], options, {
    ...host,
    fileExists: (name) => name === filePath || host.fileExists(name),
    getSourceFile: (name, ...how) =>
      name === filePath ? ts.createSourceFile(name, SNIPPETS, how[0], true) : read(name, ...how),
  });
  const eslint = new ESLint({
    overrideConfig: [
      { files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false, programs: [program] } } },
    ],
    ruleFilter: ({ ruleId }) => ruleId === 'house/damage-model',
  });
  const [result] = await eslint.lintText(SNIPPETS, { filePath });
  const lines = SNIPPETS.split('\n');
  return (result?.messages ?? []).flatMap(({ line }) => /const (\w+)/.exec(lines[line - 1] ?? '')?.[1] ?? []);
}

test('C-08 nobody else reads how damage is kept, however they come by it', async () => {
  expect(await readingIn('src/render/battletech/deep')).toEqual([
    'armour',
    'maybe',
    'body',
    'sheet',
    'apart',
    'bodyApart',
  ]);
});

test('C-08 the model itself does', async () => {
  expect(await readingIn('src/rules/battletech/damage')).toEqual([]);
});
