import type { Sentences } from '../../../i18n/sentences.js';

/** Hidden units: how they are deployed, what they wait for, how they come to light. */
export const hiding = {
  'deed.lie-in-wait': {
    en: 'give a hidden unit its order',
    fr: 'donner un ordre à une unité cachée',
    ru: 'дать приказ скрытому юниту',
  },
  'battletech.option.hidden': { en: 'Hidden units', fr: 'Unités cachées', ru: 'Скрытые юниты' },
  'battletech.option.hidden.about': {
    en: 'Whether units may be deployed where only their own side knows (standard level)',
    fr: 'Déployer des unités là où seul leur camp le sait (niveau standard)',
    ru: 'Можно ли ставить юниты так, чтобы о месте знала только своя сторона (стандартный уровень)',
  },
  'battletech.option.hidden.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.hidden.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.option.overwatch': { en: 'Overwatch', fr: 'Guet', ru: 'Дозор' },
  'battletech.option.overwatch.about': {
    en: 'At whom a hidden unit may fire while that unit moves (standard level)',
    fr: 'Sur qui une unité cachée peut tirer pendant son mouvement (niveau standard)',
    ru: 'По кому скрытый юнит может стрелять во время движения (стандартный уровень)',
  },
  'battletech.option.overwatch.adjacent': {
    en: 'who comes next to it',
    fr: "qui s'approche à un hex",
    ru: 'кто подошёл вплотную',
  },
  'battletech.option.overwatch.sight': {
    en: 'who comes into sight',
    fr: 'qui entre en vue',
    ru: 'кто появился в поле зрения',
  },
  'battletech.option.overwatch.off': { en: 'nobody', fr: 'personne', ru: 'ни по кому' },
  'battletech.word.hidden': { en: 'hidden|hide', fr: 'caché|cachée|cacher', ru: 'скрытно|скрыть' },
  'battletech.word.lie-low': { en: 'lie low|stay hidden', fr: 'rester caché|rester cachée', ru: 'таиться' },
  'battletech.word.overwatch': { en: 'overwatch', fr: 'guetter|guet', ru: 'дозор|стеречь' },
  'battletech.word.open-fire': { en: 'open fire', fr: 'ouvrir le feu', ru: 'открыть огонь' },
  'battletech.word.come-out': { en: 'come out', fr: 'se découvrir', ru: 'выйти из засады' },
  'battletech.ask.overwatch': {
    en: 'fire {unit} from hiding at {target}, or hold fire',
    fr: 'faire tirer {unit} de sa cachette sur {target}, ou non',
    ru: 'решить, стрелять ли юниту {unit} из засады по {target}',
  },
  'battletech.blank.hides': {
    en: 'In the open, or hidden?',
    fr: 'À découvert ou cachée ?',
    ru: 'Открыто или скрытно?',
  },
  'battletech.blank.hidden-order': {
    en: 'What does it wait for?',
    fr: "Qu'attend-elle ?",
    ru: 'Чего ждать?',
  },
  'battletech.blank.within': { en: 'Within how many hexes?', fr: "À combien d'hex ?", ru: 'В скольких гексах?' },
  'battletech.choice.seen': { en: 'In the open', fr: 'À découvert', ru: 'Открыто' },
  'battletech.choice.hidden': { en: 'Hidden', fr: 'Cachée', ru: 'Скрытно' },
  'battletech.choice.hidden-about': {
    en: 'Only your side knows where, until it acts or is found',
    fr: "Seul votre camp sait où, jusqu'à ce qu'elle agisse ou soit trouvée",
    ru: 'Место знает только ваша сторона, пока юнит не выдаст себя или не будет найден',
  },
  'battletech.choice.hidden-stay': { en: 'Lie low', fr: 'Rester cachée', ru: 'Таиться' },
  'battletech.choice.hidden-overwatch': { en: 'Overwatch', fr: 'Guetter', ru: 'Дозор' },
  'battletech.choice.hidden-fire': { en: 'Open fire', fr: 'Ouvrir le feu', ru: 'Открыть огонь' },
  'battletech.choice.hidden-move': { en: 'Come out', fr: 'Se découvrir', ru: 'Выйти из засады' },
  'battletech.choice.hidden-stay-about': {
    en: 'Stays hidden whatever comes by',
    fr: 'Reste cachée, qui que ce soit qui passe',
    ru: 'Остаётся в засаде, кто бы ни прошёл мимо',
  },
  'battletech.choice.hidden-overwatch-about': {
    en: 'Fires at the first enemy that comes near enough as it moves',
    fr: "Tire sur le premier ennemi qui s'approche assez",
    ru: 'Стреляет по первому врагу, который подойдёт достаточно близко',
  },
  'battletech.choice.hidden-fire-about': {
    en: 'Comes to light at the next weapon attacks, and fires',
    fr: 'Se montre aux prochains tirs, et tire',
    ru: 'Покажется в следующую фазу стрельбы и откроет огонь',
  },
  'battletech.choice.hidden-move-about': {
    en: 'Comes to light at the next movement, and moves',
    fr: 'Se montre au prochain déplacement, et bouge',
    ru: 'Покажется в следующую фазу движения и пойдёт',
  },
  'battletech.choice.within': {
    en: '{hexes:# hex|# hexes}',
    fr: '{hexes:# hex|# hex}',
    ru: '{hexes:# гекс|# гекса|# гексов}',
  },
  'battletech.command.deploy-hidden': {
    en: '{unit} hides in {hex}, facing {facing}',
    fr: '{unit} se cache en {hex}, orientation {facing}',
    ru: '{unit} скрывается в {hex}, лицом на {facing}',
  },
  'battletech.command.hidden-stay': {
    en: '{unit} lies low',
    fr: '{unit} reste cachée',
    ru: '{unit} таится',
  },
  'battletech.command.hidden-overwatch': {
    en: '{unit} fires at the first enemy within {hexes:# hex|# hexes}',
    fr: '{unit} tire sur le premier ennemi à {hexes:# hex|# hex} ou moins',
    ru: '{unit} стреляет по первому врагу не дальше {hexes:# гекса|# гексов|# гексов}',
  },
  'battletech.command.hidden-fire': {
    en: '{unit} comes to light at the next weapon attacks',
    fr: '{unit} se montre aux prochains tirs',
    ru: '{unit} покажется в следующую фазу стрельбы',
  },
  'battletech.command.hidden-move': {
    en: '{unit} comes to light at the next movement',
    fr: '{unit} se montre au prochain déplacement',
    ru: '{unit} покажется в следующую фазу движения',
  },
  'battletech.report.hides': {
    en: '**{unit}** hides in {hex}, facing {facing}',
    fr: '**{unit}** se cache en {hex}, orientation {facing}',
    ru: '**{unit}** скрывается в {hex}, лицом на {facing}',
  },
  'battletech.picture.hidden': {
    en: 'hidden: {order@battletech.hidden}',
    fr: 'cachée : {order@battletech.hidden}',
    ru: 'скрыт: {order@battletech.hidden}',
  },
  'battletech.hidden.stay': { en: 'lies low', fr: 'attend', ru: 'таится' },
  'battletech.hidden.overwatch': { en: 'overwatch', fr: 'guet', ru: 'дозор' },
  'battletech.hidden.fire': { en: 'opens fire', fr: 'va tirer', ru: 'откроет огонь' },
  'battletech.hidden.move': { en: 'comes out', fr: 'va bouger', ru: 'выйдет' },
  'battletech.full.revealed-orders': {
    en: '👁 **{unit}** was hidden in {hex}, and comes out',
    fr: '👁 **{unit}** était cachée en {hex} et se découvre',
    ru: '👁 **{unit}** выходит из засады в {hex}',
  },
  'battletech.full.revealed-overwatch': {
    en: '👁 **{unit}** was hidden in {hex}, and ambushes {by}',
    fr: '👁 **{unit}**, cachée en {hex}, surprend {by}',
    ru: '👁 **{unit}** встречает {by} из засады в {hex}',
  },
  'battletech.full.revealed-struck': {
    en: '👁 **{unit}** was hidden in {hex}, and is struck',
    fr: '👁 **{unit}**, cachée en {hex}, est touchée',
    ru: '👁 **{unit}** скрывался в {hex} и теперь задет',
  },
  'battletech.full.revealed-found': {
    en: '👁 **{by}** finds **{unit}**, hidden in {hex}',
    fr: '👁 **{by}** trouve **{unit}**, cachée en {hex}',
    ru: '👁 **{by}** находит **{unit}**: засада в {hex}',
  },
  'battletech.full.revealed-scanned': {
    en: '👁 The probe of **{by}** finds **{unit}**, hidden in {hex}',
    fr: '👁 La sonde de **{by}** trouve **{unit}**, cachée en {hex}',
    ru: '👁 Зонд **{by}** находит **{unit}**: засада в {hex}',
  },
  'battletech.option.probes': { en: 'Active probes', fr: 'Sondes actives', ru: 'Активные зонды' },
  'battletech.option.probes.about': {
    en: 'How far probes find what hides (standard level)',
    fr: 'Jusqu’où les sondes trouvent ce qui se cache (niveau standard)',
    ru: 'Как далеко зонды находят скрытое (стандартный уровень)',
  },
  'battletech.option.probes.radius': { en: 'a fixed radius', fr: 'un rayon fixe', ru: 'постоянный радиус' },
  'battletech.option.probes.roll': { en: 'by a scan roll', fr: 'par un jet de scan', ru: 'по броску сканирования' },
  'battletech.full.scan-fails': {
    en: '📡 **{unit}** scans: {roll}, nothing',
    fr: '📡 **{unit}** scanne : {roll}, rien',
    ru: '📡 **{unit}** сканирует: {roll}, безуспешно',
  },
  'battletech.full.scan': {
    en: '📡 **{unit}** scans: {roll}, {range:# hex|# hexes}',
    fr: '📡 **{unit}** scanne : {roll}, {range} hex',
    ru: '📡 **{unit}** сканирует: {roll}, {range:# гекс|# гекса|# гексов}',
  },
  'battletech.full.scan-through': {
    en: '📡 **{unit}** scans: {roll}, {range:# hex|# hexes}; within {half} it sees through {shown}',
    fr: '📡 **{unit}** scanne : {roll}, {range} hex ; à {half} ou moins, voit tout de {shown}',
    ru: '📡 **{unit}** сканирует: {roll}, {range:# гекс|# гекса|# гексов}; не дальше {half} видно насквозь: {shown}',
  },
  'battletech.full.mines-found': {
    en: '📡 **{unit}** finds mines in {hexes}',
    fr: '📡 **{unit}** trouve des mines en {hexes}',
    ru: '📡 **{unit}** находит мины в {hexes}',
  },
  'battletech/hidden-off': {
    en: '{unit} can hide only where the option `hidden` is on.',
    fr: "{unit} ne peut se cacher que si l'option `hidden` est sur `on`.",
    ru: '{unit} может скрываться только при опции `hidden` со значением `on`.',
  },
  'battletech/hides-not': {
    en: '{unit} flies: everybody sees it. It deploys in the open.',
    fr: '{unit} vole : tout le monde la voit. Elle se déploie à découvert.',
    ru: '{unit} летает: все его видят. Его ставят открыто.',
  },
  'battletech/hides-in-the-way': {
    en: '{unit} cannot hide in {hex} yet: the referee may put {units} there. Hide elsewhere, or deploy those first.',
    fr: "{unit} ne peut pas encore se cacher en {hex} : l'arbitre peut y placer {units}. Choisissez un autre hex, ou déployez-les d'abord.",
    ru: '{unit} пока не может скрыться в {hex}: туда арбитр может поставить {units}. Выберите другой гекс или сначала расставьте их.',
  },
  'battletech/not-hidden': {
    en: '{unit} is not hidden. Hidden: {known?}.',
    fr: "{unit} n'est pas cachée. Cachées : {known?}.",
    ru: '{unit} не скрыт. Скрыты: {known?}.',
  },
  'battletech/overwatch-off': {
    en: '{unit} cannot fire while others move: the option `overwatch` is `off`. It may `open fire` at the next weapon attacks.',
    fr: "{unit} ne peut tirer pendant les mouvements : l'option `overwatch` est sur `off`. Elle peut `ouvrir le feu` aux prochains tirs.",
    ru: '{unit} не может стрелять во время движения: опция `overwatch` имеет значение `off`. Он может `открыть огонь` в фазу стрельбы.',
  },
  'battletech/overwatch-at': {
    en: '{unit} fires from hiding at {target}, and at nobody else; or holds its fire.',
    fr: '{unit} tire de sa cachette sur {target}, et sur personne d’autre ; ou ne tire pas.',
    ru: '{unit} стреляет из засады только по {target} или не стреляет вовсе.',
  },
  'battletech/overwatch-too-far': {
    en: '{unit} can fire from hiding at 1 to {most:# hex|# hexes}, not at {given}.',
    fr: '{unit} peut guetter de 1 à {most:# hex|# hex}, pas à {given}.',
    ru: '{unit} может стеречь на расстоянии от 1 до {most:# гекса|# гексов|# гексов}, а не {given}.',
  },
} as const satisfies Sentences;
