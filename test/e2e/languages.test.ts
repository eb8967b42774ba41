import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.js';
import { controlsOf, pressVerb, startStage, wordsOf, type Stage } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { orderByPress } from '../support/press.js';
import { usually } from '../support/soak.js';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

/** Words that a message must not show: keys without a sentence, parameters that were not filled. */
const RAW = /\{\w+[@:+?]?[^}]*\}|\b(?:battletech|match|discord|post|reply|button|orders)[./](?!com\b)[a-z-]+\b/;

describe('every message keeps the limits and speaks in words', () => {
  it.each(usually(LOCALES))('in a crowded match: %s', async (language) => {
    stage = await startStage({ seed: 'fixed' });
    const { sandbox } = stage;
    const table = sandbox.stage.channelNamed('table-1').id;
    sandbox.as('Ann').setLocale(language === 'en' ? 'en-GB' : language);
    const slash = async (path: string, options: Record<string, string> = {}) => {
      const outcome = await sandbox.as('Ann').slash(table, path, options);
      await outcome.answered();
      await stage.settled();
      return wordsOf(outcome.reply);
    };
    await slash('match new', { scenario: 'four-against-two', opponent: 'referee', language });
    await slash('match start');
    const seen: string[] = [];
    for (let orders = 0; orders < 10; orders++) {
      if (!(await orderByPress(stage, table, { count: 0 }))) break;
      await stage.settled();
      seen.push(...sandbox.messages(table, 'Ann').map(wordsOf));
    }
    const next = await awaited(stage, table);
    const unit = next && 'unit' in next.command ? next.command.unit : 'HBK-4G';
    seen.push(
      await slash('sheet', { unit }),
      await slash('reach', { unit, order: 'run' }),
      await slash('odds', { unit }),
      await slash('map show', { text: 'yes' }),
      await slash('help'),
      await slash('match status'),
      await slash('match options'),
      await slash('match log'),
      await slash('match history'),
      await slash('match history', { turn: '1' }),
      await slash('my'),
      await slash('me away', { from: '2099-12-24', to: '2099-12-31' }),
      await slash('me quiet', { from: '22:00', to: '7:00', zone: 'Europe/Paris' }),
      await slash('me forget'),
      await slash('settings preset', { name: 'Club', rules: 'declare=sealed', locked: 'yes' }),
      await slash('settings forget'),
      await slash('move', { unit, order: 'fly home' }),
      await slash('declare', { unit, target: 'nobody' }),
    );
    for (const verb of ['language', 'news', 'sheets', 'odds', 'map']) {
      const panel = sandbox.messages(table, 'Ann').findLast((post) => find(post, verb) && find(post, 'my'));
      const outcome = await pressVerb(stage, table, 'Ann', verb, panel);
      seen.push(wordsOf(await outcome.answered()));
    }
    expect(seen.filter((words) => RAW.test(words)).map((words) => RAW.exec(words)?.[0])).toEqual([]);
    expect(seen.filter((words) => words.trim() === '')).toEqual([]);
    expect(stage.logged).toEqual([]);
    expect(sandbox.unknownRoutes).toEqual([]);
  });
}, 120_000);

const find = (post: Parameters<typeof controlsOf>[0], verb: string) =>
  controlsOf(post).find(({ id }) => id.startsWith(`${verb}|`));
