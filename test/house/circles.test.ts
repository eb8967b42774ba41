import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** What each file imports of the others, types too. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The imports among the TypeScript files of a folder. */
function importsBelow(folder: string): Imports {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const paths = importedFiles.map(({ fileName }) => join(dirname(file), fileName).replace(/\.js$/, '.ts'));
      return [file, paths.filter((path) => known.has(path))];
    }),
  );
}

/** A way from a file back to itself for each circle that a walk through all files meets. */
function circlesIn(imports: Imports): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

describe('H-06 no file imports itself by way of others', () => {
  test('in the sources, types and loading on demand included', () => {
    const imports = importsBelow('src');
    expect([...imports.values()].flat().length).toBeGreaterThan(1000);
    expect(circlesIn(imports)).toEqual([]);
  });

  test('a circle is seen, and named by its way', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ]);
    expect(circlesIn(imports)).toEqual(['b → d → b']);
  });
});
