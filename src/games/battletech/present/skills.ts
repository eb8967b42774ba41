import { opening } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import type { UnitKind } from '../../../rules/battletech/vocabulary.js';
import type { Tongue } from '../words/index.js';

/** The two skills of whoever steers or leads a unit; the second is told by its kind: piloting, driving, or against 'Mechs (UNI-01, UNI-63). */
interface TwoSkills {
  readonly gunnery: number;
  readonly piloting: number;
}

/** `gunnery 4, driving 5`. */
export const skillsOf = (kind: UnitKind, { gunnery, piloting }: TwoSkills, tongue: Tongue): string =>
  t(tongue, `battletech.skills.${kind}`, { gunnery, second: piloting });

/** `Crew: gunnery 4, driving 5`. */
export const skillsText = (kind: UnitKind, skills: TwoSkills, tongue: Tongue): string =>
  t(tongue, 'battletech.picture.skills', {
    who: opening(tongue.locale, nameOf(tongue, 'battletech.skilled', kind)),
    skills: skillsOf(kind, skills, tongue),
  });
