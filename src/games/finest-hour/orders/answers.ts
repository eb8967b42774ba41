import type { Command } from '../../../rules/finest-hour/commands.js';
import { callable } from '../../../rules/finest-hour/rally.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { aircraftAhead, aircraftIn, aircraftNamed, orderedAircraft, targetFor, weaponAhead } from './aircraft.js';
import { asked, enemies, ownAircraft, type Context } from './context.js';
import { instructed, isPhrase } from './instructions.js';
import { evasionAhead } from './parts.js';
import { misread, surplus } from './refuse.js';
import { isWord, textOf, wordFor, type Piece, type Word } from './words.js';

/** Orders that are no activation: answers to what is asked, groups, rally, instructions. */

type Answers = Result<Command, Refusal>;

const COLUMN_WORDS = {
  roll: 'roll',
  'column-2': '2',
  'column-1': '1',
  'column-0': '0',
} as const satisfies { readonly [Name in Word]?: '2' | '1' | '0' | 'roll' };
const isColumn = (word: Word): word is keyof typeof COLUMN_WORDS => word in COLUMN_WORDS;

/** What a word means that begins no activation; `null`: it is about one. `unit` as the option has it. */
export function parseAnswer(
  context: Context,
  unit: string | undefined,
  first: Piece,
  rest: readonly Piece[],
): Answers | null {
  if (first.kind !== 'word') return null;
  const { word } = first;
  const alone = (command: Command): Answers => (rest[0] ? surplus(rest[0]) : ok(command));
  const forUnit = (ofAsked: Aircraft['id'] | undefined, command: (one: Aircraft) => Answers): Answers => {
    // Whose answer it is follows from the question: kept for later, it waits for that.
    if (unit === undefined && ofAsked === undefined)
      return fail(refuse('finest-hour/nobody-asked', { given: first.text }, 'TFH-28'));
    const one = orderedAircraft(context, unit ?? ofAsked);
    return one.ok ? command(one.value) : one;
  };
  if (isColumn(word)) {
    const column = COLUMN_WORDS[word];
    return forUnit(asked(context, 'column')?.unit, ({ id }) => alone({ type: 'take-column', unit: id, column }));
  }
  if (isPhrase(word)) {
    const about = unit === undefined ? ok(null) : aircraftNamed(context, unit, ownAircraft(context));
    return about.ok ? alone({ type: 'instruct', instruction: instructed(word, about.value?.id ?? null) }) : about;
  }
  switch (word) {
    case 'hold':
      return alone({ type: 'hold' });
    case 'no-rally':
      return alone({ type: 'no-rally' });
    case 'stay':
      return forUnit(asked(context, 'evade')?.unit, ({ id }) => alone({ type: 'stay', unit: id }));
    case 'evade': {
      const topic = asked(context, 'evade');
      return topic && forUnit(topic.unit, (one) => evadeAnswer(context, one, topic.from, rest));
    }
    case 'answer':
      return forUnit(asked(context, 'answer')?.unit, (one) => answerTo(context, one, rest));
    case 'prefer':
      return preferred(context, unit, rest);
    case 'group':
      return group(context, unit, rest);
    case 'break': {
      const leader =
        rest.length > 0 ? aircraftNamed(context, textOf(rest), ownAircraft(context)) : ordered(context, unit);
      return leader.ok ? ok({ type: 'group', leader: leader.value.id, members: [] }) : leader;
    }
    case 'rally':
      return rally(context, unit, rest);
    default:
      return null;
  }
}

const ordered = (context: Context, unit: string | undefined): Result<Aircraft, Refusal> =>
  orderedAircraft(context, unit);

function evadeAnswer(context: Context, one: Aircraft, from: Aircraft['id'] | null, rest: readonly Piece[]): Answers {
  const read = evasionAhead(context, one, from, rest);
  if (!read.ok) return read;
  const [stray] = read.value.rest;
  return stray ? surplus(stray) : ok({ type: 'evade', unit: one.id, ...read.value.evasion });
}

/** Whom it fires back at; every weapon that bears does (AMB-TFH-24). */
function answerTo(context: Context, one: Aircraft, rest: readonly Piece[]): Answers {
  const attackers = asked(context, 'answer')?.attackers ?? [];
  const among = enemies(context).filter(({ id }) => attackers.includes(id));
  const target = rest.length > 0 ? aircraftNamed(context, textOf(rest), among) : targetFor(context, one, among[0]?.id);
  return target.ok ? ok({ type: 'answer', unit: one.id, target: target.value.id }) : target;
}

/** `answer with rear-gun`: a weapon of the aircraft, or of any of one's own. */
function preferred(context: Context, unit: string | undefined, rest: readonly Piece[]): Answers {
  const about = unit === undefined ? ok(null) : aircraftNamed(context, unit, ownAircraft(context));
  if (!about.ok) return about;
  const owners = about.value ? [about.value] : ownAircraft(context);
  for (const one of owners) {
    const found = weaponAhead(one, rest);
    const [stray] = found?.rest ?? [];
    if (stray) return surplus(stray);
    if (found)
      return ok({
        type: 'instruct',
        instruction: { about: 'prefer', unit: about.value?.id ?? null, weapon: found.one.id },
      });
  }
  const weapons = [...new Set(owners.flatMap(({ profile }) => profile.weapons.map(({ id }) => id)))];
  return misread('orders/word-unknown', { given: textOf(rest), expected: weapons.map((id) => `\`${id}\``) });
}

/** A leader and others behind it: `Red-1 with Red-2 Red-3`; with the option only the others. */
function led(
  context: Context,
  unit: string | undefined,
  all: readonly Piece[],
): Result<{ readonly leader: Aircraft; readonly others: readonly Aircraft[] }, Refusal> {
  const own = ownAircraft(context);
  const rest = all.filter((piece) => !isWord(piece, 'with'));
  const ahead = unit === undefined ? aircraftAhead(context, rest, own) : null;
  const leader = ahead
    ? ok(ahead.one)
    : unit === undefined && rest[0]
      ? aircraftNamed(context, rest[0].text, own)
      : ordered(context, unit);
  if (!leader.ok) return leader;
  const others = aircraftIn(context, ahead ? ahead.rest : rest, own);
  return others.ok
    ? ok({ leader: leader.value, others: others.value.filter(({ id }) => id !== leader.value.id) })
    : others;
}

function group(context: Context, unit: string | undefined, rest: readonly Piece[]): Answers {
  const read = led(context, unit, rest);
  if (!read.ok) return read;
  const { leader, others } = read.value;
  if (others.length > 0) return ok({ type: 'group', leader: leader.id, members: others.map(({ id }) => id) });
  const { tongue } = context;
  const mate = ownAircraft(context).find(
    ({ id, profile }) => id !== leader.id && profile.model === leader.profile.model,
  );
  const example = `\`${wordFor('group', tongue)} ${leader.id} ${wordFor('with', tongue)} ${mate?.id ?? 'Red-2'}\``;
  return misread('orders/group-missing', { leader: leader.id, example });
}

/** Whoever is not named is called as well where nobody is: all that can be (TFH-36). */
function rally(context: Context, unit: string | undefined, rest: readonly Piece[]): Answers {
  const read = led(context, unit, rest);
  if (!read.ok) return read;
  const { leader, others } = read.value;
  const called = others.length > 0 ? others : callable(context.view.game, leader);
  return ok({ type: 'rally', leader: leader.id, called: called.map(({ id }) => id) });
}
