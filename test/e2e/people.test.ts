import { describe, expect, it } from 'vitest';
import { markOf } from '../../src/commands/settings/choose.js';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, slash, press } = useStage();

describe('/me', () => {
  it('answers in the language chosen, by slash and by menu, and again in that of Discord', async () => {
    expect(told(await slash('Ann', 'help'))).toContain('There is no match');
    expect(told(await slash('Ann', 'me language', { language: 'ru' }))).toContain('Ваши настройки');
    expect(told(await slash('Ann', 'help'))).toContain('В этом канале матча нет');
    const shown = (await slash('Ann', 'me show')).reply;
    if (!shown) throw new Error('nothing shown');
    const menu = buttonOf(shown, 'me-language');
    await stage()
      .sandbox.as('Ann')
      .select(shown, menu?.id ?? '', ['auto']);
    await stage().settled();
    expect(told(await slash('Ann', 'help'))).toContain('There is no match');
  });

  it('offers time zones by what is typed, and refuses what is none', async () => {
    const ann = stage().sandbox.as('Ann');
    const offers = await ann.autocomplete(table(), 'me quiet', { zone: 'new york' }, 'zone');
    expect(offers?.map(({ value }) => value)).toContain('America/New_York');
    expect(told(await slash('Ann', 'me quiet', { from: '22:00', to: '7:00', zone: 'Mars/Olympus' }))).toContain(
      'Mars/Olympus',
    );
    const set = told(await slash('Ann', 'me quiet', { from: '22:00', to: '7:00', zone: 'Europe/Paris' }));
    expect(set).toContain('from 22:00 to 07:00');
    expect(set).toContain('Europe/Paris');
    expect(told(await slash('Ann', 'me quiet', { from: '22:00' }))).toContain('both');
    expect(told(await slash('Ann', 'me quiet'))).toContain('Quiet hours: none');
  });

  it('takes hours and days by form, too', async () => {
    const shown = (await slash('Ann', 'me show')).reply;
    if (!shown) throw new Error('nothing shown');
    const opened = await stage()
      .sandbox.as('Ann')
      .press(shown, buttonOf(shown, 'me-away')?.id ?? '');
    await stage().sandbox.as('Ann').submitModal(opened, { from: '2030-12-24', to: '2030-12-31' });
    await stage().settled();
    expect(wordsOf((await slash('Ann', 'me show')).reply)).toContain('from December 24, 2030 to December 31, 2030');
  });

  it('forgets, having said what stays', async () => {
    await slash('Ann', 'me language', { language: 'fr' });
    const asked = await slash('Ann', 'me forget');
    expect(told(asked)).toContain('Vous oublier');
    await press('Ann', 'me-forgotten', asked.reply);
    expect(wordsOf((await slash('Ann', 'me show')).reply)).toContain('Your settings');
  });
});

describe('/settings', () => {
  it('is for managers alone, by button as well', async () => {
    const shown = await slash('Ann', 'settings show');
    expect(controlsOf(shown.reply).length).toBeGreaterThan(5);
    await expect(slash('Benoît', 'settings show')).rejects.toThrow();
  });

  it('the language of new matches and the arbiter role', async () => {
    const role = stage().sandbox.stage.addRole('Umpire', []);
    expect(told(await slash('Ann', 'settings arbiter', { role: role.id }))).toContain(role.id);
    expect(told(await slash('Ann', 'settings language', { language: 'fr' }))).toContain('French');
    await slash('Ann', 'match new', { scenario: 'battletech/green' });
    expect(stage().sandbox.messages(table(), 'Vera').map(wordsOf).join()).toContain('Rejoindre');
  });

  it('everything by menu and form as well', async () => {
    const { sandbox } = stage();
    const [role, forum] = [sandbox.stage.addRole('Umpire', []), sandbox.stage.addChannel('matches', 15)];
    const pick = async (verb: string, values: readonly string[]) => {
      const shown = (await slash('Ann', 'settings show')).reply;
      if (!shown) throw new Error('nothing shown');
      await sandbox.as('Ann').select(shown, buttonOf(shown, verb)?.id ?? '', values);
      await stage().settled();
    };
    const fill = async (verb: string, fields: Readonly<Record<string, string>>) => {
      const shown = (await slash('Ann', 'settings show')).reply;
      if (!shown) throw new Error('nothing shown');
      const opened = await sandbox.as('Ann').press(shown, buttonOf(shown, verb)?.id ?? '');
      await sandbox.as('Ann').submitModal(opened, fields);
      await stage().settled();
    };
    const chosen = () => stage().services.servers.server(sandbox.stage.guild.id);
    await pick('settings-arbiter', [role.id]);
    await pick('settings-channels', [table()]);
    await pick('settings-forum', [forum.id]);
    await pick('settings-language', ['ru']);
    await pick('settings-palette', ['dark']);
    await fill('settings-clock', { clock: 'chrono' });
    await fill('settings-preset', { name: 'Club', rules: 'declare=sealed' });
    await pick('settings-preset-do', [`yes ${markOf('Club')}`]);
    expect(await chosen()).toMatchObject({
      arbiterRole: role.id,
      channels: [table()],
      place: 'forum',
      forum: forum.id,
      locale: 'ru',
      palette: 'dark',
      clock: 'chrono',
      presets: [{ name: 'Club', options: { declare: 'sealed' }, locked: true }],
    });
    await pick('settings-arbiter', []);
    await pick('settings-forum', []);
    await pick('settings-preset-do', [`- ${markOf('Club')}`]);
    expect(await chosen()).toMatchObject({ arbiterRole: null, place: 'here', presets: [] });
    const sure = await slash('Ann', 'settings forget');
    await press('Ann', 'settings-forgotten', sure.reply);
    expect(await chosen()).toMatchObject({ channels: [], locale: null, palette: 'light', clock: null });
  });
});
