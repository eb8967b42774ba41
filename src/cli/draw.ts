import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Scenario } from '../library/contract.js';
import { readItem, type Item } from '../library/read.js';
import { seededDice } from '../match/dice.js';
import type { Picture } from '../present/picture.js';
import { drawNow } from '../render/index.js';
import { spectator } from '../rules/kernel/seats.js';
import { Misuse, readArgs, type Command } from './command.js';
import { DATA_DIR } from './data.js';
import { battletechPicture } from './drawn/battletech.js';
import { tacticPicture } from './drawn/tactic148.js';
import { OfflineMatch } from './offline.js';

export const draw: Command = {
  name: 'draw',
  usage: 'FILE [PNG]',
  summary: 'draws a map, a scenario or a record sheet to a PNG file, FILE.png unless another is named',
  run(args, out, err) {
    const [file, png, ...more] = readArgs(args, []).files;
    if (file === undefined || more.length > 0)
      throw new Misuse('name the file to draw, and the PNG to write if you like');
    const item = readItem(file, DATA_DIR);
    if (!item.ok) {
      for (const { path, reason } of item.error)
        err(`arbitre draw: ${file}: ${path === '' ? '' : `${path}: `}${reason}`);
      return Promise.resolve(1);
    }
    const drawn = drawNow(pictureOf(item.value));
    const to = png ?? `${basename(file, '.json')}.png`;
    writeFileSync(to, drawn.png);
    out(JSON.stringify({ file: to, width: drawn.width, height: drawn.height, bytes: drawn.png.length }));
    return Promise.resolve(0);
  },
};

/** What to draw of a file: the map of a board or of a scenario about to begin, the record sheet of a unit. */
function pictureOf(item: Item): Picture {
  switch (item.kind) {
    case 'battletech/scenario':
    case 'tactic148/scenario':
      return begunPicture(item.scenario);
    case 'battletech/board':
    case 'battletech/unit':
      return battletechPicture(item);
    case 'tactic148/weapons':
    case 'tactic148/character':
    case 'tactic148/table':
      return tacticPicture(item);
  }
}

/** A scenario about to begin. */
function begunPicture(scenario: Scenario): Picture {
  const dice = (first: number) => seededDice('', first);
  const begun = OfflineMatch.begin({ id: 'draw', scenario, players: {}, options: {}, at: 0, seed: '', dice });
  if (!begun.ok) throw new Misuse(`the scenario cannot begin: ${JSON.stringify(begun.error)}`);
  const { match } = begun.value;
  const view = match.rules.view(match.state, spectator);
  const shows = { kind: 'map', crop: 'whole', overlay: null } as const;
  return { game: scenario.ruleset, view, before: null, events: [], shows, locale: 'en' };
}
