import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import type { Outcome } from 'discord-sandbox';
import { controlsOf, told, useStage, wordsOf } from '../support/bot.js';

/** Ammunition, as players choose it by menus in the lobby (WPN-12). */

const { stage, table, slash, press, messages } = useStage();

/** What the other side reads in the channel. */
const lobby = (): string => messages('Benoît').map(wordsOf).join('\n');

/** An answer as it stands. */
type Shown = Pick<Outcome, 'reply'>;

/** Chooses what an answer offers by its id or the beginning of it; the answer as it then stands. */
async function choose(who: string, { reply }: Shown, what: string | RegExp, value?: string): Promise<Shown> {
  const found = controlsOf(reply).find(({ id }) => (typeof what === 'string' ? id.startsWith(what) : what.test(id)));
  if (!reply || !found) throw new Error(`no ${what}: ${wordsOf(reply)}`);
  const user = stage().sandbox.as(who);
  const outcome = await (value === undefined ? user.press(reply, found.id) : user.select(reply, found.id, [value]));
  await outcome.answered();
  await stage().settled();
  return { reply: outcome.reply ?? reply };
}

const optionsOf = ({ reply }: Shown, begins: string): readonly string[] =>
  controlsOf(reply)
    .filter(({ id }) => id.startsWith(begins))
    .flatMap(({ options }) => options.map(({ value }) => value));

/** What is in the bins of a unit once the match has begun. */
async function binsOf(label: string): Promise<readonly string[]> {
  const found = await stage().services.referee.tableIn(channelId(table()));
  const game = found?.state?.game;
  const unit = game && 'units' in game ? game.units.find(({ id }) => id === label) : undefined;
  return (unit && 'ammo' in unit ? unit.ammo : []).map((bin) =>
    'stowed' in bin ? `${bin.ammo} ${bin.stowed.munition} ${bin.full}` : '?',
  );
}

async function begin(options = ''): Promise<void> {
  await slash('Ann', 'match new', {
    scenario: 'battletech/lance-duel',
    side: 'south-lance',
    ...(options ? { options } : {}),
  });
  await slash('Ann', 'match roster', { units: 'CPLT-C1, CN9-D, AS7-D, STK-3F' });
  await slash('Benoît', 'match join', { side: 'north-lance' });
}

