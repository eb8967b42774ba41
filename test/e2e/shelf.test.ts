import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { boardText, newerMtf, zipOf } from '../support/community-files.js';

const { stage, table, slash, press, messages } = useStage();

async function bring(who: string, name: string, content: string | Buffer, command = 'unit import') {
  const file = { name, contentType: 'application/octet-stream', base64: Buffer.from(content).toString('base64') };
  const outcome = await stage().sandbox.as(who).slash(table(), command, { file });
  await outcome.answered();
  await stage().settled();
  return outcome;
}

const mtf = (model: string, weapon = 'Medium Laser') =>
  newerMtf({ chassis: 'Anvil', model, mounted: { 'Right Arm': [weapon] } });
const lobby = (): string => messages().map(wordsOf).join('\n');
const tableHere = () => stage().services.referee.tableIn(channelId(table()));

describe('IMP-08 units and maps of the community, brought to a server', () => {
  it('play like those that are shipped, and a match keeps them when they are gone', async () => {
    const zip = zipOf([
      { name: 'anvils/one.mtf', content: mtf('ANV-1T') },
      { name: 'anvils/two.mtf', content: mtf('ANV-2T', 'Dream Machine') },
      { name: 'anvils/bad.mtf', content: mtf('ANV-3T').replace('mass:50', 'mass:x') },
      { name: 'Long Meadow.board', content: boardText(15, 17, { '0505': '1' }) },
    ]);
    const said = told(await bring('Ann', 'all.zip', zip));
    expect(said).toContain('On the server’s shelf now: 2 units, 1 map.');
    expect(said).toContain('1 file was not taken:\n- `all.zip/anvils/bad.mtf`: The file does not say `mass`.');
    expect(said).toContain('1 asks for what Arbitre does not have:\n- Anvil ANV-2T: Dream Machine: no rules here');

    expect(told(await slash('Vera', 'unit list', { name: 'anvil' }))).toContain('**Anvil ANV-1T** · 50 т · BV');
    expect(told(await slash('Benoît', 'unit show', { name: 'anv-1t' }))).toContain('Anvil ANV-1T');
    const ann = stage().sandbox.as('Ann');
    expect(await ann.autocomplete(table(), 'unit show', { name: 'anvil a' }, 'name')).toContainEqual({
      name: 'Anvil ANV-1T',
      value: 'ANV-1T',
    });
    expect(await ann.autocomplete(table(), 'map use', { map: 'mead' }, 'map')).toEqual([
      { name: 'long-meadow (15 × 17)', value: 'long-meadow' },
    ]);

    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'north-lance', opponent: 'referee' });
    expect(await ann.autocomplete(table(), 'match roster', { units: 'HBK-4G, anvil' }, 'units')).toContainEqual({
      name: 'HBK-4G, Anvil ANV-1T',
      value: 'HBK-4G, ANV-1T',
    });
    // By lot only where it is asked for: what is on a shelf comes and goes.
    const lot = { tons: '50', units: '1', tech: 'inner-sphere', year: '3025-3025' };
    await slash('Ann', 'match draw', { ...lot, shelf: 'yes', seed: 'x' });
    expect(lobby()).toContain('drawn, seed x');
    await slash('Ann', 'match roster', { units: 'Anvil ANV-1T, ANV-1T, HBK-4G' });
    expect(lobby()).toContain('Units: ANV-1T, ANV-1T-2, and HBK-4G');
    await slash('Ann', 'map use', { map: 'long-meadow' });
    expect(lobby()).toContain('Map: long-meadow (15 × 17)');

    // A roster of a player's that names them takes their sheets along.
    const roster = { kind: 'battletech/roster', id: 'anvils', title: 'Anvils', units: ['ANV-2T', 'JR7-D'] };
    expect(told(await bring('Ann', 'anvils.json', JSON.stringify(roster)))).toContain('**Anvils** (`anvils`)');

    for (const name of ['ANV-1T', 'Anvil ANV-2T']) await slash('Ann', 'unit remove', { name });
    expect(told(await slash('Ann', 'map remove', { name: 'long-meadow' }))).toContain('long-meadow is off the shelf');
    expect(told(await slash('Ann', 'unit show', { name: 'ANV-1T' }))).toContain('There is no unit ANV-1T');
    expect(told(await slash('Ann', 'unit rosters'))).toContain('Anvils');
    expect(told(await slash('Ann', 'unit show', { name: 'anvils/ANV-2T' }))).toContain('Anvil ANV-2T');

    await slash('Ann', 'match start');
    expect(told(await slash('Ann', 'sheet', { unit: 'ANV-1T-2' }))).toContain('Anvil');
    const playing = await tableHere();
    expect(playing?.header.status).toBe('playing');
    await slash('Ann', 'match abandon');
    expect(told(await slash('Ann', 'match verify'))).not.toContain('not');
  });

  it('are replaced and removed by who brought them or who manages the server; others are told who may', async () => {
    expect(told(await bring('Vera', 'one.mtf', mtf('ANV-1T')))).toContain('На полке сервера: 1 юнит, 0 карт.');
    const again = told(await bring('Benoît', 'one.mtf', mtf('ANV-1T')));
    expect(again).toContain('ANV-1T a été apporté par quelqu’un d’autre');
    expect(told(await slash('Benoît', 'unit remove', { name: 'ANV-1T' }))).toContain('Seuls lui et les gestionnaires');
    const held = await slash('Vera', 'unit remove');
    expect(told(held)).toMatch(/На полке сервера 1 юнит и 0 карт, \d из 16.?384 КиБ; .*Ваших: 1\./);
    const none = await slash('Benoît', 'map remove');
    expect(controlsOf(none.reply)).toEqual([]);
    // Ann manages the server.
    const all = await slash('Ann', 'unit remove');
    expect(told(await press('Ann', 'shelf-clear', all.reply))).toContain('1 file is off the shelf');
    expect(told(await slash('Vera', 'unit remove', { name: 'ANV-1T' }))).toContain('На полке нет ANV-1T');
  });

  it('IMP-05 a file that is none is refused by what it is, and leaves nothing behind', async () => {
    expect(told(await bring('Ann', 'all.zip', 'PK no archive'))).toContain('The archive is damaged');
    expect(told(await bring('Benoît', 'all.exe', 'MZ'))).toContain('.mtf, .blk, .board');
    expect(told(await bring('Ann', 'one.board', 'size 500 500', 'map import'))).toContain('at most 99 by 99');
    const pictures = zipOf([{ name: 'atlas.png', content: 'PNG' }]);
    for (const archive of [pictures, zipOf([])]) {
      expect(told(await bring('Ann', 'all.zip', archive))).toContain('no file that is read here');
    }
    const guild = stage().sandbox.stage.guild.id;
    expect(await stage().services.shelf.all(guild)).toEqual([]);
  });
});
