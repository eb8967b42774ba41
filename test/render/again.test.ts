import { describe, expect, it } from 'vitest';
import type { Picture } from '../../src/present/picture.js';
import { notAgain } from '../../src/render/again.js';

const named = (name: string): Picture => JSON.parse(JSON.stringify({ locale: name })) as Picture;

/** A hand that draws pictures of ten bytes and counts them. */
function counting(most?: number) {
  const drawn: string[] = [];
  const draw = notAgain(async (picture) => {
    drawn.push(picture.locale);
    return Promise.resolve({ png: new Uint8Array(10), width: 1, height: 1 });
  }, most);
  return { drawn, draw };
}

describe('a picture that is asked for again', () => {
  it('is not drawn again as long as nothing in it has changed', async () => {
    const { drawn, draw } = counting();
    const first = await draw(named('a'));
    expect(await draw(named('a'))).toBe(first);
    await draw(named('b'));
    expect(drawn).toEqual(['a', 'b']);
  });

  it('is forgotten first that was not asked for longest, where there is no more room', async () => {
    const { drawn, draw } = counting(20);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await draw(named(name));
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('is drawn after all when the one before took its place in the queue', async () => {
    const answers = [null, { png: new Uint8Array(1), width: 1, height: 1 }];
    const draw = notAgain(() => Promise.resolve(answers.shift() ?? null));
    expect(await draw(named('a'), 'slot')).toBeNull();
    expect(await draw(named('a'), 'slot')).not.toBeNull();
  });

  it('is drawn again when drawing failed', async () => {
    let tries = 0;
    const draw = notAgain(() => {
      tries++;
      return tries === 1 ? Promise.reject(new Error('no thread')) : Promise.resolve(null);
    });
    await expect(draw(named('a'))).rejects.toThrow('no thread');
    await expect(draw(named('a'))).resolves.toBeNull();
  });
});