describe('WPN-12 ammunition in the lobby', () => {
  it('is chosen in three taps, by weapon or by bin, told in the lobby, and loaded as the match begins', async () => {
    await begin();
    const opened = await press('Ann', 'loads');
    expect(told(opened)).toContain('what the record sheets say');
    expect(optionsOf(opened, 'loads-unit')).toEqual(['CPLT-C1', 'CN9-D', 'AS7-D', 'STK-3F']);
    const bins = await choose('Ann', opened, 'loads-unit', 'CPLT-C1');
    const offered = optionsOf(bins, 'loads-bin');
    expect(offered[0]).toBe('lrm-15');
    expect(offered).toHaveLength(3);
    const kinds = await choose('Ann', bins, 'loads-bin', 'lrm-15');
    expect(optionsOf(kinds, 'loads-kind')).toContain('fragmentation');
    const all = await choose('Ann', kinds, 'loads-kind', 'fragmentation');
    expect(wordsOf(all.reply)).toContain('CPLT-C1 (LRM 15: fragmentation)');
    expect(lobby()).toContain('Ammunition: CPLT-C1 (LRM 15: fragmentation)');
    const again = await choose('Ann', await choose('Ann', all, 'loads-unit', 'CPLT-C1'), 'loads-bin', offered[1] ?? '');
    await choose('Ann', again, 'loads-kind', 'standard');
    expect(lobby()).toContain(`Ammunition: CPLT-C1 (LRM 15, bin ${offered[2]}: fragmentation)`);
    await slash('Ann', 'match start');
    expect(await binsOf('CPLT-C1')).toEqual(['lrm-15 standard 8', 'lrm-15 fragmentation 8']);
  });

  it('what the sheet says leaves nothing behind: the scenario’s own force is its own again', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'south-lance' });
    const side = async () => (await stage().services.referee.tableIn(channelId(table())))?.header.forces ?? {};
    const opened = await press('Ann', 'loads');
    const unit = optionsOf(opened, 'loads-unit')[0] ?? '';
    const load = async (from: Shown, kind: string): Promise<Shown> => {
      const next = await choose('Ann', from, 'loads-unit', unit);
      const [bin] = optionsOf(next, 'loads-bin');
      const kinds = bin === undefined ? next : await choose('Ann', next, 'loads-bin', bin);
      return choose('Ann', kinds, 'loads-kind', kind === '' ? (optionsOf(kinds, 'loads-kind')[1] ?? '') : kind);
    };
    const other = await load(opened, '');
    expect(Object.keys(await side())).toEqual(['south-lance']);
    expect(lobby()).toContain('own ammunition');
    await load(other, 'standard');
    expect(await side()).toEqual({});
    expect(lobby()).not.toContain('Ammunition:');
  });

  it('a unit with more bins than a menu holds has pages of them', async () => {
    const armor = { FR: 12, RS: 12, LS: 12, RR: 12 };
    const sheet = {
      kind: 'battletech/unit',
      chassis: 'Arsenal',
      model: 'Carrier',
      label: 'ARSENAL',
      type: 'vehicle',
      motive: 'tracked',
      tons: 60,
      techBase: 'inner-sphere',
      year: 3025,
      cruise: 3,
      engine: { type: 'ice', rating: 180 },
      armor,
      weapons: [{ weapon: 'lrm-20', location: 'FR' }],
      ammo: Array.from({ length: 30 }, () => ({ ammo: 'lrm-20', rounds: 1 })),
    };
    const roster = { kind: 'battletech/roster', id: 'arsenal', title: 'Arsenal', units: ['ARSENAL'], sheets: [sheet] };
    const base64 = Buffer.from(JSON.stringify(roster)).toString('base64');
    const file = { name: 'arsenal.json', contentType: 'application/json', base64 };
    await (await stage().sandbox.as('Ann').slash(table(), 'unit import', { file })).answered();
    await stage().settled();
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'south-lance' });
    await slash('Ann', 'match roster', { roster: 'arsenal' });
    await slash('Benoît', 'match join', { side: 'north-lance' });
    const first = await choose('Ann', await press('Ann', 'loads'), 'loads-unit', 'ARSENAL');
    expect(optionsOf(first, 'loads-bin')).toHaveLength(25);
    const second = await choose('Ann', first, /^loads-page.*\|1/);
    const bins = optionsOf(second, 'loads-bin');
    expect(bins).toHaveLength(6);
    await choose('Ann', await choose('Ann', second, 'loads-bin', bins[5]), 'loads-kind', 'semi-guided');
    expect(lobby()).toContain(`ARSENAL (LRM 20, bin ${bins[5]}: semi-guided)`);
  });

  it('is its player’s alone to choose, and no longer once the match has begun', async () => {
    await begin();
    const opened = await press('Ann', 'loads');
    const theirs = await press('Benoît', 'loads');
    expect(optionsOf(theirs, 'loads-unit')).not.toContain('CPLT-C1');
    const stranger = await press('Vera', 'loads');
    expect(told(stranger)).toContain('Вы не играете за сторону');
    await slash('Ann', 'match start');
    const late = await choose('Ann', opened, 'loads-unit', 'CPLT-C1');
    expect(wordsOf(late.reply)).toContain('what is loaded stays as it is');
    expect(await binsOf('CPLT-C1')).toEqual(['lrm-15 standard 8', 'lrm-15 standard 8']);
  });

  it('LEA-02: where sheets are secret the lobby does not tell it', async () => {
    await begin('sheets=secret');
    const kinds = await choose(
      'Ann',
      await choose('Ann', await press('Ann', 'loads'), 'loads-unit', 'CPLT-C1'),
      'loads-bin',
      'lrm-15',
    );
    const all = await choose('Ann', kinds, 'loads-kind', 'fragmentation');
    expect(wordsOf(all.reply)).toContain('CPLT-C1 (LRM 15: fragmentation)');
    expect(lobby()).not.toContain('fragmentation');
  });
});
