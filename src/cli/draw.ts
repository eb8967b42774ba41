import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Item } from '../games/contract.js';
import { readItem } from '../library/read.js';
import { drawNow } from '../render/index.js';
import type { Subject } from '../present/picture.js';
import type { Scenario } from '../library/contract.js';
import { seededDice } from '../match/dice.js';
import { PALETTES, type Palette } from '../match/people.js';
import { spectator } from '../rules/kernel/seats.js';
import { textIn } from './archive.js';
import { Misuse, readArgs, type Command } from './command.js';
import { DATA_DIR } from './data.js';
import { leaguePicture } from './league-picture.js';
import { OfflineMatch } from './offline.js';
import { seasonPicture } from './season-archived.js';

export const draw: Command = {
  name: 'draw',
  usage: 'FILE [PNG] [--palette light|dark] [--shows standings|cross|bracket|lower|ladder|curve|map]',
  summary:
    'draws a board, a table, a scenario, a record sheet, a card, a league or a season to a PNG file, FILE.png unless another is named',
  run(args, out, err) {
    const { flags, files } = readArgs(args, ['palette', 'shows']);
    const palette = paletteOf(flags.palette);
    const [file, png, ...more] = files;
    if (file === undefined || more.length > 0)
      throw new Misuse('name the file to draw, and the PNG to write if you like');
    const text = existsSync(file) ? textIn(readFileSync(file)) : '';
    const stream = leaguePicture(file, flags.shows) ?? seasonPicture(file, text, flags.shows);
    const item = stream ? null : readItem(file, DATA_DIR);
    if (item && !item.ok) {
      for (const { path, reason } of item.error)
        err(`arbitre draw: ${file}: ${path === '' ? '' : `${path}: `}${reason}`);
      return Promise.resolve(1);
    }
    const pictured = stream ?? (item && { ...subject(item.value), before: null, events: [], locale: 'en' as const });
    if (!pictured) throw new Misuse(`there is nothing to draw in ${file}`);
    const drawn = drawNow({ ...pictured, palette });
    const to = png ?? `${basename(file, '.json')}.png`;
    writeFileSync(to, drawn.png);
    out(JSON.stringify({ file: to, width: drawn.width, height: drawn.height, bytes: drawn.png.length }));
    return Promise.resolve(0);
  },
};

function paletteOf(name = 'light'): Palette {
  const found = PALETTES.find((palette) => palette === name);
  if (!found) throw new Misuse(`no palette ${name}; there are ${PALETTES.join(' and ')}`);
  return found;
}

/** What to draw of a file: the map of a board, a table or a scenario about to begin, the record sheet of a unit, a card. */
function subject({ kind, scenario, subject }: Item): Subject {
  if (scenario) return scenarioSubject(scenario);
  if (!subject) throw new Misuse(`there is no picture of a file of the kind ${kind}`);
  return subject;
}

function scenarioSubject(scenario: Scenario): Subject {
  const dice = (first: number) => seededDice('', first);
  const begun = OfflineMatch.begin({ id: 'draw', scenario, players: {}, options: {}, at: 0, seed: '', dice });
  if (!begun.ok) throw new Misuse(`the scenario cannot begin: ${JSON.stringify(begun.error)}`);
  const { match } = begun.value;
  const shows = { kind: 'map', crop: 'whole', overlay: null } as const;
  return { game: scenario.ruleset, view: match.rules.view(match.state, spectator), shows };
}
