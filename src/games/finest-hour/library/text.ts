import { nameOf, t } from '../../../i18n/index.js';
import type { Name, Weapon } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';
import type { Model } from './profiles.js';

/** A profile as text, before any match. */
export function profileText({ profile, rep }: Model, tongue: Tongue): string {
  const { name, model, attributes, weapons } = profile;
  const marks = attributes.map((one) => nameOf(tongue, 'finest-hour.attribute', one));
  return [
    t(tongue, 'finest-hour.profile.title', { name: nameIn(name, tongue, model), class: profile.class, rep }),
    ...(marks.length > 0 ? [marks.join(', ')] : []),
    ...weapons.map((weapon) => `- ${weaponText(weapon, tongue)}`),
  ].join('\n');
}

const nameIn = (name: Name, { locale }: Tongue, otherwise: string): string => name[locale] ?? name['en'] ?? otherwise;

function weaponText({ name, id, arc, range, rof, impact, effect }: Weapon, tongue: Tongue): string {
  const facts = { weapon: nameIn(name, tongue, id), arc, rof, impact };
  const text =
    range === null
      ? t(tongue, 'finest-hour.profile.weapon-everywhere', facts)
      : t(tongue, 'finest-hour.profile.weapon', { ...facts, range });
  return effect === 'ion' ? `${text} · ${t(tongue, 'finest-hour.profile.ion')}` : text;
}
