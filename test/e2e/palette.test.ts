import { afterEach, describe, expect, it } from 'vitest';
import { isOfMatch, type Draw, type Picture } from '../../src/present/picture.js';
import { startStage, type Stage } from '../support/bot.js';

let stage: Stage | undefined;
afterEach(() => stage?.close());

describe('P-05 the pictures of a server', () => {
  it('are on the paper that its managers have chosen, in posts and in answers', async () => {
    const drawn: Picture[] = [];
    const draw: Draw = (picture) => {
      if (isOfMatch(picture)) drawn.push(picture);
      return Promise.resolve(null);
    };
    const here = await startStage({ seed: 'fixed', draw });
    stage = here;
    const channel = here.sandbox.stage.channelNamed('table-1').id;
    const slash = async (user: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<void> => {
      await (await here.sandbox.as(user).slash(channel, path, options)).answered();
      await here.settled();
    };
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn.map(({ palette }) => palette))).toEqual(new Set(['light']));
    await slash('Ann', 'settings palette', { palette: 'dark' });
    drawn.length = 0;
    await slash('Ann', 'map show');
    expect(drawn.map(({ palette }) => palette)).toEqual(['dark']);
    drawn.length = 0;
    await slash('Benoît', 'pass');
    await slash('Ann', 'pass');
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn.map(({ palette }) => palette))).toEqual(new Set(['dark']));
  });
});
