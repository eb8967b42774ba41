import { expect, it } from 'vitest';
import { buttonOf, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { orderBySlash } from '../support/slash.js';

const { stage, table, messages, slash, press } = useStage();

it('D-04 a button that opens a form answers with the order as it stands where that asks for no text any more', async () => {
  await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
  await slash('Benoît', 'match join', { side: 'grenadiers' });
  await press('Ann', 'start');
  for (;;) {
    const next = await awaited(stage(), table());
    if (!next) throw new Error('nobody is awaited');
    if (next.command.type === 'deploy') break;
    await orderBySlash(stage(), table(), 'tactic148', 'en');
    await stage().settled();
  }
  const user = (await awaited(stage(), table()))?.user;
  const who = stage().sandbox.as('Ann').id === user ? 'Ann' : 'Benoît';
  const player = stage().sandbox.as(who);
  await press(who, 'my');
  const shown = () => messages(who).at(-1);
  const tap = async (wanted: string, message = shown()) => {
    const control = buttonOf(message, wanted);
    if (!message || !control) throw new Error(`no ${wanted} on:\n${JSON.stringify(message)}`);
    const first = control.options[0]?.value;
    const outcome = await (first === undefined
      ? player.press(message, control.id)
      : player.select(message, control.id, [first]));
    await outcome.answered();
    await stage().settled();
    return outcome;
  };
  await tap('fill|');
  const old = shown();
  if (!buttonOf(old, 'enter')) throw new Error('no place is asked for');
  // The same order in a second message, where the place is chosen.
  await press(who, 'my');
  await tap('fill|');
  const confirmed = wordsOf(shown());
  expect(buttonOf(shown(), 'confirm')).toBeDefined();
  const outcome = await tap('enter', old);
  expect(outcome.modal).toBeUndefined();
  expect(wordsOf(messages(who).find(({ id }) => id === old?.id))).toBe(confirmed);
  expect(stage().logged).toEqual([]);
});
