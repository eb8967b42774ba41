import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VARIABLES } from '../../src/config.js';
import { campaign } from '../../src/commands/campaign/index.js';
import { CAMPAIGN_OPTIONS } from '../../src/rules/campaign/options.js';

const read = (file: string): string => readFileSync(file, 'utf8');

/** A row of a Markdown table without its padding. */
const cells = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('the documents', () => {
  test('README lists every variable of the configuration, with meaning and default, and no other', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+`/.test(line))
      .map(cells);
    expect(rows).toEqual(
      VARIABLES.map(({ name, meaning, default: value }) => [
        `\`${name}\``,
        meaning,
        value === '' ? '–' : `\`${value}\``,
      ]),
    );
  });

  test('.env.example sets the token alone, and shows every variable with its meaning and default', () => {
    const expected = VARIABLES.map(({ name, meaning, default: value }) => {
      // What stands in the file would hide what a container's image sets.
      const line = name === 'DISCORD_TOKEN' ? `${name}=` : `#${name}=${value}`;
      return `\n# ${meaning}\n${line}\n`;
    });
    const head = read('.env.example').split('\n\n')[0] ?? '';
    expect(head.split('\n').filter((line) => !line.startsWith('# '))).toEqual([]);
    expect(read('.env.example')).toBe(`${head}\n${expected.join('')}`);
  });

  test('docs/campaigns.md lists every option of a campaign with its values, the default first, and no other', () => {
    const rows = read('docs/campaigns.md')
      .split('\n')
      .filter((line) => /^\| `[A-Za-z0-9]+` /.test(line))
      .map((line) => cells(line).slice(0, 2));
    expect(rows).toEqual(
      CAMPAIGN_OPTIONS.map(({ id, values }) => [`\`${id}\``, values.map((value) => `\`${value}\``).join(', ')]),
    );
  });

  test('docs/campaigns.md names commands of campaigns that there are, with options that they have, and leaves none out', () => {
    const commands: Readonly<Record<string, { readonly options: readonly { readonly name: string }[] }>> =
      campaign.subcommands;
    const told = [...read('docs/campaigns.md').matchAll(/`\/campaign ([a-z-]+)([^`]*)`/g)];
    const strange = told.flatMap(([, name = '', rest = '']) => {
      const options = [...rest.matchAll(/(?:^| )([a-z]+):/g)].map(([, option = '']) => option);
      const known = commands[name]?.options.map((option) => option.name);
      return known ? options.filter((option) => !known.includes(option)).map((one) => `${name} ${one}`) : [name];
    });
    expect(strange).toEqual([]);
    const named = told.map(([, name]) => name);
    expect(Object.keys(commands).filter((name) => !named.includes(name))).toEqual([]);
  });

  test('the scripts that README, CONTRIBUTING and the manual tell of exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const told = [
      'README.md',
      'CONTRIBUTING.md',
      'docs/operating.md',
      'docs/adding-a-game.md',
      'docs/architecture.md',
    ].flatMap((file) => [...read(file).matchAll(/npm run (?:--silent )?([a-z]+)/g)].map(([, name]) => name ?? ''));
    expect([...new Set(told)].filter((name) => !(name in scripts))).toEqual([]);
  });

  test('package-lock.json names no registry host, nor any place but that of our own packages', () => {
    const places = [...read('package-lock.json').matchAll(/"resolved": "(.*)"/g)].map(([, place]) => place);
    expect(places).toEqual(['packages/discord-sandbox']);
  });
});
