import type { KernelEvent, Redacted } from '../kernel/contract.js';
import { unitId, type UnitId } from '../kernel/ids.js';
import type { Question } from '../kernel/questions.js';
import type { BattleTech } from './battletech.js';
import type { Command, Topic } from './commands.js';
import type { QuickStartUnitSetup, Setup, StandardUnitSetup } from './types.js';

/**
 * What of the kernel's own events a viewer is told who does not know everything of all units: of the set-up, of questions and of answers
 * what names nobody unseen, and nothing of what stands on sheets that they do not see (C-01).
 */

/** What a viewer knows of units, by their labels. */
export interface Sight {
  readonly isSeen: (unit: UnitId) => boolean;
  /** Whether they see its sheet too. */
  readonly isKnown: (unit: UnitId) => boolean;
}

export function kernelTold(event: KernelEvent<BattleTech>, sight: Sight): KernelEvent<BattleTech> | Redacted | null {
  const { isSeen, isKnown } = sight;
  switch (event.type) {
    case 'Began':
      return { ...event, setup: setupTold(event.setup, sight) };
    // What a die was for says who rolled: faces are told with what came of them, all of them when the match is over.
    case 'Rolled':
      return null;
    case 'Asked': {
      const questions = event.questions.flatMap((question) => questionTold(question, sight));
      return questions.length > 0 ? { ...event, questions } : null;
    }
    case 'Answered':
    case 'AnswerChanged':
    case 'AnswerKept':
      return namesUnseen(event.answer, isSeen) ? { type: 'Redacted', of: event.type, seat: event.answer.seat } : event;
    case 'Said':
      return namesUnseen(event.command, isSeen) ? null : event;
    case 'ClockChanged':
      return namesUnseen(event.timing, isSeen)
        ? { ...event, timing: event.timing.map(({ question }) => ({ question })) }
        : event;
    case 'Corrected': {
      const facts = event.facts.filter(({ of, set, which }) => {
        if (set === 'scan' && which !== null && !isSeen(unitId(which))) return false;
        return ON_THE_TABLE.includes(set) ? isSeen(unitId(of)) : isKnown(unitId(of));
      });
      return facts.length > 0 ? { ...event, facts } : { type: 'Redacted', of: event.type, seat: null };
    }
    default:
      return event;
  }
}

/** Facts that everybody sees of a unit that they see. */
const ON_THE_TABLE: readonly string[] = ['place', 'prone', 'shutdown', 'destruct', 'scan', 'mines'];

/** The set-up without units that are not seen, and with those whose sheet is not seen as they are printed. */
function setupTold(setup: Setup, { isSeen, isKnown }: Sight): Setup {
  const seen = <U extends QuickStartUnitSetup | StandardUnitSetup>(
    units: readonly U[],
    printed: (unit: U) => U,
  ): readonly U[] => units.flatMap((unit) => (isKnown(unit.id) ? [unit] : isSeen(unit.id) ? [printed(unit)] : []));
  return setup.level === 'standard'
    ? {
        ...setup,
        units: seen(setup.units, ({ id, seat, side, sheet, ammo }) => ({
          id,
          seat,
          side,
          sheet,
          ammo: ammo.map(full),
        })),
      }
    : {
        ...setup,
        units: seen(setup.units, ({ id, seat, side, sheet, ammo }) => ({
          id,
          seat,
          side,
          sheet,
          ammo: ammo.map(full),
        })),
      };
}

const full = <B extends { readonly left: number; readonly full: number }>(bin: B): B => ({ ...bin, left: bin.full });

type Asked = Question<Topic, Command>;

/** A question without units that are not seen; none where it is about nobody else. */
function questionTold(question: Asked, { isSeen, isKnown }: Sight): readonly Asked[] {
  if (!namesUnseen(question, isSeen)) {
    // The MP that are left tell of heat and legs.
    const { topic: asked } = question;
    const isOpen = asked.ask !== 'move-on' || isKnown(asked.units[0]);
    return [isOpen ? question : { ...question, topic: { ...asked, mp: null } }];
  }
  const topic = topicTold(question.topic, isSeen);
  if (!topic) return [];
  const { late, parts, ...rest } = question;
  const [first] = topic.units;
  const named = (command: Command): Command =>
    namesUnseen(command, isSeen) && 'unit' in command && first !== undefined ? { ...command, unit: first } : command;
  const fallback = named(question.fallback);
  return [
    {
      ...rest,
      topic: topic.topic,
      fallback,
      ...(late ? { late: named(late) } : {}),
      ...(parts ? { parts: parts.filter((part) => !namesUnseen(part, isSeen)) } : {}),
    },
  ];
}

/** A topic with the units that are seen; `null` where it is about one that is not. */
function topicTold(
  topic: Topic,
  isSeen: (unit: UnitId) => boolean,
): { readonly topic: Topic; readonly units: readonly UnitId[] } | null {
  switch (topic.ask) {
    case 'deploy':
    case 'move':
    case 'declare':
    case 'attack':
    case 'strike': {
      const units = topic.units.filter(isSeen);
      return units.length > 0 ? { topic: { ...topic, units }, units } : null;
    }
    case 'move-named':
    case 'move-on':
    case 'step-aside':
    case 'split-hex':
    case 'impossible-shots':
    case 'fire':
      return null;
    case 'lay-mines':
    case 'bombard':
      return { topic, units: [] };
  }
}

/** Whether something names a unit that is not seen, wherever in it. */
export function namesUnseen(value: unknown, isSeen: (unit: UnitId) => boolean): boolean {
  if (typeof value === 'string') return !isSeen(unitId(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part: unknown) => namesUnseen(part, isSeen));
}
