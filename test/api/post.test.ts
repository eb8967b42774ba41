import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPublic } from '../../src/api/addresses.js';
import { post, type Way } from '../../src/api/post.js';

let server: ReturnType<typeof createServer>;
let port = 0;
let heard: string[] = [];
/** What the server answers. */
let answer: { readonly status: number; readonly location?: string } = { status: 204 };

beforeEach(async () => {
  heard = [];
  answer = { status: 204 };
  server = createServer((asked, response) => {
    let body = '';
    asked.on('data', (part: Buffer) => (body += part.toString('utf8')));
    asked.on('end', () => {
      heard.push(`${asked.method ?? ''} ${asked.url ?? ''} ${body}`);
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
      response.end('x'.repeat(1000));
    });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  port = (server.address() as AddressInfo).port;
});

afterEach(() => void server.close());

/** A world in which names lead where a test says; the server on this machine stands for one out on the internet where `isOut`. */
const world = (leads: readonly string[][], isOut: (address: string) => boolean = () => true): Way => {
  const left = [...leads];
  return {
    resolve: (_, done) =>
      done(
        null,
        (left.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    isPublic: isOut,
    request: (url, options, answered) => request(url, options, answered),
    agent: () => new Agent({ keepAlive: false }),
  };
};
const send = (way: Way, path = '/hook') =>
  post(new URL(`http://hooks.example.org:${port}${path}`), { 'x-a': 'b' }, 'told', way);

describe('issue 18.7: what is told goes to an address that was looked at', () => {
  test('and to no other', async () => {
    expect(await send(world([['127.0.0.1']]))).toBe(204);
    expect(heard).toEqual(['POST /hook told']);
  });

  test.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fd00::1'],
    // One address out there does not make up for one within.
    ['8.8.8.8', '192.168.0.1'],
  ])('a name that leads to %s is not followed', async (...leads) => {
    await expect(send(world([leads], isPublic))).rejects.toThrow('is not out on the internet');
    expect(heard).toEqual([]);
  });

  test('a name that led elsewhere before is looked at anew each time (DNS rebinding)', async () => {
    const isOut = (address: string) => address === '127.0.0.1';
    const way = world([['127.0.0.1'], ['127.0.0.2']], isOut);
    expect(await send(way)).toBe(204);
    await expect(send(way)).rejects.toThrow('127.0.0.2');
    expect(heard).toHaveLength(1);
  });

  test('where the connection leads in the end is looked at too', async () => {
    // The name seems to lead out, but the connection ends within.
    const looks: string[] = [];
    const isOut = (address: string) => looks.push(address) === 1;
    await expect(send(world([['127.0.0.1']], isOut))).rejects.toThrow('is not out on the internet');
    expect(looks).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(heard).toEqual([]);
  });

  test('a number within is not even tried, and who points elsewhere is not followed', async () => {
    const within = post(new URL(`http://127.0.0.1:${port}/`), {}, 'told', world([], isPublic));
    await expect(within).rejects.toThrow('is not out on the internet');
    answer = { status: 302, location: `http://127.0.0.1:${port}/inner` };
    expect(await send(world([['127.0.0.1']]))).toBe(302);
    expect(heard).toEqual(['POST /hook told']);
    await expect(send(world([[]]))).rejects.toThrow('leads nowhere');
  });
});
