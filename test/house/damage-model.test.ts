import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What armour, structure and slots a unit has left only the model of damage reads; everybody else asks it (C-08). */

/** How damage is kept on a unit and printed on its sheet: by the types in which it stands. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  Marked: ['armor', 'rearArmor', 'lost'],
  Body: ['structure', 'struck'],
  Printed: ['armor', 'rearArmor'],
  FullSheet: ['structure'],
  Brought: ['armor', 'rearArmor'],
};
const KEPT = new Set(Object.values(MARKS).flat());
const RECORD_SHEETS = resolve('src/rules/battletech') + sep;
const DAMAGE = join(RECORD_SHEETS, 'damage') + sep;

const OPTIONS: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, strict: true, noLib: true, types: [] };

function isMark(declaration: ts.Declaration, name: string): boolean {
  const { parent } = declaration;
  const of = ts.isInterfaceDeclaration(parent) ? parent.name.text : '';
  return (MARKS[of] ?? []).includes(name) && declaration.getSourceFile().fileName.startsWith(RECORD_SHEETS);
}

/** The lines of a file that read how damage is kept. */
function linesReading(file: ts.SourceFile, checker: ts.TypeChecker): readonly number[] {
  const found: number[] = [];
  const check = (at: ts.Node, of: ts.Node, name: string): void => {
    if (!KEPT.has(name)) return;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(of));
    const declared = checker.getPropertyOfType(type, name)?.declarations ?? [];
    if (declared.some((one) => isMark(one, name))) found.push(file.getLineAndCharacterOfPosition(at.getStart()).line);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) check(node.name, node.expression, node.name.text);
    if (ts.isObjectBindingPattern(node))
      for (const each of node.elements) {
        const key = each.propertyName ?? each.name;
        if (ts.isIdentifier(key)) check(key, node, key.text);
      }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const SNIPPETS = `import type { StandardUnit, Unit } from '../../../rules/battletech/types.js';
export const armour = (unit: Unit): number => unit.armor.HD;
export const maybe = (unit: Unit | null) => unit?.rearArmor;
export const body = (unit: Unit) => unit.body?.structure;
export const sheet = ({ sheet: { full } }: StandardUnit) => full.structure;
export const apart = ({ lost, id }: Unit) => [lost, id];
export const bodyApart = ({ body: { struck } }: StandardUnit) => struck;
export const sharesOnlyTheName = ({ lost }: { readonly lost: number }): number => lost;
`;

test('C-08 reading past the model is seen, however they come by it', () => {
  const file = resolve('src/render/battletech/deep/snippets.ts');
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([file], OPTIONS, {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, how) =>
      name === file ? ts.createSourceFile(name, SNIPPETS, how, true) : host.getSourceFile(name, how),
  });
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error('the snippets are not read');
  const lines = SNIPPETS.split('\n');
  const names = linesReading(source, program.getTypeChecker()).map((at) => /const (\w+)/.exec(lines[at] ?? '')?.[1]);
  expect(names).toEqual(['armour', 'maybe', 'body', 'sheet', 'apart', 'bodyApart']);
});

test('C-08 nobody but the model reads how damage is kept', () => {
  const roots = ['rules', 'games', 'render', 'replay'].flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => resolve('src', room, name)),
  );
  const program = ts.createProgram(roots, OPTIONS);
  const checker = program.getTypeChecker();
  const judged = new Set(roots);
  const reading = program
    .getSourceFiles()
    .filter(({ fileName }) => judged.has(fileName))
    .flatMap((file) => linesReading(file, checker).map((line) => `${file.fileName}:${line + 1}`));
  expect(reading.filter((at) => !at.startsWith(DAMAGE))).toEqual([]);
  expect(reading.length).toBeGreaterThan(30);
});
