import type { Block } from '../../src/present/message.js';
import type { MatchView } from '../../src/rules/kernel/contract.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { scriptedDice } from '../../src/rules/kernel/dice.js';
import { libraryOf } from './library.js';
import { startMatch } from './deciding.js';

/** A match just begun, as everybody sees it. */
function viewOfStart(): MatchView<AnyGame> {
  const scenario = libraryOf().scenario('battletech/green');
  if (!scenario) throw new Error('no scenario');
  const ruleset = rulesetOf(scenario.ruleset);
  const begun = startMatch(ruleset, scenario.setup({ defender: 1, attacker: 1 }, {}), scriptedDice([]), 0);
  if (!begun.ok) throw new Error(begun.error.code);
  const [first, ...others] = begun.value;
  if (!first) throw new Error('nothing began');
  const state = others.reduce((before, event) => ruleset.evolve(before, event), ruleset.evolve(null, first));
  return ruleset.view(state, spectator);
}

/** A picture of that match, with the alt text `alt`. */
export const pictureBlock: Block = {
  kind: 'picture',
  alt: 'alt',
  picture: {
    game: 'battletech',
    view: viewOfStart(),
    before: null,
    events: [],
    shows: { kind: 'map', crop: 'whole', overlay: null },
    locale: 'en',
  },
};
