import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { buttonOf, controlsOf, told, useStage } from '../support/bot.js';

const { stage, table, slash, press } = useStage();
const headerHere = async () => (await stage().services.referee.tableIn(channelId(table())))?.header;

async function begin(): Promise<void> {
  stage().sandbox.stage.addUser('Carla');
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
}

describe('the rarer orders by button', () => {
  it('More… says how the match stands; who only watches is offered nothing to play', async () => {
    await begin();
    const more = await press('Ann', 'more');
    expect(told(more)).toMatch(/Deployment/);
    const verbs = controlsOf(more.reply).map(({ id }) => id.split(/[|#:]/)[0]);
    expect(new Set(verbs)).toEqual(
      new Set([
        'history',
        'sheets',
        'odds',
        'map',
        'news',
        'me',
        'log',
        'export',
        'clock',
        'ask',
        'roll',
        'standing',
        'correct',
        'leaving',
      ]),
    );
    expect(buttonOf((await press('Carla', 'more')).reply, 'leaving')).toBeUndefined();
  });

  it.each([
    ['substitute', 'playing', /Give up your place\?/],
    ['abandon', 'playing', /Stop the match without a result\?/],
    ['concede', 'ended', /Concede the match\?/],
  ] as const)('%s is asked once more', async (way, status, words) => {
    await begin();
    const more = await press('Ann', 'more');
    const button = controlsOf(more.reply).find(({ id }) => id.includes(way));
    if (!more.reply || !button) throw new Error(`no button for ${way}`);
    const asked = await stage().sandbox.as('Ann').press(more.reply, button.id);
    await stage().settled();
    expect(told(asked)).toMatch(words);
    expect((await headerHere())?.status).toBe('playing');
    await press('Ann', way, asked.reply);
    expect((await headerHere())?.status).toBe(status);
    if (way === 'substitute') expect((await headerHere())?.holders[0]?.player).toBe('referee');
  });

  it('a correction is written in a form, and refused as by slash', async () => {
    await begin();
    const more = await press('Ann', 'more');
    const form = await press('Ann', 'correct', more.reply);
    const sent = await stage()
      .sandbox.as('Ann')
      .submitModal(form, { order: 'HBK-4G RT armour 5', reason: 'forgotten hit' });
    await sent.answered();
    await stage().settled();
    expect(told(sent)).toMatch(/is not yet deployed/);
  });
});
