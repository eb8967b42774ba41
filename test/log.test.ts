import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLog, type LogSettings } from '../src/log.js';
import type { LogLevel } from '../src/config.js';

const now = () => new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
function logged(settings: LogSettings = {}, least: LogLevel = 'debug') {
  const lines: string[] = [];
  return { lines, log: createLog(least, (line) => lines.push(line), { now, ...settings }) };
}

describe('the log', () => {
  it('writes lines for people, with the facts as JSON', () => {
    const { lines, log } = logged();
    log.info('on duty', { holder: 'one', beats: 3n });
    log.warn('odd');
    expect(lines).toEqual([
      '2026-01-02T03:04:05.000Z info  on duty {"holder":"one","beats":"3"}',
      '2026-01-02T03:04:05.000Z warn  odd',
    ]);
  });

  it('writes rows of figures below each other for people', () => {
    const { lines, log } = logged();
    const row = { stage: 'answer', what: 'match new', count: 2, p50: 812, p95: 900, most: 900 };
    log.info('figures', { figures: [row, { ...row, what: 'move' }], counts: { refused: 1 } });
    expect(lines).toEqual([
      [
        '2026-01-02T03:04:05.000Z info  figures {"counts":{"refused":1}}',
        '    stage answer, what match new, count 2, p50 812, p95 900, most 900',
        '    stage answer, what move, count 2, p50 812, p95 900, most 900',
      ].join('\n'),
    ]);
  });

  it('writes one JSON object a line for programs', () => {
    const { lines, log } = logged({ format: 'json' });
    log.error('two\nlines', { match: 'abc', error: new Error('broken') });
    const line: unknown = JSON.parse(lines[0] ?? '');
    expect(lines[0]).not.toContain('\n');
    expect(line).toMatchObject({ time: now().toISOString(), level: 'error', message: 'two\nlines', match: 'abc' });
    expect(lines[0]).toContain('Error: broken');
  });

  it('leaves out what is less important than asked for', () => {
    const { lines, log } = logged({}, 'warn');
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(lines.map((line) => line.at(-1))).toEqual(['c', 'd']);
  });

  it('never writes a secret, whatever error carries it', () => {
    const { lines, log } = logged({ secrets: ['tok.en.word'] });
    log.error('login failed', { error: new Error('tok.en.word was refused'), header: 'Bot tok.en.word' });
    expect(lines.join()).not.toContain('tok.en.word');
    expect(lines.join()).toContain('••• was refused');
  });

  it('writes no values that were to be stored: seeds and sealed orders may be among them', () => {
    const { lines, log } = logged();
    const query = new DrizzleQueryError(
      'insert into matches',
      ['seed-of-the-dice', '{"type":"guess","n":9}'],
      new Error('disk'),
    );
    log.error('a handler failed', { error: query });
    log.error('a handler failed', { error: new Error('outer', { cause: query }) });
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toContain('insert into matches');
      expect(line).not.toMatch(/seed-of-the-dice|guess/);
    }
  });
});
