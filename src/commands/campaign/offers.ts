import type { Names } from '../../present/campaign/names.js';
import { missionLine } from '../../present/campaign/posts.js';
import type { Mission } from '../../rules/campaign/state.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import type { Offer } from '../contract.js';
import type { Here } from './here.js';

/** What the commands of a campaign offer while somebody types. */

const MOST = 25;
const LONGEST = 100;
const LONGEST_REASON = 200;

export const which = { name: 'mission', required: true, autocomplete: true, maxLength: 40 } as const;
export const reason = {
  name: 'reason',
  words: 'campaign-reason',
  required: true,
  maxLength: LONGEST_REASON,
} as const;

/** Why somebody who takes no part in a mission cannot begin its battle, and how they would take part, while they can. */
export const apart = ({ id, status }: Pick<Mission, 'id' | 'status'>): Refusal =>
  status === 'gathering' ? refuse('campaign/apart', { mission: id }) : refuse('campaign/not-yours', { what: id });

/** What a code stands for, with the code, which is what is typed. */
export function called(names: Names, value: string): string {
  const [machine = '', pilot] = value.split(':');
  if (pilot !== undefined) return `${called(names, machine)}: ${called(names, pilot)}`;
  const name = nameOf(names, value);
  return name === undefined ? value : `${name} (${value})`;
}

/** What a code stands for, if it stands for something. */
export const nameOf = (names: Names, value: string): string | undefined =>
  [
    names.machine(value),
    names.pilot(value),
    names.province(value),
    names.mission(value),
    names.talent(value),
    names.faction(value),
    names.card(value).title,
  ].find((one) => one !== value);

/** Offers of values, each after those that stand already. */
export function offers(
  { names, standing }: Here,
  values: readonly string[],
  before: readonly string[],
  typed: string,
  price: (value: string) => string | null = () => null,
): readonly Offer[] {
  const last = typed.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  const mission = (id: string) => standing.state.missions.find((one) => one.id === id);
  const nameFor = (value: string): string => {
    const found = mission(value);
    return found ? missionLine(found, names) : called(names, value);
  };
  return values
    .map((value) => ({
      name: cut([...before, nameFor(value), ...priced(price(value))].join(' ')),
      value: [...before, value].join(' '),
    }))
    .filter(({ name, value }) => name.toLowerCase().includes(last) || value.includes(last))
    .slice(0, MOST);
}

const priced = (price: string | null): readonly string[] => (price === null ? [] : [`· ${price}`]);

export const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
