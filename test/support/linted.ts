import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const OXLINT = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
const REPORT = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

/** The house's settings without the rules that ask the compiler: those need files that belong to a project. */
function settings(): string {
  const text = readFileSync('.oxlintrc.json', 'utf8');
  return text.replace('"typeAware": true', '"typeAware": false');
}

/**
 * The rules that snippets break, by the path at which each would stand in the repository: the linter itself judges them, with the
 * house's settings, in a tree that has the folders of the games and nothing else.
 */
function broken(snippets: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const root = mkdtempSync(join(tmpdir(), 'linted-'));
  try {
    cpSync('scripts/lint', join(root, 'scripts/lint'), { recursive: true });
    for (const { name } of readdirSync('src/rules', { withFileTypes: true }).filter((entry) => entry.isDirectory()))
      mkdirSync(join(root, 'src/rules', name), { recursive: true });
    writeFileSync(join(root, '.oxlintrc.json'), settings());
    for (const [path, code] of Object.entries(snippets)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${code}\n`);
    }
    const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=json', ...Object.keys(snippets)], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics } = REPORT.parse(JSON.parse(stdout));
    const of = (path: string) => diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code);
    return Object.fromEntries(Object.keys(snippets).map((path) => [path, of(path)]));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const together: Record<string, string> = {};
let found: ReturnType<typeof broken> | null = null;

/**
 * Hands snippets in, by path, while tests are defined; what it yields is asked within a test: the rules that each breaks, in their order.
 * All that were handed in are judged in one run, since each takes a second.
 */
export function judge(snippets: Readonly<Record<string, string>>): () => readonly (readonly string[])[] {
  const paths = Object.keys(snippets);
  for (const path of paths) if (path in together) throw new Error(`two snippets stand at ${path}`);
  Object.assign(together, snippets);
  return () => {
    found ??= broken(together);
    return paths.map((path) => found?.[path] ?? []);
  };
}
