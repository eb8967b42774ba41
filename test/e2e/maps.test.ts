import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash, press } = useStage();
const tableHere = async () => {
  const here = await stage().services.referee.tableIn(channelId(table()));
  if (!here) throw new Error('no match here');
  return here;
};
const boardHere = async () => {
  const { state } = await tableHere();
  if (state && 'board' in state.game) return state.game.board;
  throw new Error('no board');
};
const lobby = () => messages('Ann').find((message) => buttonOf(message, 'join'));

describe('issue 16, item 5: a match on another map', () => {
  it('/map make shows a map and takes it with one press; the lobby names it, and the sides deploy at its edges', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'north-lance', opponent: 'referee' });
    const made = await slash('Ann', 'map make', { seed: 'oak-7', river: 'yes', size: 'double' });
    expect(told(made)).toContain('oak-7:double-few-few-yes-no-yes');
    expect(made.reply?.attachments).toHaveLength(1);
    await press('Ann', 'map-use', made.reply);
    expect(wordsOf(lobby())).toContain('Map: oak-7:double-few-few-yes-no-yes (31 × 17)');
    expect(told(await slash('Benoît', 'map show'))).toContain('oak-7');
    await slash('Ann', 'match start');
    const board = await boardHere();
    expect([board.columns, board.rows]).toEqual([31, 17]);
    expect(Object.values(board.hexes).some(({ water }) => water)).toBe(true);
    const { header } = await tableHere();
    const again = await slash('Benoît', 'map make', { seed: 'oak-7', river: 'yes', size: 'double' });
    expect(told(again)).toContain(header.map?.name ?? '?');
  });

  it('Map… in the lobby leads to a map of the library; /map use without a name brings back the scenario’s own', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'north-lance', opponent: 'referee' });
    const list = await press('Ann', 'maps-all', lobby());
    const menu = controlsOf(list.reply).find(({ id }) => id.startsWith('map-look'));
    const looked = await stage()
      .sandbox.as('Ann')
      .select(list.reply ?? never(), menu?.id ?? '', ['stony-ford']);
    await stage().settled();
    await press('Ann', 'map-use', looked.reply);
    expect((await tableHere()).header.map?.name).toBe('stony-ford');
    await slash('Ann', 'map use');
    expect((await tableHere()).header.map).toBeNull();
    expect(wordsOf(lobby())).not.toContain('Map:');
  });

  it('/map list finds maps by size and ground; its pages keep to what was asked, and what no map is is refused', async () => {
    const found = told(await slash('Ann', 'map list', { size: '15x17', ground: 'woods, water' }));
    expect(found).toMatch(/\*\*stony-ford\*\* · 15 × 17 hexes · .*water/);
    expect(told(await slash('Ann', 'map list', { size: '99x99' }))).toContain('No map matches');
    expect(told(await slash('Ann', 'map list', { ground: 'cheese' }))).toMatch(/No map has the ground cheese.*woods/i);
    expect(told(await slash('Ann', 'map list', { size: 'huge' }))).toContain('is no size');
  });

  it('TER-17: the road of a made town goes on over a bridge; under a name from before it does not', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'north-lance', opponent: 'referee' });
    const bridges = async () => {
      const { header } = await tableHere();
      return (header.map?.text.match(/"bridge"/g) ?? []).length;
    };
    const made = await slash('Ann', 'map make', { seed: 'oak-7', river: 'yes', town: 'built' });
    expect(told(made)).toContain('oak-7:sheet-few-few-yes-built-yes');
    await press('Ann', 'map-use', made.reply);
    expect(await bridges()).toBe(2);
    await slash('Ann', 'map use', { map: 'oak-7:sheet-few-few-yes-built' });
    expect((await tableHere()).header.map?.name).toBe('oak-7:sheet-few-few-yes-built');
    expect(await bridges()).toBe(0);
    expect(told(await slash('Ann', 'map use', { map: 'oak-7:sheet-few-few-yes' }))).toContain('There is no map');
  });

  it('sheets lie side by side: a+b/c+d', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'north-lance', opponent: 'referee' });
    await slash('Ann', 'map use', { map: 'stony-ford + oak:sheet-many-few-no-no / twin-knolls+twin-knolls' });
    expect(wordsOf(lobby())).toContain('(30 × 34)');
    expect(told(await slash('Ann', 'map use', { map: 'stony-ford+oak:small-few-few-no-no' }))).toContain(
      'side by side',
    );
    expect(wordsOf(lobby())).toContain('(30 × 34)');
  });

  it('what cannot be is refused by name, and nothing changes', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    expect(told(await slash('Ann', 'map use', { map: 'nowhere' }))).toContain('There is no map nowhere');
    expect(told(await slash('Ann', 'map use', { map: 'oak:sheet-few-few-no-yes' }))).toMatch(
      /standard level, first in \d{4}/,
    );
    expect(told(await slash('Ann', 'map make', { seed: 'Ä!' }))).toContain('A seed has 1 to 24 letters');
    expect(told(await slash('Benoît', 'map use', { map: 'broken-wood' }))).toMatch(/Ann|@|owner/);
    expect((await tableHere()).header.map).toBeNull();
    await slash('Ann', 'map use', { map: 'oak:sheet-none-many-no-no' });
    await slash('Ann', 'match start');
    expect((await boardHere()).id).toBe('oak:sheet-none-many-no-no');
  });
});

function never(): never {
  throw new Error('no message');
}
