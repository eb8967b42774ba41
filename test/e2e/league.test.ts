import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, press, slash } = useStage();

const state = async () => {
  const standing = await stage().services.leagues.in(channelId(table()));
  if (!standing) throw new Error('no league');
  return standing.state;
};
const shown = () => messages('Vera').map(wordsOf).join('\n');

it('LGE-10, LGE-18: a league is begun, drawn and played; its match opens itself and books itself, an appeal corrects it (issue 18)', async () => {
  expect(told(await slash('Ann', 'league join', { name: 'Ann' }))).toContain('league new');
  expect(told(await slash('Vera', 'league new', { title: 'Winter', format: 'swiss', rounds: '99' }))).toContain(
    'от 1 до 20',
  );
  const winter = { title: 'Winter', format: 'swiss' };
  expect(told(await slash('Vera', 'league new', { ...winter, options: 'rearArmor=on' }))).toContain('сценарий');
  const wrong = { ...winter, scenario: 'battletech/green', options: 'rearArmour=on' };
  expect(told(await slash('Vera', 'league new', wrong))).toContain('rearArmour');
  await slash('Vera', 'league new', { title: 'Winter', format: 'swiss', rounds: '1', scenario: 'battletech/green' });
  expect(told(await slash('Ann', 'league join', { name: 'Ann' }))).toContain('take part as Ann');
  expect(told(await slash('Ann', 'league join', { name: 'Ann 2' }))).toContain('already');
  await slash('Benoît', 'league join', { name: 'Benoît' });
  expect(shown()).toContain('2 of 32');
  expect(told(await slash('Ann', 'league begin'))).toContain('official');
  const began = told(await slash('Vera', 'league begin'));
  expect(began).toContain('Раунд 1 составлен');
  expect(began).toContain('/лига готов');
  expect(shown()).toMatch(/`p1` .+ – .+, until/u);
  expect(shown()).toMatch(/Calendar · Winter\n- \*\*<t:\d+:f> .+ round 1\n {2}- `p1`/u);
  expect(told(await slash('Ann', 'league ready'))).toMatch(/Ann is ready\.\n→ Benoît is asked/u);
  expect(shown()).toContain('ready: Ann');
  expect(told(await slash('Benoît', 'league ready'))).toContain('s’ouvre dans le fil');
  await stage().settled();
  const thread = messages('Vera').find((message) => wordsOf(message).includes('### `p1`'))?.id ?? '';
  const header = (await stage().services.referee.tableIn(channelId(thread)))?.header;
  expect(header).toMatchObject({ status: 'playing', of: { subject: 'p1' } });
  const holder = header?.holders.find(({ player }) => player === stage().sandbox.as('Ann').id);
  if (!header || !holder) throw new Error('no match');
  const concede = await stage().services.referee.submit({
    ...{ key: '1', player: holder.player, at: header.createdAt, match: header.id },
    ...{ seat: null, question: null, command: { type: 'concede' } },
  });
  expect(concede.ok).toBe(true);
  await stage().settled();
  expect((await state()).pairings[0]?.result).toMatchObject({ by: 'match', match: { id: header.id } });
  expect(shown()).toContain('Benoît** has won');
  await slash('Ann', 'league appeal', { pairing: 'p1', text: 'a power cut' });
  expect(shown()).toContain('a power cut');
  await slash('Vera', 'league rule', { appeal: 'a1', ruling: 'upheld', winner: 'draw', reason: 'it was dark' });
  expect((await state()).pairings[0]?.result?.winner).toBe('draw');
  expect(shown()).toContain('a draw (an official decided)');
  const answer = await slash('Benoît', 'league table', { shows: 'cross' });
  expect(told(answer)).not.toContain('Nothing');
  const page = await slash('Ann', 'league status', { shows: 'page' });
  expect(page.reply?.attachments.map(({ filename }) => filename)).toEqual(['season.html']);
  // The post of the round that is over leads there as well.
  expect((await press('Ann', 'stream-page')).reply?.attachments).toHaveLength(1);
  expect(told(await press('Ann', 'stream-curve'))).not.toContain('Nothing');
  const file = await slash('Ann', 'league export', { format: 'results' });
  expect(file.reply?.attachments.map(({ filename }) => filename)).toEqual(['league.csv']);
  await slash('Vera', 'league end');
  expect(told(await slash('Ann', 'league status'))).toContain('no league here');
});

