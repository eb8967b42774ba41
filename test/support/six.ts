import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Six ’Mechs a side on a small board, within sight of each other from the first turn, at either level; and six soldiers a side. */

const BOARD = {
  kind: 'battletech/board',
  columns: 12,
  rows: 12,
  drawing: Array.from({ length: 12 }, (_, row) => Array.from({ length: 12 }, () => (row === 5 ? 'l' : '.')).join(' ')),
};

const named = (text: string) => ({ en: text, fr: text, ru: text });

const FORCES = {
  standard: [
    ['WHM-6R', 'GRF-1N', 'HBK-4G', 'PXH-1', 'CPLT-C1', 'JR7-D'],
    ['TDR-5S', 'WVR-6R', 'SHD-2H', 'DV-6M', 'AWS-8Q', 'BJ-1'],
  ],
  'quick-start': [
    ['HBK-4G', 'CN9-AH', 'CLNT-2-3T'],
    ['ENF-4R', 'CDA-2A', 'PNT-9R'],
  ],
} as const;

/** Three kinds of ’Mechs are enough for six: the second of a kind has a number to its label. */
const doubled = (units: readonly string[]) =>
  units.length === 6 ? units : [...units, ...units.map((unit) => ({ unit, label: `${unit}-2` }))];

const scenario = (level: keyof typeof FORCES) => ({
  kind: 'battletech/scenario',
  level,
  title: named(`Six a side, ${level}`),
  briefing: named('Six against six.'),
  board: 'plain',
  sides: FORCES[level].map((units, i) => ({
    id: ['reds', 'blues'][i],
    title: named(['Reds', 'Blues'][i] ?? ''),
    units: doubled(units),
    deployment: { rows: [[2, 3] as const, [9, 10] as const][i] },
  })),
});

const SKIRMISH = {
  kind: 'tactic148/scenario',
  title: named('Six a side'),
  briefing: named('Six against six.'),
  mode: 'skirmish',
  points: 45,
  tables: ['ruins'],
  sides: [
    {
      id: 'reds',
      title: named('Reds'),
      characters: ['US-Sergeant', 'US-Rifleman', 'US-Scout', 'US-Gunner', 'UK-Rifleman', 'UK-Gunner'],
    },
    {
      id: 'blues',
      title: named('Blues'),
      characters: ['VG-Unteroffizier', 'VG-Grenadier', 'VG-Assault', 'VG-Gunner', 'SU-Rifleman', 'SU-Gunner'],
    },
  ],
};

/** The shipped scenarios with these, `battletech/six-standard`, `battletech/six-quick-start` and `tactic148/six`, in a folder. */
export function withSix(folder: string): string {
  cpSync('scenarios', folder, { recursive: true });
  writeFileSync(join(folder, 'battletech', 'boards', 'plain.json'), JSON.stringify(BOARD));
  for (const level of ['standard', 'quick-start'] as const)
    writeFileSync(join(folder, 'battletech', `six-${level}.json`), JSON.stringify(scenario(level)));
  writeFileSync(join(folder, 'tactic148', 'six.json'), JSON.stringify(SKIRMISH));
  return folder;
}
