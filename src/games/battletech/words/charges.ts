import type { Sentences } from '../../../i18n/sentences.js';

/** Charges and death from above. */
export const charges = {
  'orders/charge-out-of-reach': {
    en: '{unit} cannot end next to {target}, facing it, with the MP left to enter its hex (`{order}`): it has {mp} MP {mode@battletech.mode}.',
    fr: '{unit} ne peut pas finir à côté de {target}, face à lui, en gardant les MP pour entrer dans son hexagone (`{order}`) : {mp} MP, {mode@battletech.mode}.',
    ru: '{unit} не может встать рядом с {target} лицом к нему и сберечь MP на вход в его гекс (`{order}`): всего {mp} MP, {mode@battletech.mode}.',
  },
  'battletech.term.was-charged': { en: 'was charged', fr: 'a subi une charge', ru: 'получил таран' },
  'battletech.term.was-jumped-on': {
    en: 'was jumped on',
    fr: 'a subi une mort venue du ciel',
    ru: 'получил «смерть сверху»',
  },
  'battletech.term.made-charge': { en: 'charged', fr: 'a chargé', ru: 'таранил' },
  'battletech.term.made-jump-attack': { en: 'jumped on the target', fr: 'a sauté sur la cible', ru: 'прыгнул на цель' },
  'battletech.word.charge': { en: 'charge', fr: 'charger|charge sur', ru: 'таран|таранить' },
  'battletech.word.death-from-above': { en: 'death from above|dfa', fr: 'mort venue du ciel', ru: 'смерть сверху' },
  'battletech/no-charge-target': {
    en: '{unit} can charge only an enemy on the map, and {target} is not one.',
    fr: "{unit} ne peut charger qu'un ennemi sur la carte ; {target} n'en est pas un.",
    ru: '{unit} может таранить только врага на карте; {target} — не враг или не на карте.',
  },
  'battletech/charge-mode': {
    en: 'A charge ends a walk or a run, a death from above ends a jump; {unit} must also be on its feet and stay on the map.',
    fr: 'Une charge termine une marche ou une course, une mort venue du ciel, un saut ; {unit} doit en outre être debout et rester sur la carte.',
    ru: 'Таран завершает ходьбу или бег, «смерть сверху» — прыжок; кроме того, {unit} должен стоять на ногах и остаться на карте.',
  },
  'battletech/charge-run-up': {
    en: '{unit} cannot charge {target} this turn: whoever charges neither stands up nor steps backward first.',
    fr: '{unit} ne peut pas charger {target} ce tour : avant une charge, on ne se relève pas et on ne recule pas.',
    ru: '{unit} не может таранить {target} в этот ход: перед тараном не встают и не пятятся.',
  },
  'battletech/charge-unmoved': {
    en: '{unit} cannot charge {target} yet: {target} has not moved this turn.',
    fr: "{unit} ne peut pas encore charger {target}, qui n'a pas bougé ce tour.",
    ru: '{unit} ещё не может таранить {target}: {target} в этот ход не двигался.',
  },
  'battletech/target-charges': {
    en: '{target} charges or jumps on somebody itself this turn: nobody can charge, push or jump on it.',
    fr: "{target} charge ou saute lui-même sur quelqu'un ce tour : on ne peut ni le charger, ni le pousser, ni lui sauter dessus.",
    ru: '{target} в этот ход сам идёт на таран или прыгает на кого-то: его нельзя ни таранить, ни толкнуть, ни атаковать сверху.',
  },
  'battletech/charge-prone': {
    en: '{unit} cannot charge {target}, who lies on the ground. A death from above could reach it.',
    fr: "{unit} ne peut pas charger {target}, qui est à terre. Une mort venue du ciel pourrait l'atteindre.",
    ru: '{unit} не может таранить {target}: цель лежит. Её достанет «смерть сверху».',
  },
  'battletech/charge-not-ahead': {
    en: '{unit} must end next to {target}, facing {hex}.',
    fr: '{unit} doit finir à côté de {target}, tourné vers {hex}.',
    ru: '{unit} должен закончить рядом с {target}, лицом на {hex}.',
  },
  'battletech/charge-no-fire': {
    en: '{unit} charges this turn and fires nothing.',
    fr: '{unit} charge ce tour et ne tire pas.',
    ru: '{unit} в этот ход идёт на таран и не стреляет.',
  },
  'battletech/charge-stands': {
    en: '{unit} has declared its charge with its move; that is its attack.',
    fr: "{unit} a déclaré sa charge avec son mouvement ; c'est son attaque.",
    ru: '{unit} объявил таран вместе с движением; это и есть его атака.',
  },
  'battletech/no-charge': {
    en: '{unit} has declared no charge; that is done with the move.',
    fr: "{unit} n'a pas déclaré de charge ; cela se fait avec le mouvement.",
    ru: '{unit} не объявлял тарана: это делают вместе с движением.',
  },
  'battletech.physical.charge': { en: 'charge', fr: 'charge', ru: 'таран' },
  'battletech.physical.death-from-above': { en: 'death from above', fr: 'mort venue du ciel', ru: '«смерть сверху»' },
  'battletech.picture.charging': { en: 'charge at {target}', fr: 'charge contre {target}', ru: 'таран: {target}' },
  'battletech.picture.jumpingOn': {
    en: 'death from above at {target}',
    fr: 'mort venue du ciel sur {target}',
    ru: '«смерть сверху»: {target}',
  },
  'battletech.piloting.charged': { en: 'charged', fr: 'charge subie', ru: 'вражеский таран' },
  'battletech.piloting.made-charge': { en: 'its own charge', fr: 'sa propre charge', ru: 'свой таран' },
  'battletech.piloting.made-jump-attack': {
    en: 'its own death from above',
    fr: 'sa propre mort venue du ciel',
    ru: 'своя «смерть сверху»',
  },
  'battletech.moved-by.charge': { en: 'charge', fr: 'charge', ru: 'таран' },
  'battletech.moved-by.death-from-above': { en: 'death from above', fr: 'mort venue du ciel', ru: '«смерть сверху»' },
  'battletech.cause.charge-no-fire': { en: 'charging', fr: 'en charge', ru: 'идёт на таран' },
  'battletech.figures.charge': {
    en: '- {attack}: {needs}, damage {damage}, itself {recoil}',
    fr: '- {attack} : {needs}, {damage} de dégâts, {recoil} pour soi',
    ru: '- {attack}: {needs}, урон {damage}, себе {recoil}',
  },
  'battletech.choice.charge': {
    en: 'Charge {target} ({mp} MP)',
    fr: 'Charger {target} ({mp} MP)',
    ru: 'Таран: {target} ({mp} MP)',
  },
  'battletech.choice.come-down': {
    en: 'Death from above: {target} ({mp} MP)',
    fr: 'Mort venue du ciel : {target} ({mp} MP)',
    ru: '«Смерть сверху»: {target} ({mp} MP)',
  },
  'battletech.command.charges': {
    en: '{line}, then charges {target}',
    fr: '{line}, puis charge {target}',
    ru: '{line}, затем идёт на таран: {target}',
  },
  'battletech.command.comes-down': {
    en: '{line}, then comes down on {target}',
    fr: '{line}, puis retombe sur {target}',
    ru: '{line}, затем падает сверху на {target}',
  },
  'battletech.command.attack-ahead': {
    en: '{unit} fires: {shots}',
    fr: '{unit} tire : {shots}',
    ru: '{unit} стреляет: {shots}',
  },
  'battletech.full.charge': {
    en: '**{unit}** charges **{target}** ({hexes:# hex|# hexes} of run-up)',
    fr: "**{unit}** charge **{target}** ({hexes:# hex|# hex} d'élan)",
    ru: '**{unit}** таранит **{target}** (разбег: {hexes:# гекс|# гекса|# гексов})',
  },
  'battletech.full.death-from-above': {
    en: '**{unit}** attacks **{target}** from above',
    fr: '**{unit}** tente la mort venue du ciel sur **{target}**',
    ru: '**{unit}** идёт на «смерть сверху»: **{target}**',
  },
  'battletech.full.declared-ahead': {
    en: '**{unit}**: {shots}',
    fr: '**{unit}** : {shots}',
    ru: '**{unit}**: {shots}',
  },
  'battletech.answer.odds-charge': {
    en: '{attack}: **{number}+** ({chance}), damage {damage}, itself {recoil}',
    fr: '{attack} : **{number}+** ({chance}), {damage} de dégâts, {recoil} pour soi',
    ru: '{attack}: **{number}+** ({chance}), урон {damage}, себе {recoil}',
  },
} as const satisfies Sentences;
