import { plainly } from '../../src/i18n/tongue.js';
import type { Presenter } from '../../src/present/contract.js';
import type { AnyGame } from '../../src/rules/registry.js';

/** Words without beauty, for tests of what carries them. */
export const plainPresenter: Presenter<AnyGame> = {
  tongue: plainly,
  report: ({ events }) => ({
    heading: 'Report',
    lines: events.map(({ type }) => type),
    why: ['because'],
    changed: [],
  }),
  question: ({ topic }) => topic.ask,
  standing: () => 'standing',
  slot: (choice) => ('slot' in choice ? choice.slot : choice.kind),
  option: (_slot, { value }) => ({ label: value || '-' }),
  destination: ({ steps, facts }) => ({ label: steps, description: steps, place: String(facts['hex']) }),
  path: ({ sofar }) => `path ${sofar}`,
  answer: ({ about }) => about,
  command: ({ type }) => type,
  figures: () => [],
  sketches: () => [],
  board: () => 'board',
  alt: ({ kind }) => kind,
  outcome: ({ reason }) => reason,
  tally: () => ({ lines: ['tally'], columns: [], rows: [] }),
  labels: () => [],
  fact: ({ of, set, to }) => `${of} ${set} ${to}`,
};
