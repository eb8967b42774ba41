import type { Chance } from '../../src/opponent/chance.js';

/** Texts that somebody might type to see what happens. */

const LINK = '[the rules](https://evil.example)';

const ODD: readonly string[] = [
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999999999',
  '0x10',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  'C:\\con',
  "'; DROP TABLE matches; --",
  '${7*7}{{7*7}}%s%n%d',
  '{"a":',
  '[]',
  '\u0000',
  '\ud800',
  '\u202Ertl\u202C',
  '\u200B\u200D\uFEFF',
  'Z̷̛͔a̸l̷g̵o̴'.repeat(8),
  '👩‍👩‍👧‍👦'.repeat(12),
  '﷽﷽﷽﷽',
  '# heading\n> quote\n-# small',
  '```\n`` ` ||spoiler||',
  '@everyone @here <@1> <@&1> <#1> </help:1> <t:0:R> <:a:1>',
  LINK,
  '<img src=x onerror=alert(1)></script><script>alert(1)</script>',
  '&lt;&#60;%3Cscript%3E',
  '\r\n\t\v\f',
  '((((((((((((((((((((1d6))))))))))))))))))))',
  '1000000d1000000',
  '9d9!!!!!!!!kh9dl9r1rr1',
  '1d6'.repeat(300),
  '(2d6+'.repeat(200),
  '2d6;'.repeat(200),
  'walk FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF',
  'run to 9999 N',
  'deploy 0000 QQ',
  'jump -1-1 NE',
  'to 1e9,1e9',
  'path 1,1 2,2 3,3 1,1 2,2 3,3 1,1 2,2 3,3 1,1 2,2 3,3',
  'if if if then then else',
  '/move unit:HBK-4G order:/move unit:HBK-4G order:/move',
  'every 0 seconds',
  'correspondence turn 0h reaction 99999999999d bank -1d',
  '00:00-99:99 Mars/Phobos',
  'rearArmor=on '.repeat(60),
  'a=b=c=d,,,,;;;;====',
];

const ALPHABET = [...'abcXYZ 0189-+*/()[]{}<>|#%&@:;,.=!?`~_"\'\\\n\t', 'é', 'Ж', '\u202E', '\u200B', '👍', '\ud83d'];

/** What a text may hold at random, as long as it may be. */
export function hostileText(chance: Chance, longest: number): string {
  const odd = ODD[chance(ODD.length)] ?? '';
  const text = [odd, odd.repeat(1 + chance(60)), anyLetters(chance, longest)][chance(3)] ?? odd;
  const cut = [...text].slice(0, longest).join('');
  return cut.length > 0 ? cut : 'x';
}

function anyLetters(chance: Chance, longest: number): string {
  const length = 1 + chance(chance(4) === 0 ? longest : Math.min(40, longest));
  return Array.from({ length }, () => ALPHABET[chance(ALPHABET.length)] ?? 'x').join('');
}

/** What would show that a text of a person formats, links or hides something under the bot's name. */
export function unescaped(words: string): string | null {
  // In code nothing is formatted.
  const plain = words.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
  return /(?<!\\)\]\(https:\/\/evil|\u202E|(?<!\\)\|\|spoiler|^# heading/mu.exec(plain)?.[0] ?? null;
}

/** Contents of files, from not quite right to nothing at all. */
export function hostileFile(chance: Chance, right: readonly string[]): string {
  const whole = right[chance(right.length)] ?? '{}';
  const deep = 1_000 + chance(100_000);
  const made: readonly (() => string)[] = [
    () => whole,
    () => whole.slice(0, chance(whole.length)),
    () =>
      whole.replaceAll(/"[^"]{3,12}"/g, (word) => (chance(6) === 0 ? JSON.stringify(hostileText(chance, 200)) : word)),
    () => whole.replaceAll(/\b\d+\b/g, (number) => (chance(4) === 0 ? '-1e99' : number)),
    () => whole.replaceAll(/:\s*\{/g, (found) => (chance(4) === 0 ? ': null, "x": {' : found)),
    () => '['.repeat(deep),
    () => `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
    () => `{"__proto__":{"polluted":true},"constructor":${whole}}`,
    () => 'x'.repeat(1 + chance(2_000_000)),
    () => `[${'0,'.repeat(chance(300_000))}0]`,
    () => `\uFEFF${whole}`,
    () => '',
  ];
  return made[chance(made.length)]?.() ?? '';
}
