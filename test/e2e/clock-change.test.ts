import { describe, expect, it } from 'vitest';
import { t } from '../../src/i18n/index.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { channelId } from '../../src/match/header.js';
import { buttonOf, told, useStage, wordsOf } from '../support/bot.js';
import { orderByPress } from '../support/press.js';
import { usually } from '../support/soak.js';

/** Another clock in the middle of a match, as players meet it on Discord. */

const { stage, table, messages, slash, press } = useStage();

const match = async () => {
  const found = await stage().services.referee.tableIn(channelId(table()));
  if (!found?.state) throw new Error('no match');
  return { header: found.header, state: found.state };
};
const asked = async () => (await match()).state.agenda.at(-1)?.asked;
const settings = async () => (await match()).state.clock?.settings.kind ?? 'none';
const panel = () => wordsOf(messages().findLast((message) => buttonOf(message, 'my|')));
const posts = () => messages().map(wordsOf).join('\n');

/** Both are to declare fire in secret, and one of them has; yields that one and the other. */
async function sealed(language: string): Promise<readonly [string, string]> {
  const options = {
    scenario: 'green',
    side: 'defender',
    options: 'declare=sealed moveBy=side',
    clock: 'correspondence',
  };
  await slash('Ann', 'match new', { ...options, language });
  await press('Benoît', 'join');
  await press('Ann', 'start');
  const declaring = async () => (await asked())?.questions.filter(({ topic }) => topic.ask === 'declare').length === 2;
  for (let orders = 0; orders < 60 && !(await declaring()); orders++) {
    await orderByPress(stage(), table(), { count: 0 });
    await stage().settled();
  }
  await orderByPress(stage(), table(), { count: 0 });
  await stage().settled();
  const [given] = (await asked())?.answers ?? [];
  return given?.seat === 'defender' ? ['Ann', 'Benoît'] : ['Benoît', 'Ann'];
}

/** Chooses another clock by the buttons of the clock. */
async function byButton(who: string, preset: string): Promise<void> {
  await slash(who, 'clock show');
  await press(who, 'clock-change');
  const menu = stage()
    .sandbox.messages(table(), who)
    .findLast((message) => buttonOf(message, 'clock-set'));
  const control = buttonOf(menu, 'clock-set');
  if (!menu || !control) throw new Error('no menu');
  await stage().sandbox.as(who).select(menu, control.id, [preset]);
  await stage().settled();
}

describe('C-05 CLN-51 the clock is changed in the middle of a match', () => {
  it.each(usually(LOCALES))('with sealed answers open, undone, changed again: %s', async (locale) => {
    for (const who of ['Ann', 'Benoît'])
      stage()
        .sandbox.as(who)
        .setLocale(locale === 'en' ? 'en-GB' : locale);
    const [declarer, other] = await sealed(locale);
    const before = await asked();
    const answered = before?.answers.length ?? 0;
    expect(answered).toBeGreaterThan(0);

    // By slash, proposed to the other, who agrees by a button.
    await slash(other, 'clock change', { clock: 'chrono turn 3h bank 90min' });
    expect(await settings()).toBe('correspondence');
    const vote = wordsOf(messages().findLast((message) => buttonOf(message, 'agree')));
    expect(vote).toContain(t(locale, 'vote.retime.how'));
    await press(declarer, 'agree');
    expect(await settings()).toBe('chrono');
    expect((await match()).header.clock.kind).toBe('chrono');
    expect(await asked()).toEqual(before);
    expect(posts()).toContain(t(locale, 'clock.chrono').slice(1));
    const running = (await match()).state.clock?.running ?? [];
    expect(running.map(({ allowance }) => allowance)).toEqual([3 * 3_600_000]);
    const end = Math.floor(((running[0]?.since ?? 0) + 3 * 3_600_000) / 1000);
    expect(panel()).toContain(`<t:${end}:f>`);
    const chrono = told(await slash(other, 'clock show'));
    expect(told(await slash(other, 'clock change', { clock: 'chrono turn 3h bank 90min' }))).toBe(
      t(locale, 'match/clock-same'),
    );

    // Taken back with the order before it, by consent: the days of then.
    await slash(declarer, 'match undo');
    await press(other, 'agree');
    expect(await settings()).toBe('correspondence');
    expect((await asked())?.answers.length).toBeLessThan(answered);
    expect(told(await slash(other, 'clock show'))).not.toBe(chrono);

    // Again, by the buttons of the clock: no clock at all, and one from there.
    for (const [kind, preset] of [
      ['none', '0'],
      ['chrono', '4'],
    ] as const) {
      await byButton(declarer, preset);
      await press(other, 'agree');
      expect(await settings()).toBe(kind);
    }
    expect(stage().logged).toEqual([]);
  });

  it('at once by an arbiter who does not play, by slash and by button', async () => {
    stage().sandbox.stage.addUser('Carla');
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await press('Benoît', 'join');
    await press('Ann', 'start');
    expect(told(await slash('Carla', 'clock change', { clock: 'chrono' }))).toContain('no place in this match');
    const buttons = async () => JSON.stringify((await slash('Carla', 'clock show')).reply?.components);
    expect(await buttons()).not.toContain('clock-change');
    const role = stage().sandbox.stage.addRole('Umpire', []);
    await slash('Ann', 'settings arbiter', { role: role.id });
    stage().sandbox.stage.giveRole(stage().sandbox.as('Carla').id, role.id);
    await slash('Carla', 'clock change', { clock: 'chrono' });
    expect(await settings()).toBe('chrono');
    await byButton('Carla', '1');
    expect(await settings()).toBe('correspondence');
    await slash('Carla', 'clock show');
    await press('Carla', 'clock-pause');
    expect((await match()).state.clock?.paused).not.toBeNull();
    expect(await buttons()).not.toContain('claim');
    expect(stage().logged).toEqual([]);
  });

  it('CLN-51 whose move an ambush interrupts goes on with the whole of the new time, and not with what the old clock had left', async () => {
    const order = (who: string, path: string, unit: string, text: string) => slash(who, path, { unit, order: text });
    await slash('Ann', 'match new', {
      scenario: 'battletech/lance-duel',
      side: 'north-lance',
      options: 'hidden=on overwatch=sight',
      clock: 'correspondence turn 10m reaction 5m bank 0s',
    });
    await slash('Benoît', 'match join', { side: 'south-lance' });
    await slash('Ann', 'match roster', { units: 'HBK-4G' });
    await slash('Benoît', 'match roster', { units: 'PXH-1' });
    await slash('Ann', 'match start');
    for (const who of ['Ann', 'Benoît', 'Ann', 'Benoît']) {
      const [unit, text] = who === 'Ann' ? ['HBK-4G', 'deploy 0102 S hidden'] : ['PXH-1', 'deploy 0116 N'];
      await order(who, 'move', unit, text);
    }
    await order('Ann', 'declare', 'HBK-4G', 'overwatch 12');
    await order('Benoît', 'move', 'PXH-1', 'run FFFF');
    const ask = async () => (await asked())?.questions.map(({ topic }) => topic.ask);
    const allowances = async () => ((await match()).state.clock?.running ?? []).map(({ allowance }) => allowance);
    expect(await ask()).toEqual(['attack']);
    await slash('Ann', 'clock change', { clock: 'correspondence turn 24h reaction 4h bank 0s' });
    await press('Benoît', 'agree');
    await slash('Ann', 'pass');
    expect(await ask()).toEqual(['move-on']);
    expect(await allowances()).toEqual([24 * 3_600_000]);
    expect(stage().logged).toEqual([]);
  });
});
