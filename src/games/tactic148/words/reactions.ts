import type { Sentences } from '../../../i18n/sentences.js';

/** Reactions, and the standing instructions that spare them. */
export const reactions = {
  'tactic148.ask-when.every-action': {
    en: 'ask me after every action',
    fr: 'me demander après chaque action',
    ru: 'спрашивать после каждого действия',
  },
  'tactic148.ask-when.not-this-turn': {
    en: 'do not ask me any more this turn',
    fr: 'ne plus me demander ce tour',
    ru: 'больше не спрашивать в этот ход',
  },
  'tactic148.ask.react-next-action': {
    en: "act in the opponent's turn, {tokens:# token|# tokens} left, or let it go on",
    fr: 'agir pendant le tour adverse ({tokens:# PA disponible|# PA disponibles}), ou le laisser continuer',
    ru: 'действовать в чужой ход ({tokens:# жетон|# жетона|# жетонов}) или пропустить',
  },
  'tactic148.ask.react-end-of-turn': {
    en: "last chance in the opponent's turn, {tokens:# token|# tokens} left: act, or let it end",
    fr: "dernière occasion d'agir pendant le tour adverse ({tokens:# PA disponible|# PA disponibles}), ou le laisser finir",
    ru: 'последняя возможность в чужой ход ({tokens:# жетон|# жетона|# жетонов}): действовать или пропустить',
  },
  'tactic148.blank.instruction': { en: 'Which instruction?', fr: 'Quelle consigne ?', ru: 'Какое указание?' },
  'tactic148.choice.instruct': { en: 'Instructions…', fr: 'Consignes…', ru: 'Указания…' },
  'tactic148.choice.hold': {
    en: '{unit}: hold Opportunity Fire',
    fr: "{unit} : retenir le tir d'opportunité",
    ru: '{unit}: придержать огонь по возможности',
  },
  'tactic148.choice.release': {
    en: '{unit}: Opportunity Fire at the first enemy',
    fr: "{unit} : tir d'opportunité au premier ennemi",
    ru: '{unit}: огонь по первому врагу',
  },
  'tactic148.choice.let-pass': { en: 'Let it go on', fr: 'Laisser continuer', ru: 'Пропустить' },
  'tactic148.command.let-pass': {
    en: 'let the opponent go on',
    fr: "laisser l'adversaire continuer",
    ru: 'пропустить, пусть противник продолжает',
  },
  'tactic148.command.ask-when': {
    en: "in the opponent's turns: {when@tactic148.ask-when}",
    fr: 'pendant le tour adverse : {when@tactic148.ask-when}',
    ru: 'в чужой ход: {when@tactic148.ask-when}',
  },
  'tactic148.command.hold': {
    en: '{unit} holds its Opportunity Fire and lets enemies pass',
    fr: "{unit} retient son tir d'opportunité et laisse passer",
    ru: '{unit} придерживает огонь по возможности',
  },
  'tactic148.command.release': {
    en: 'the Opportunity Fire of {unit} goes off at the first enemy',
    fr: "le tir d'opportunité de {unit} part au premier ennemi",
    ru: '{unit} снова готов к огню по возможности',
  },
  'tactic148.report.interrupt': {
    en: '↪ Interrupt: {line}',
    fr: '↪ Interruption : {line}',
    ru: '↪ Прерывание: {line}',
  },
} as const satisfies Sentences;
