import { afterEach, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { isOfMatch, type AnyPicture } from '../../src/present/picture.js';
import { buttonOf, chapterOf, pixel, startStage, wordsOf, type Stage } from '../support/bot.js';

let stage: Stage;
/** Pictures that nobody has finished yet: of reports they wait until let go, as long as that is wanted. */
let waiting: (() => void)[] = [];
let isSlow = false;
const slow = async (picture: AnyPicture) => {
  if (isSlow && isOfMatch(picture) && picture.shows.kind === 'map' && picture.shows.crop === 'action') {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  return pixel(picture);
};
afterEach(async () => {
  for (const go of waiting) go();
  waiting = [];
  isSlow = false;
  await stage.close();
});
const table = (): string => stage.sandbox.stage.channelNamed('table-1').id;
const slash = async (who: string, path: string, options: Record<string, string> = {}) => {
  await (await stage.sandbox.as(who).slash(table(), path, options)).answered();
  await stage.bot.idle();
};
const posts = () => stage.sandbox.messages(table(), 'Vera');
const isReport = (post: Parameters<typeof chapterOf>[0]): boolean => chapterOf(post) !== null;

it('a late picture holds neither the call nor the panel back, and is edited in when it is there', async () => {
  stage = await startStage({ seed: 'fixed', draw: slow, patience: 20 });
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', language: 'en' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
  await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' });
  await stage.settled();
  // The loser of the initiative has moved, and declares first.
  await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'stand' });
  await stage.settled();
  isSlow = true;
  await slash('Ann', 'move', { unit: 'HBK-4G', order: 'stand' });
  const call = (): boolean => posts().some(({ content }) => content.includes(stage.sandbox.as('Benoît').id));
  const panel = () => posts().findLast((post) => buttonOf(post, 'my|'));
  await stage.sandbox.until(() => call() && wordsOf(panel()).includes('Weapon attacks'), 'the call', 8_000);
  const report = () => posts().find((post) => chapterOf(post) === '1:movement');
  expect(waiting.length).toBeGreaterThan(0);
  expect(report()?.attachments).toEqual([]);
  for (const go of waiting.splice(0)) go();
  await stage.sandbox.until(() => (report()?.attachments.length ?? 0) > 0, 'the picture', 8_000);
  await stage.settled();
  expect(posts().filter(isReport).map(chapterOf)).toEqual(['0:deployment', '1:movement']);
  expect(posts().map(wordsOf).filter(Boolean).length).toBe(posts().length);
  expect(await stage.services.posts.posts((await match()).id)).toSatisfy(
    (slots: readonly { published: string | null }[]) => slots.every(({ published }) => published !== null),
  );
  expect(stage.logged).toEqual([]);
});

async function match() {
  const found = await stage.services.referee.tableIn(channelId(table()));
  if (!found) throw new Error('no match');
  return found.header;
}