it('LGE-10, LGE-13: played elsewhere, the word of both counts; a substitute plays on, whoever leaves forfeits (issue 18)', async () => {
  await slash('Vera', 'league new', { title: 'Club', format: 'round-robin', days: '7' });
  for (const who of ['Ann', 'Benoît']) await slash(who, 'league join', { name: who });
  await slash('Vera', 'league begin');
  const replace = async (who: string, value: object) => {
    const file = { name: 'mine.json', contentType: 'application/json', base64: base64Of(value) };
    const outcome = await stage().sandbox.as(who).slash(table(), 'league replace', { file, reason: 'our club' });
    await outcome.answered();
    return told(outcome);
  };
  expect(told(await slash('Ann', 'help'))).toMatch(/\*\*Club\*\*[\s\S]*Waits for you[\s\S]*You take part/u);
  expect(told(await slash('Vera', 'help'))).toContain('Вы её распорядитель');
  expect(await replace('Ann', { days: 3 })).toContain('official');
  expect(await replace('Vera', { days: 'three' })).toContain('days');
  expect(await replace('Vera', { table: { scenario: 'battletech/green', sides: ['a', 'b'] } })).toContain('стороной');
  expect(await replace('Vera', { days: 3 })).toContain('сроки и неявки');
  expect(JSON.stringify((await slash('Ann', 'league file')).reply?.components)).toContain('league.json');
  const vera = stage().sandbox.as('Vera').id;
  // Entrants are named as tables show them, with any capitals.
  const substitute = { entrant: 'ANN', reason: 'exams' };
  const nobody = told(await slash('Vera', 'league expel', { entrant: 'Zoé', reason: 'late' }));
  expect(nobody).toMatch(/Zoé.+Ann.+Benoît/u);
  const taken = await slash('Vera', 'league substitute', { ...substitute, player: stage().sandbox.as('Benoît').id });
  expect(told(taken)).toContain('Benoît');
  await slash('Vera', 'league substitute', { ...substitute, player: vera });
  expect(told(await slash('Ann', 'league leave'))).toContain('not take part');
  expect(told(await slash('Vera', 'league result', { result: 'won', score: 'viele' }))).toContain('30-12');
  await slash('Vera', 'league result', { result: 'won', score: '30-12' });
  expect(shown()).toContain('Ann says: I have won (30 : 12)');
  const agreed = await slash('Benoît', 'league result', { result: 'lost', score: '12-30' });
  expect(told(agreed)).toContain('bat Benoît (30 : 12, les deux le disent)');
  expect(await state()).toMatchObject({ status: 'over', placed: ['e1', 'e2'], pairings: [{ result: { by: 'word' } }] });
});

it('LGE-21: teams of two; whoever says first that they are ready plays, in a seat each, and is rated (issue 18)', async () => {
  stage().sandbox.stage.addUser('Carla');
  const id = (who: string) => stage().sandbox.as(who).id;
  const pairs = { title: 'Pairs', format: 'swiss', rounds: '1', scenario: 'battletech/two-a-side' };
  expect(told(await slash('Vera', 'league new', { ...pairs, team: '6' }))).toContain('сценарии');
  await slash('Vera', 'league new', { ...pairs, team: '2' });
  await slash('Ann', 'league join', { name: 'Wolves' });
  await slash('Benoît', 'league join', { name: 'Ours' });
  expect(told(await slash('Carla', 'league team', { add: id('Vera') }))).not.toContain('Wolves');
  expect(told(await slash('Ann', 'league team', { add: id('Benoît') }))).toContain('Ours');
  expect(told(await slash('Ann', 'league team', { add: id('Carla') }))).toContain('/league ready');
  await slash('Benoît', 'league team', { add: id('Vera') });
  expect(told(await slash('Vera', 'league team', { drop: id('Benoît') }))).toContain('капитан');
  await slash('Vera', 'league begin');
  expect(told(await slash('Ann', 'league ready'))).toContain('1 is missing');
  expect(told(await slash('Ann', 'league ready'))).toContain('already');
  for (const who of ['Carla', 'Benoît', 'Vera']) await slash(who, 'league ready');
  await stage().settled();
  const thread = messages('Vera').find((message) => wordsOf(message).includes('### `p1`'))?.id ?? '';
  const header = (await stage().services.referee.tableIn(channelId(thread)))?.header;
  expect(header?.holders.map(({ player }) => player).toSorted()).toEqual(
    ['Ann', 'Carla', 'Benoît', 'Vera'].map(id).toSorted(),
  );
  expect(header?.holders.every(({ salt }) => salt !== '')).toBe(true);
  const of = (who: string) => header?.holders.find(({ player }) => player === id(who))?.side;
  expect([of('Carla'), of('Vera')]).toEqual([of('Ann'), of('Benoît')]);
  if (!header) throw new Error('no match');
  for (const who of ['Ann', 'Carla']) {
    const player = header.holders.find((one) => one.player === id(who))?.player ?? header.owner;
    await stage().services.referee.submit({
      ...{ key: who, player, at: header.createdAt, match: header.id, seat: null, question: null },
      command: { type: 'concede' },
    });
  }
  await stage().settled();
  expect(await state()).toMatchObject({ status: 'over', placed: ['e2', 'e1'] });
  const teams = told(await slash('Ann', 'league team'));
  expect(teams).toContain('**Wolves**, 2 players');
  expect(teams).toMatch(/Ours\*\*, 2 players:\n- <@\d+>: 27 ± 8/u);
  await slash('Vera', 'league end');
});

const base64Of = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');
