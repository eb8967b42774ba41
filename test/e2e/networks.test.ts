import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import type { Outcome } from 'discord-sandbox';
import { controlsOf, told, useStage, wordsOf } from '../support/bot.js';

/** C3 networks, as their players arrange them in the lobby (ADV-09). */

const { stage, table, slash, press, messages } = useStage();

const UNITS = ['KTO-21', { unit: 'TSN-1C', label: 'AFT' }, { unit: 'KTO-21', label: 'FORE' }, 'HBK-4G'];
const ROSTER = JSON.stringify({ kind: 'battletech/roster', id: 'linked', title: 'Linked', units: UNITS });

async function bring(who: string): Promise<void> {
  const file = { name: 'linked.json', contentType: 'application/json', base64: Buffer.from(ROSTER).toString('base64') };
  const outcome = await stage().sandbox.as(who).slash(table(), 'unit import', { file });
  await outcome.answered();
  await stage().settled();
}

const lobby = (): string => messages().map(wordsOf).join('\n');

/** Chooses what an answer offers by the beginning of its id. */
async function choose(who: string, { reply }: Outcome, begins: string, values: readonly string[]): Promise<Outcome> {
  const found = controlsOf(reply).find(({ id }) => id.startsWith(begins));
  if (!reply || !found) throw new Error(`nothing begins with ${begins}`);
  const user = stage().sandbox.as(who);
  const outcome = await (values.length > 0 ? user.select(reply, found.id, [...values]) : user.press(reply, found.id));
  await outcome.answered();
  await stage().settled();
  return outcome;
}

async function begin(options: string): Promise<void> {
  await bring('Ann');
  await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', side: 'south-lance', options });
  await slash('Benoît', 'match join', { side: 'north-lance' });
  await slash('Ann', 'match roster', { roster: 'linked' });
}

const networks = async (): Promise<readonly (string | undefined)[]> => {
  const found = await stage().services.referee.tableIn(channelId(table()));
  const game = found?.state?.game;
  return game && 'units' in game
    ? game.units
        .filter(({ side }) => side === 'south-lance')
        .map((unit) => ('network' in unit ? unit.network : undefined))
    : [];
};

describe('ADV-09 networks in the lobby', () => {
  it('are told of both sides, arranged by those who play one, and begin the match', async () => {
    await begin('c3=on');
    expect(lobby()).toContain('Networks: by the list (KTO-21, AFT, and FORE)');
    const opened = await press('Ann', 'networks');
    expect(told(opened)).toContain('Networks: by the list (KTO-21, AFT, and FORE)');
    const two = await choose('Ann', opened, 'network|', ['KTO-21', 'FORE']);
    expect(wordsOf(two.reply ?? opened.reply)).toContain('A (KTO-21 and FORE)');
    expect(wordsOf(two.reply ?? opened.reply)).toContain('In none: AFT');
    expect(lobby()).toContain('Networks: A (KTO-21 and FORE)');
    await press('Ann', 'start');
    expect(await networks()).toEqual(['A', undefined, 'A', undefined]);
  });

  it('go by the list again, and nobody arranges those of the other side', async () => {
    await begin('c3=on');
    const opened = await press('Ann', 'networks');
    const two = await choose('Ann', opened, 'network|', ['AFT', 'FORE']);
    const other = await press('Benoît', 'networks');
    expect(told(other)).toContain('A (AFT');
    expect(controlsOf(other.reply).filter(({ id }) => id.startsWith('network'))).toEqual([]);
    await choose('Ann', two.reply ? two : opened, 'networks-list', []);
    expect(lobby()).toContain('Networks: by the list (KTO-21, AFT, and FORE)');
  });

  it('are not spoken of where no computer is played', async () => {
    await begin('c3=off');
    expect(lobby()).not.toContain('Networks');
  });
});
