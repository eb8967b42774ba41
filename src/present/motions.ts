import { clausesOf } from '../i18n/format.js';
import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import { quoted } from '../i18n/of-people.js';
import type { Tongue } from '../i18n/tongue.js';
import type { KernelEvent, GameTypes } from '../rules/kernel/contract.js';
import type { Fact } from '../rules/kernel/proposal.js';

/** What came of proposals, the same for every game. */
type Told = Extract<KernelEvent<GameTypes>, { readonly type: 'Rewound' | 'Corrected' | 'Substituted' | 'Voted' }>;

export type Corrected = Extract<Told, { readonly type: 'Corrected' }>;

/** The lines of a report about what was taken back, corrected or given to another. `factText` says a fact in the game's words. */
export function motionLines(event: Told, factText: (fact: Fact) => string, tongue: Tongue): readonly string[] {
  switch (event.type) {
    case 'Rewound': {
      const { by, reason, warrant } = event;
      if (by === null) return [t(tongue, 'motion.returned-arbiter', { reason: quoted(reason ?? '') })];
      if (reason !== null) return [t(tongue, 'motion.returned-agreed', { seat: by, reason: quoted(reason) })];
      return [t(tongue, warrant === 'free' ? 'motion.rewound-free' : 'motion.rewound-agreed', { seat: by })];
    }
    case 'Corrected':
      return [correctedText([event], factText, tongue)];
    case 'Substituted':
      return [t(tongue, 'motion.substituted', { seat: event.seat, player: event.player })];
    case 'Voted':
      return event.agrees ? [] : [t(tongue, 'motion.declined', { seat: event.seat })];
  }
}

/** Corrections on the same word: who decided is said once, then what was set right, each with its reason. */
export function correctedText(
  corrections: readonly Corrected[],
  factText: (fact: Fact) => string,
  tongue: Tongue,
): string {
  const by = corrections[0]?.by ?? null;
  const opening =
    by === null ? t(tongue, 'motion.corrected-arbiter') : t(tongue, 'motion.corrected-agreed', { seat: by });
  const each = corrections.map(({ facts, reason }) =>
    t(tongue, 'motion.corrected', { facts: factsText(facts, factText, tongue.locale), reason: quoted(reason) }),
  );
  return each.length === 1 ? `${opening} ${each.join()}` : [opening, ...each.map((line) => `- ${line}`)].join('\n');
}

/** Facts one after the other. */
export const factsText = (facts: readonly Fact[], factText: (fact: Fact) => string, locale: Locale): string =>
  clausesOf(locale, facts.map(factText));
