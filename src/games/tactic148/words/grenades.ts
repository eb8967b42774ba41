import type { Sentences } from '../../../i18n/sentences.js';

/** Grenades: throwing, scatter, blast. */
export const grenades = {
  'tactic148.action.grenade': { en: 'Grenade', fr: 'Grenade', ru: 'Граната' },
  'tactic148.action-about.grenade': {
    en: '2 tokens: one attack on everybody around a point, friends too',
    fr: '2 PA : une attaque sur tous ceux qui entourent un point, amis compris',
    ru: '2 жетона: атака на всех вокруг точки, и на своих',
  },
  'tactic148.picture.blast': { en: 'grenade', fr: 'grenade', ru: 'граната' },
  'tactic148.ask.scatter': {
    en: 'move the grenade of {unit} from {at@tactic148.place} by at most {most@tactic148.length}',
    fr: 'déplacer la grenade de {unit} depuis {at@tactic148.place}, de {most@tactic148.length} au plus',
    ru: 'сдвинуть гранату {unit} из {at@tactic148.place} не дальше {most@tactic148.length}',
  },
  'tactic148.ask.wound-grenade': {
    en: 'equal H2H: who is wounded by the explosion, {units?}?',
    fr: "H2H à égalité : qui est blessé par l'explosion, {units?} ?",
    ru: 'H2H равны: кого ранит взрыв, {units?}?',
  },
  'tactic148.figures.blast': {
    en: 'In the blast there: {units}.',
    fr: "Dans l'explosion, à cet endroit : {units}.",
    ru: 'Взрыв там заденет: {units}.',
  },
  'tactic148.figures.blast-none': {
    en: 'No enemy is in the blast there.',
    fr: "Aucun ennemi dans l'explosion, à cet endroit.",
    ru: 'Врагов взрыв там не заденет.',
  },
  'tactic148.figures.blast-own': {
    en: '⚠ Your own in the blast: {units}.',
    fr: "⚠ Les vôtres dans l'explosion : {units}.",
    ru: '⚠ Взрыв заденет своих: {units}.',
  },
  'tactic148.command.grenade': {
    en: '{unit} throws a grenade at {at@tactic148.place}',
    fr: '{unit} lance une grenade en {at@tactic148.place}',
    ru: '{unit} бросает гранату в {at@tactic148.place}',
  },
  'tactic148.command.scatter': {
    en: 'move the grenade to {at@tactic148.place}',
    fr: 'déplacer la grenade en {at@tactic148.place}',
    ru: 'сдвинуть гранату в {at@tactic148.place}',
  },
  'tactic148.report.grenade': {
    en: '**{unit}** throws a grenade {distance@tactic148.length} to {at@tactic148.place}',
    fr: '**{unit}** lance une grenade à {distance@tactic148.length} : {at@tactic148.place}',
    ru: '**{unit}** бросает гранату на {distance@tactic148.length}: {at@tactic148.place}',
  },
  'tactic148.report.scatter': {
    en: 'Scatter die {score}: the opponent moves the grenade up to {most@tactic148.length}',
    fr: "Dé de dispersion {score} : l'adversaire déplace la grenade de {most@tactic148.length} au plus",
    ru: 'Кубик отклонения {score}: противник сдвигает гранату не дальше {most@tactic148.length}',
  },
  'tactic148.report.scatter-none': {
    en: 'Scatter die {score}: the grenade stays where it was thrown',
    fr: 'Dé de dispersion {score} : la grenade reste en place',
    ru: 'Кубик отклонения {score}: граната остаётся на месте',
  },
  'tactic148.report.scattered': {
    en: 'The grenade goes from {from@tactic148.place} to {to@tactic148.place}: {far@tactic148.length}',
    fr: 'La grenade passe de {from@tactic148.place} à {to@tactic148.place} : {far@tactic148.length}',
    ru: 'Граната сдвинута из {from@tactic148.place} в {to@tactic148.place}: {far@tactic148.length}',
  },
  'tactic148.report.scatter-stays': {
    en: 'The opponent leaves the grenade where it is',
    fr: "L'adversaire laisse la grenade en place",
    ru: 'Противник оставляет гранату на месте',
  },
  'tactic148.report.explosion': {
    en: '💥 Explosion at {at@tactic148.place} (radius {radius@tactic148.length}) on {units}: {dice:# die|# dice}, 4+: {rolled} → {successes:# wound to allot|# wounds to allot}.',
    fr: '💥 Explosion en {at@tactic148.place} (rayon {radius@tactic148.length}) sur {units} : {dice:# dé|# dés}, 4+ : {rolled} → {successes:# blessure à répartir|# blessures à répartir}.',
    ru: '💥 Взрыв в {at@tactic148.place} (радиус {radius@tactic148.length}), под ударом {units}: {dice:# кубик|# кубика|# кубиков}, 4+: {rolled} → {successes:# ранение|# ранения|# ранений}.',
  },
  'tactic148.report.explosion-empty': {
    en: '💥 Explosion at {at@tactic148.place} (radius {radius@tactic148.length}): nobody is exposed to it.',
    fr: "💥 Explosion en {at@tactic148.place} (rayon {radius@tactic148.length}) : personne n'est exposé.",
    ru: '💥 Взрыв в {at@tactic148.place} (радиус {radius@tactic148.length}): никто не задет.',
  },
  'tactic148.report.sheltered': {
    en: 'Cover saves {units}.',
    fr: 'Le couvert protège {units}.',
    ru: 'Укрытие спасло: {units}.',
  },
  'tactic148.report.blows': {
    en: 'Hand to hand, 5+: **{a}** {diceA} → {hitsA:# hit|# hits}; **{b}** {diceB} → {hitsB:# hit|# hits}',
    fr: 'Corps à corps, 5+ : **{a}** {diceA} → {hitsA:# touche|# touches} ; **{b}** {diceB} → {hitsB:# touche|# touches}',
    ru: 'Рукопашный бой, 5+: **{a}** {diceA} → {hitsA:# удар|# удара|# ударов}; **{b}** {diceB} → {hitsB:# удар|# удара|# ударов}',
  },
  'tactic148/grenade-too-far': {
    en: '{unit} would have to throw {far@tactic148.length}; a grenade goes {most@tactic148.length} at most.',
    fr: '{unit} lancerait à {far@tactic148.length} ; une grenade va à {most@tactic148.length} au plus.',
    ru: '{unit} бросил бы гранату на {far@tactic148.length}; можно не дальше {most@tactic148.length}.',
  },
  'tactic148/grenade-suppressed': {
    en: '{unit} is under Suppression Fire and would have to throw {far@tactic148.length}; then a grenade goes {most@tactic148.length} at most.',
    fr: '{unit}, sous le tir de suppression, lancerait à {far@tactic148.length} ; une grenade va alors à {most@tactic148.length} au plus.',
    ru: '{unit} под подавляющим огнём и бросил бы гранату на {far@tactic148.length}; в таком случае можно не дальше {most@tactic148.length}.',
  },
  'tactic148/scatter-too-far': {
    en: 'The grenade would move {far@tactic148.length}; the die allows {most@tactic148.length}.',
    fr: 'La grenade bougerait de {far@tactic148.length} ; le dé permet {most@tactic148.length}.',
    ru: 'Граната сдвинулась бы на {far@tactic148.length}; кубик даёт {most@tactic148.length}.',
  },
} as const satisfies Sentences;
