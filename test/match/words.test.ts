import { expect, test } from 'vitest';
import { rulesetOf } from '../../src/games/index.js';
import { libraryOf } from '../support/library.js';
import { instant } from '../../src/match/header.js';
import type { Submission } from '../../src/match/acts.js';
import { transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { sideId } from '../../src/rules/kernel/ids.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { accepted } from '../support/counting.js';
import { ANN, BOB, lobby, openHouse, sit } from '../support/table.js';

/** Words said beside the questions, at a match whose clock runs. */

const library = libraryOf();
const CLOCK = { kind: 'correspondence', turn: 86_400_000, reaction: 86_400_000, bank: 0 } as const;

/** A skirmish that goes back by consent to right after a word, if there was one; the clock that everybody sees then. */
async function wentBack(speaks: boolean) {
  const house = await openHouse({ library, rulesetOf });
  const made = lobby(house, { scenario: 'tactic148/skirmish', side: sideId('airborne'), clock: CLOCK });
  const match = accepted(await house.referee.create(made)).table.header.id;
  await sit(house, match, BOB, sideId('grenadiers'));
  const begun = accepted(await house.referee.start({ ...house.act(ANN), match })).table;
  const holds = new Map(begun.header.holders.map(({ seat, player }) => [seat, player]));
  const table = async () => (await house.referee.table(match)) ?? raise('no table');
  let now = made.at + 10_000;
  /** After so many seconds. */
  const act = (key: string, player: Submission['player'], after: number) => {
    now += after * 1000;
    return { key, player, at: instant(now), match };
  };
  const give = async (key: string, player: Submission['player'], after: number, command: Submission['command']) =>
    accepted(await house.referee.submit({ ...act(key, player, after), seat: null, question: null, command }));
  const pass = async (n: number) => {
    const { state } = await table();
    const [open] = state ? rulesetOf('tactic148').open(state) : [];
    await give(`pass ${n}`, holds.get(open?.seat ?? raise('nobody is asked')) ?? raise('no player'), 10, {
      type: 'pass',
    });
  };
  for (let n = 0; n < 4; n++) await pass(n);
  const to = (await table()).header.version;
  if (speaks)
    await give('word', BOB, 600, { type: 'instruct', instruction: { about: 'ask', when: 'sighted-or-shot-at' } });
  else now += 600_000;
  const said = (await table()).header.version;
  expect(said > to).toBe(speaks);
  await pass(5);
  const motion = { kind: 'return', to: said, reason: 'misread' } as const;
  accepted(await house.referee.correct({ ...act('back', ANN, 10), motion, arbiter: false }));
  const { state } = await table();
  accepted(await house.referee.vote({ ...act('yes', BOB, 10), proposal: state?.proposal?.id ?? '', agrees: true }));
  const seen = house.referee.view(await table(), spectator)?.clock;
  await give('end', ANN, 10, { type: 'concede' });
  const text = transcriptText(await house.referee.export(match));
  expect(verifyTranscript(Buffer.from(text, 'utf8'), rulesetOf)).toMatchObject({ ok: true, unchecked: [] });
  return seen;
}

test('C-04 S-03 going back to right after a word gives the clocks what they had without it', async () => {
  const [silent, spoken] = [await wentBack(false), await wentBack(true)];
  expect(silent?.running).toHaveLength(1);
  expect(spoken).toEqual(silent);
});

function raise(why: string): never {
  throw new Error(why);
}
