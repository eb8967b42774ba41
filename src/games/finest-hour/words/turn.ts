import type { Sentences } from '../../../i18n/sentences.js';

/** Turns, activations and groups: what is asked, ordered and told of them. */
export const turn = {
  'finest-hour.ask.activate': { en: 'activate {units?}', fr: 'activer {units?}', ru: 'активировать {units?}' },
  'finest-hour.ask.fly-on': {
    en: '{unit}: fly on, fire, or end the activation',
    fr: "{unit} : continuer, tirer ou finir l'activation",
    ru: '{unit}: лететь дальше, стрелять или закончить активацию',
  },
  'finest-hour.order.activate': { en: 'Activate', fr: 'Activer', ru: 'Активировать' },
  'finest-hour.order.fly-on': { en: 'Fly on', fr: 'Continuer', ru: 'Продолжить' },
  'finest-hour.pass.fly': { en: '{unit} flies straight on', fr: '{unit} va tout droit', ru: '{unit} летит прямо' },
  'finest-hour.pass.idle': { en: '{unit} does nothing', fr: '{unit} ne fait rien', ru: '{unit} ничего не делает' },
  'finest-hour.pass.fly-on': { en: 'Straight on, then end', fr: 'Tout droit, puis fin', ru: 'Прямо и закончить' },
  'finest-hour.pass.end': { en: 'End the activation', fr: "Finir l'activation", ru: 'Закончить активацию' },
  'finest-hour.pass.other': { en: 'Choose for me', fr: 'Choisir pour moi', ru: 'Выбрать за меня' },
  'finest-hour.standing.turn': {
    en: '**Turn {turn} · {side@side}**',
    fr: '**Tour {turn} · {side@side}**',
    ru: '**Ход {turn} · {side@side}**',
  },
  'finest-hour.standing.line-up': { en: '**Before the fight**', fr: '**Avant le combat**', ru: '**Перед боем**' },
  'finest-hour.standing.rally': {
    en: '**Turn {turn} · Rally**',
    fr: '**Tour {turn} · Ralliement**',
    ru: '**Ход {turn} · Сбор**',
  },
  'finest-hour.standing.dice': {
    en: 'Dice (REP needed): {counts}',
    fr: 'Dés (REP requise) : {counts}',
    ru: 'Кубики (нужна РЕП): {counts}',
  },
  'finest-hour.standing.air': { en: 'In the air: {counts}', fr: 'En vol : {counts}', ru: 'В воздухе: {counts}' },
  'finest-hour.standing.count': { en: '{side@side} {n}', fr: '{side@side} {n}', ru: '{side@side} {n}' },
  'finest-hour.standing.count-burning': {
    en: '{side@side} {n} ({burning} burning)',
    fr: '{side@side} {n} ({burning} en feu)',
    ru: '{side@side} {n} ({burning:# горит|# горят|# горят})',
  },
  'finest-hour.blank.unit': { en: 'Which aircraft?', fr: 'Quel appareil ?', ru: 'Какая машина?' },
  'finest-hour.blank.leader': { en: 'Which leader?', fr: 'Quel leader ?', ru: 'Кто ведущий?' },
  'finest-hour.blank.members': {
    en: 'Who flies with the leader?',
    fr: 'Qui suit le leader ?',
    ru: 'Кто летит с ведущим?',
  },
  'finest-hour.choice.hold': {
    en: 'Activate nobody more',
    fr: 'Ne plus activer personne',
    ru: 'Больше никого не активировать',
  },
  'finest-hour.choice.group': {
    en: 'Form or break a group…',
    fr: 'Former ou rompre un groupe…',
    ru: 'Собрать или распустить группу…',
  },
  'finest-hour.choice.alone': {
    en: 'Nobody: break formation',
    fr: 'Personne : rompre la formation',
    ru: 'Никто: разорвать строй',
  },
  'finest-hour.choice.unit': {
    en: '{name}, REP {rep}, at {at}, heading {heading@finest-hour.angle}',
    fr: '{name}, REP {rep}, en {at}, cap {heading@finest-hour.angle}',
    ru: '{name}, РЕП {rep}, в {at}, курс {heading@finest-hour.angle}',
  },
  'finest-hour.choice.leads': { en: 'leads {n}', fr: 'groupe de {n}', ru: 'группа из {n}' },
  'finest-hour.command.fly-on-end': {
    en: '{unit}: end the activation',
    fr: "{unit} : fin de l'activation",
    ru: '{unit}: закончить активацию',
  },
  'finest-hour.command.idle': { en: '{unit} does nothing', fr: '{unit} ne fait rien', ru: '{unit} ничего не делает' },
  'finest-hour.command.group': {
    en: '{leader} leads {members}',
    fr: '{leader} mène {members}',
    ru: '{leader} ведёт {members}',
  },
  'finest-hour.command.group-alone': {
    en: '{leader} breaks formation',
    fr: '{leader} rompt la formation',
    ru: '{leader} покидает строй',
  },
  'finest-hour.command.hold': {
    en: 'activate nobody more this turn',
    fr: 'ne plus activer personne ce tour',
    ru: 'в этот ход больше никого не активировать',
  },
  'finest-hour.report.heading': {
    en: 'Turn {turn} · {side@side}',
    fr: 'Tour {turn} · {side@side}',
    ru: 'Ход {turn} · {side@side}',
  },
  'finest-hour.report.heading-line-up': { en: 'Before the fight', fr: 'Avant le combat', ru: 'Перед боем' },
  'finest-hour.report.heading-rally': {
    en: 'Turn {turn} · Rally',
    fr: 'Tour {turn} · Ralliement',
    ru: 'Ход {turn} · Сбор',
  },
  'finest-hour.report.initiative': {
    en: 'Initiative: {rolls} → **{first@side}**',
    fr: 'Initiative : {rolls} → **{first@side}**',
    ru: 'Инициатива: {rolls} → **{first@side}**',
  },
  'finest-hour.report.rolled': { en: '{side@side} {score}', fr: '{side@side} {score}', ru: '{side@side} {score}' },
  'finest-hour.report.rolled-again': {
    en: '{first} · rolled again: {next}',
    fr: '{first} · on relance : {next}',
    ru: '{first} · поровну, ещё раз: {next}',
  },
  'finest-hour.report.side': {
    en: '{side@side}, die {die}, can act: {able}',
    fr: '{side@side}, dé {die}, peuvent agir : {able}',
    ru: '{side@side}, кубик {die}, могут действовать: {able}',
  },
  'finest-hour.report.side-none': {
    en: '{side@side}, die {die}: nobody can act',
    fr: '{side@side}, dé {die} : personne ne peut agir',
    ru: '{side@side}, кубик {die}: действовать некому',
  },
  'finest-hour.report.held': {
    en: '{seat@seat}: nobody more this turn',
    fr: '{seat@seat} : plus personne ce tour',
    ru: '{seat@seat}: на этот ход всё',
  },
  'finest-hour.report.turn-end': {
    en: 'End of turn {turn}. In the air: {counts}',
    fr: 'Fin du tour {turn}. En vol : {counts}',
    ru: 'Конец хода {turn}. В воздухе: {counts}',
  },
  'finest-hour.report.group-formed': {
    en: '**{leader}** leads {members}',
    fr: '**{leader}** mène {members}',
    ru: '**{leader}** ведёт {members}',
  },
  'finest-hour.report.group-left-order': {
    en: 'Group of **{leader}**: on their own now: {members}',
    fr: 'Groupe de **{leader}** : désormais en solo : {members}',
    ru: 'Группа **{leader}**: теперь сами по себе {members}',
  },
  'finest-hour.report.group-left-too-far': {
    en: 'Group of **{leader}**: too far off to stay in it: {members}',
    fr: 'Groupe de **{leader}** : trop loin pour en rester : {members}',
    ru: 'Группа **{leader}**: слишком далеко, чтобы в ней остаться, {members}',
  },
  'finest-hour.report.group-left-leader-lost': {
    en: 'Group of **{leader}**: the leader is lost, on their own now: {members}',
    fr: 'Groupe de **{leader}** : leader perdu, désormais en solo : {members}',
    ru: 'Группа **{leader}**: ведущего больше нет, теперь сами по себе {members}',
  },
  'finest-hour.report.idle': {
    en: '**{unit}** does nothing',
    fr: '**{unit}** ne fait rien',
    ru: '**{unit}** ничего не делает',
  },
  'finest-hour.report.automatic': { en: 'automatically', fr: "d'office", ru: 'автоматически' },
  'finest-hour.report.with': { en: 'with {members}', fr: 'avec {members}', ru: 'вместе с {members}' },
  'finest-hour/activated': {
    en: '{unit} has already been activated this turn. Choose another aircraft.',
    fr: '{unit} a déjà été activé ce tour. Choisissez un autre appareil.',
    ru: '{unit} в этот ход уже активирован. Выберите другую машину.',
  },
  'finest-hour/flies-with': {
    en: '{unit} flies with {leader}. Activate {leader}, or break formation first.',
    fr: "{unit} vole avec {leader}. Activez {leader}, ou rompez d'abord la formation.",
    ru: '{unit} летит с {leader}. Активируйте {leader} или сначала разорвите строй.',
  },
  'finest-hour/not-able': {
    en: '{unit} cannot be activated: your die asks for REP {die} or more. Choose {able?}.',
    fr: '{unit} ne peut pas être activé : votre dé demande REP {die} ou plus. Choisissez {able?}.',
    ru: '{unit} активировать нельзя: по кубику нужна РЕП от {die}. Выберите: {able?}.',
  },
  'finest-hour/must-activate': {
    en: 'In this match everybody who can be activated must be: {able}.',
    fr: 'Dans cette partie, tous ceux qui peuvent être activés doivent l’être : {able}.',
    ru: 'В этом матче надо активировать всех, кого можно: {able}.',
  },
  'finest-hour/other-unit': {
    en: 'It is {unit} that is asked about now.',
    fr: "C'est de {unit} qu'il s'agit maintenant.",
    ru: 'Сейчас речь идёт о {unit}.',
  },
  'finest-hour/off-table': {
    en: '{unit} is off the table: it can only fire.',
    fr: '{unit} est hors de la table : il ne peut que tirer.',
    ru: '{unit} за краем стола: он может только стрелять.',
  },
  'finest-hour/nothing-left': {
    en: '{unit} has nothing left to do.',
    fr: "{unit} n'a plus rien à faire.",
    ru: 'Больше {unit} ничего сделать не может.',
  },
  'finest-hour/too-many-parts': {
    en: 'That is too much for one order: {most} parts at most. Give the rest when you are asked to fly on.',
    fr: "C'est trop pour un seul ordre : {most} éléments au plus. Donnez la suite quand on vous la demandera.",
    ru: 'Слишком много для одного приказа: не больше {most} частей. Остальное прикажите, когда спросят.',
  },
  'finest-hour/not-yours': {
    en: '{unit} is none of your aircraft in the air.',
    fr: "{unit} n'est pas un de vos appareils en vol.",
    ru: '{unit}: такой вашей машины в воздухе нет.',
  },
  'finest-hour/other-model': {
    en: '{unit} cannot fly with {leader}: the group is of {model} only.',
    fr: '{unit} ne peut pas voler avec {leader} : ce groupe est fait de {model} seulement.',
    ru: '{unit} не может лететь с {leader}: в группе только {model}.',
  },
  'finest-hour/too-far-for-group': {
    en: '{unit} is {far@finest-hour.length} from {leader}; a group stays nearer than {most@finest-hour.length}.',
    fr: '{unit} est à {far@finest-hour.length} de {leader} ; un groupe reste à moins de {most@finest-hour.length}.',
    ru: '{unit} в {far@finest-hour.length} от {leader}; в группе держатся ближе {most@finest-hour.length}.',
  },
  'finest-hour/twice': {
    en: '{unit}: something is named twice. Name each only once.',
    fr: '{unit} : quelque chose est nommé deux fois. Une seule fois suffit.',
    ru: '{unit}: что-то названо дважды. Назовите каждое один раз.',
  },
  'finest-hour/no-aircraft': {
    en: 'There is no aircraft {unit}. There are: {known}.',
    fr: "Il n'y a pas d'appareil {unit}. Il y a : {known}.",
    ru: 'Машины {unit} нет. Есть: {known}.',
  },
  'finest-hour/gone': {
    en: '{unit} is no longer in the air. In the air: {known}.',
    fr: "{unit} n'est plus en l'air. En vol : {known}.",
    ru: 'Машины {unit} в воздухе больше нет. В воздухе: {known}.',
  },
  'finest-hour/nobody-left': {
    en: 'None of your aircraft is left in the air.',
    fr: "Vous n'avez plus d'appareil en vol.",
    ru: 'У вас не осталось машин в воздухе.',
  },
} as const satisfies Sentences;
