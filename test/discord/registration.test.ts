import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/commands/index.js';
import { checkDefinitions, definitions } from '../../src/discord/registration.js';

describe('command definitions', () => {
  const all = definitions(COMMANDS);

  it('keep every limit of Discord', () => {
    expect(checkDefinitions(all)).toEqual([]);
  });

  it('are named and described in all languages', () => {
    for (const command of all) {
      expect(Object.keys(command.name_localizations ?? {}), command.name).toEqual(['fr', 'ru']);
    }
  });

  it('let dice and help be installed anywhere, the rest in servers', () => {
    const anywhere = all
      .filter((command) => command.integration_types?.includes(ApplicationIntegrationType.UserInstall))
      .map(({ name }) => name);
    expect(anywhere).toEqual(['roll', 'help']);
    const alsoDirect = all
      .filter(({ contexts }) => contexts?.includes(InteractionContextType.BotDM))
      .map(({ name }) => name);
    expect(alsoDirect.sort()).toEqual(['help', 'me', 'my', 'roll', 'unit']);
    const guarded = all.filter((command) => command.default_member_permissions === '32').map(({ name }) => name);
    expect(guarded).toEqual(['settings']);
    for (const { contexts, integration_types } of all) {
      if (!integration_types?.includes(ApplicationIntegrationType.UserInstall)) expect(contexts?.[0]).toBe(0);
    }
  });

  it('that break a limit are named', () => {
    const [first] = definitions(COMMANDS.filter(({ name }) => name === 'roll'));
    if (!first) throw new Error('no /roll');
    const bad = { ...first, name: 'Roll It', description: 'x'.repeat(101) };
    expect(checkDefinitions([bad])).toEqual([
      'Roll It: bad name "Roll It"',
      'Roll It: description of 101 characters, 1 to 100',
    ]);
  });

  it('have no two options or sub-commands of the same name in any language', () => {
    const check = (
      path: string,
      options: readonly { name: string; name_localizations?: unknown; options?: unknown }[],
    ) => {
      for (const locale of ['en', 'fr', 'ru']) {
        const names = options.map(({ name, name_localizations: others }) =>
          typeof others === 'object' && others !== null && locale in others
            ? String(Object.entries(others).find(([key]) => key === locale)?.[1])
            : name,
        );
        expect(new Set(names).size, `${path} in ${locale}: ${names.join(' ')}`).toBe(names.length);
      }
    };
    check('commands', all);
    for (const command of all) check(command.name, 'options' in command ? (command.options ?? []) : []);
  });
});
