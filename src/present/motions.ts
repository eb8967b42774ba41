import { clausesOf } from '../i18n/format.js';
import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import { quoted } from '../i18n/of-people.js';
import type { Tongue } from '../i18n/tongue.js';
import type { KernelEvent, GameTypes } from '../rules/kernel/contract.js';
import type { Fact } from '../rules/kernel/proposal.js';

/** What came of proposals, the same for every game. */
type Told = Extract<KernelEvent<GameTypes>, { readonly type: 'Rewound' | 'Corrected' | 'Substituted' | 'Voted' }>;

/** The lines of a report about what was taken back, corrected or given to another. `factText` says a fact in the game's words. */
export function motionLines(event: Told, factText: (fact: Fact) => string, tongue: Tongue): readonly string[] {
  switch (event.type) {
    case 'Rewound': {
      const { by, reason, warrant } = event;
      if (by === null) return [t(tongue, 'motion.returned-arbiter', { reason: quoted(reason ?? '') })];
      if (reason !== null) return [t(tongue, 'motion.returned-agreed', { seat: by, reason: quoted(reason) })];
      return [t(tongue, warrant === 'free' ? 'motion.rewound-free' : 'motion.rewound-agreed', { seat: by })];
    }
    case 'Corrected': {
      const { by } = event;
      const reason = quoted(event.reason);
      const facts = factsText(event.facts, factText, tongue.locale);
      return [
        by === null
          ? t(tongue, 'motion.corrected-arbiter', { facts, reason })
          : t(tongue, 'motion.corrected-agreed', { seat: by, facts, reason }),
      ];
    }
    case 'Substituted':
      return [t(tongue, 'motion.substituted', { seat: event.seat, player: event.player })];
    case 'Voted':
      return event.agrees ? [] : [t(tongue, 'motion.declined', { seat: event.seat })];
  }
}

/** Facts one after the other. */
export const factsText = (facts: readonly Fact[], factText: (fact: Fact) => string, locale: Locale): string =>
  clausesOf(locale, facts.map(factText));
