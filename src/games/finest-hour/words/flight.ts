import type { Sentences } from '../../../i18n/sentences.js';

/** Flying: moves, fast moves, dives, evasions, the edge of the table. */
export const flight = {
  'finest-hour.way.move': { en: 'Fly', fr: 'Voler', ru: 'Лететь' },
  'finest-hour.way.fast': { en: 'Fast move', fr: 'Mouvement rapide', ru: 'Полный газ' },
  'finest-hour.way.fire': { en: 'Fire', fr: 'Tirer', ru: 'Огонь' },
  'finest-hour.way.bomb': { en: 'Bomb', fr: 'Bombarder', ru: 'Бомбить' },
  'finest-hour.way.collide': { en: 'Ram', fr: 'Collision', ru: 'Таран' },
  'finest-hour.way.dive': { en: 'Dive', fr: 'Piqué', ru: 'Пикировать' },
  'finest-hour.way.evade': { en: 'Evade', fr: 'Évitement', ru: 'Уклониться' },
  'finest-hour.way.end': { en: 'End', fr: 'Finir', ru: 'Закончить' },
  'finest-hour.way-about.move': {
    en: 'at least {least}, up to 45° for each {least} begun',
    fr: '{least} au moins, 45° au plus par tranche de {least} entamée',
    ru: 'не меньше {least}, до 45° на каждые начатые {least}',
  },
  'finest-hour.way-about.fast': {
    en: 'a test: twice or one and a half times as far, no more turns',
    fr: 'un test : deux fois ou une fois et demie plus loin, sans virage de plus',
    ru: 'тест: вдвое или в полтора раза дальше, повороты те же',
  },
  'finest-hour.way-about.fire': {
    en: 'with all that bears; then fly on',
    fr: 'avec tout ce qui porte ; puis continuer',
    ru: 'из всего, что достаёт; потом лететь дальше',
  },
  'finest-hour.way-about.bomb': { en: 'a test', fr: 'un test', ru: 'тест' },
  'finest-hour.way-about.collide': {
    en: 'instead of the rest of the move: two tests, both may be lost',
    fr: 'au lieu de la suite du mouvement : deux tests, les deux peuvent y rester',
    ru: 'вместо остального полёта: два теста, погибнуть могут оба',
  },
  'finest-hour.way-about.dive': {
    en: 'instead of a move: straight ahead, {dive} at most',
    fr: "au lieu d'un mouvement : droit devant, {dive} au plus",
    ru: 'вместо полёта: прямо, не больше {dive}',
  },
  'finest-hour.way-about.evade': {
    en: 'instead of a move: exactly {evasion}, any direction',
    fr: "au lieu d'un mouvement : exactement {evasion}, toute direction",
    ru: 'вместо полёта: ровно {evasion} в любую сторону',
  },
  'finest-hour.way-about.end': { en: 'nothing more', fr: 'rien de plus', ru: 'больше ничего' },
  'finest-hour.blank.way': { en: 'What does it do?', fr: 'Que fait-il ?', ru: 'Что делает?' },
  'finest-hour.blank.turn': { en: 'How far does it turn?', fr: 'Quel virage ?', ru: 'Какой поворот?' },
  'finest-hour.blank.length': { en: 'How far?', fr: 'À quelle distance ?', ru: 'Как далеко?' },
  'finest-hour.blank.last': {
    en: 'A last turn (Agile)?',
    fr: 'Un dernier virage (Agile) ?',
    ru: 'Последний поворот (Вёрткий)?',
  },
  'finest-hour.blank.heading': { en: 'Which way?', fr: 'Dans quelle direction ?', ru: 'В какую сторону?' },
  'finest-hour.last.straight': { en: 'None', fr: 'Aucun', ru: 'Без поворота' },
  'finest-hour.last.L': { en: '45° left', fr: '45° à gauche', ru: '45° влево' },
  'finest-hour.last.R': { en: '45° right', fr: '45° à droite', ru: '45° вправо' },
  'finest-hour.part.straight': { en: 'straight on', fr: 'tout droit', ru: 'прямо' },
  'finest-hour.part.left': {
    en: '{by@finest-hour.angle} left',
    fr: '{by@finest-hour.angle} à gauche',
    ru: '{by@finest-hour.angle} влево',
  },
  'finest-hour.part.right': {
    en: '{by@finest-hour.angle} right',
    fr: '{by@finest-hour.angle} à droite',
    ru: '{by@finest-hour.angle} вправо',
  },
  'finest-hour.part.dive': { en: 'dive {far}', fr: 'piqué de {far}', ru: 'пике {far}' },
  'finest-hour.part.evade': {
    en: 'evade on heading {heading@finest-hour.angle}',
    fr: 'évitement cap {heading@finest-hour.angle}',
    ru: 'уклонение курсом {heading@finest-hour.angle}',
  },
  'finest-hour.part.fire': {
    en: 'fire at {target} ({weapons})',
    fr: 'tir sur {target} ({weapons})',
    ru: 'огонь по {target} ({weapons})',
  },
  'finest-hour.part.fire-all': { en: 'fire at {target}', fr: 'tir sur {target}', ru: 'огонь по {target}' },
  'finest-hour.part.shot-dice': {
    en: '{weapon} {dice:# die|# dice}',
    fr: '{weapon} {dice:# dé|# dés}',
    ru: '{weapon} {dice:# кубик|# кубика|# кубиков}',
  },
  'finest-hour.part.collide': { en: 'ram {target}', fr: 'collision avec {target}', ru: 'таран {target}' },
  'finest-hour.part.bomb': { en: 'bomb {target}', fr: 'bombarder {target}', ru: 'бомбить {target}' },
  'finest-hour.part.on': { en: 'then ask me', fr: 'puis me demander', ru: 'потом спросить' },
  'finest-hour.command.fly': { en: '{unit}: {parts}', fr: '{unit} : {parts}', ru: '{unit}: {parts}' },
  'finest-hour.command.fly-fast': {
    en: '{unit}, fast move: {parts}',
    fr: '{unit}, mouvement rapide : {parts}',
    ru: '{unit}, полный газ: {parts}',
  },
  'finest-hour.report.flew': {
    en: '**{unit}** flies {way} → {at@finest-hour.place}, heading {heading@finest-hour.angle}',
    fr: '**{unit}** vole {way} → {at@finest-hour.place}, cap {heading@finest-hour.angle}',
    ru: '**{unit}** летит {way} → {at@finest-hour.place}, курс {heading@finest-hour.angle}',
  },
  'finest-hour.report.turned': {
    en: '**{unit}** turns {way}, heading {heading@finest-hour.angle}',
    fr: '**{unit}** vire {way}, cap {heading@finest-hour.angle}',
    ru: '**{unit}** поворачивает {way}, курс {heading@finest-hour.angle}',
  },
  'finest-hour.report.fast-2': {
    en: '**{unit}**, fast move: {dice} → pass 2, **up to {most}**',
    fr: "**{unit}**, mouvement rapide : {dice} → passe 2, **jusqu'à {most}**",
    ru: '**{unit}**, полный газ: {dice} → 2 успеха, **до {most}**',
  },
  'finest-hour.report.fast-1': {
    en: '**{unit}**, fast move: {dice} → pass 1, **up to {most}**',
    fr: "**{unit}**, mouvement rapide : {dice} → passe 1, **jusqu'à {most}**",
    ru: '**{unit}**, полный газ: {dice} → 1 успех, **до {most}**',
  },
  'finest-hour.report.fast-0': {
    en: '**{unit}**, fast move: {dice} → pass 0, only {most}',
    fr: '**{unit}**, mouvement rapide : {dice} → passe 0, seulement {most}',
    ru: '**{unit}**, полный газ: {dice} → 0 успехов, только {most}',
  },
  'finest-hour.report.dived': {
    en: '**{unit}** dives {far}',
    fr: '**{unit}** pique de {far}',
    ru: '**{unit}** пикирует на {far}',
  },
  'finest-hour.report.dived-burning': {
    en: '**{unit}** dives {far} in flames',
    fr: '**{unit}** pique en flammes de {far}',
    ru: '**{unit}** в огне пикирует на {far}',
  },
  'finest-hour.report.evaded': {
    en: '**{unit}** evades on heading {heading@finest-hour.angle} → {at@finest-hour.place}',
    fr: '**{unit}** fait un évitement cap {heading@finest-hour.angle} → {at@finest-hour.place}',
    ru: '**{unit}** уклоняется курсом {heading@finest-hour.angle} → {at@finest-hour.place}',
  },
  'finest-hour.report.stayed-unwieldy': {
    en: '**{unit}** is too unwieldy to evade and stays',
    fr: '**{unit}** est trop peu maniable pour un évitement et reste',
    ru: '**{unit}** слишком неповоротлив для уклонения и остаётся на месте',
  },
  'finest-hour.report.stayed-burning': {
    en: '**{unit}** is burning and cannot evade',
    fr: "**{unit}** est en feu : pas d'évitement",
    ru: '**{unit}** горит и уклониться не может',
  },
  'finest-hour.report.stayed-chosen': {
    en: '**{unit}** flies on without evading',
    fr: '**{unit}** reste sans évitement',
    ru: '**{unit}** не уклоняется',
  },
  'finest-hour.report.left': {
    en: '✖ **{unit}** leaves the table over the {edge@finest-hour.edge} edge',
    fr: '✖ **{unit}** sort de la table par le bord {edge@finest-hour.edge}',
    ru: '✖ **{unit}** улетает со стола через {edge@finest-hour.edge} край',
  },
  'finest-hour.report.exited': {
    en: '✔ **{unit}** gets away over the {edge@finest-hour.edge} edge',
    fr: '✔ **{unit}** sort sain et sauf par le bord {edge@finest-hour.edge}',
    ru: '✔ **{unit}** благополучно уходит через {edge@finest-hour.edge} край',
  },
  'finest-hour.report.burnt': {
    en: '✖ **{unit}** goes down in flames',
    fr: "✖ **{unit}** s'abat en flammes",
    ru: '✖ **{unit}** падает, объятый пламенем',
  },
  'finest-hour.report.collided': {
    en: '✖ **{unit}** is lost in the collision',
    fr: '✖ **{unit}** est perdu dans la collision',
    ru: '✖ **{unit}** погибает в столкновении',
  },
  'finest-hour/turn-too-far': {
    en: '{unit} cannot turn by {by@finest-hour.angle} here: {most@finest-hour.angle} at most. Fly on before the next turn.',
    fr: '{unit} ne peut pas virer de {by@finest-hour.angle} ici : {most@finest-hour.angle} au plus. Avancez avant le prochain virage.',
    ru: '{unit} не может повернуть здесь на {by@finest-hour.angle}: не больше {most@finest-hour.angle}. Пролетите дальше перед следующим поворотом.',
  },
  'finest-hour/too-far': {
    en: '{unit} cannot fly {length@finest-hour.length} more: {most@finest-hour.length} in all, {flown@finest-hour.length} flown.',
    fr: '{unit} ne peut pas voler {length@finest-hour.length} de plus : {most@finest-hour.length} en tout, dont {flown@finest-hour.length} déjà parcourus.',
    ru: '{unit} не может пролететь ещё {length@finest-hour.length}: всего {most@finest-hour.length}, из них пройдено {flown@finest-hour.length}.',
  },
  'finest-hour/too-short': {
    en: '{unit} would fly only {length@finest-hour.length}; at least {least@finest-hour.length} must be flown, or a dive or an evasion take its place.',
    fr: '{unit} ne volerait que {length@finest-hour.length} ; il faut au moins {least@finest-hour.length}, ou un piqué ou un évitement à la place.',
    ru: '{unit} пролетит лишь {length@finest-hour.length}; надо не меньше {least@finest-hour.length}, либо пике или уклонение вместо полёта.',
  },
  'finest-hour/no-length': {
    en: '{unit}: {length@finest-hour.length} is no length to fly. Give it in tenths of a centimetre, above 0.',
    fr: "{unit} : {length@finest-hour.length}, ce n'est pas une distance de vol. Donnez-la au millimètre, au-dessus de 0.",
    ru: '{unit}: {length@finest-hour.length} — не длина полёта. Задайте её с точностью до миллиметра, больше 0.',
  },
  'finest-hour/move-over': {
    en: '{unit} has ended its move; it can still fire.',
    fr: '{unit} a fini son mouvement ; il peut encore tirer.',
    ru: '{unit} уже закончил полёт; стрелять ещё можно.',
  },
  'finest-hour/instead-of-move': {
    en: '{unit} has begun to move: a dive or an evasion takes the place of the whole move.',
    fr: '{unit} a commencé son mouvement : un piqué ou un évitement le remplace en entier.',
    ru: '{unit} уже летит: пике или уклонение бывает только вместо всего полёта.',
  },
  'finest-hour/dive-too-far': {
    en: '{unit} cannot dive {length@finest-hour.length}: {most@finest-hour.length} at most.',
    fr: '{unit} ne peut pas piquer de {length@finest-hour.length} : {most@finest-hour.length} au plus.',
    ru: '{unit} не может спикировать на {length@finest-hour.length}: не больше {most@finest-hour.length}.',
  },
  'finest-hour/fast-move-only': {
    en: '{unit}: a fast move allows no dive or evasion. Leave those out, or the word fast.',
    fr: "{unit} : pas de piqué ni d'évitement dans un mouvement rapide. Retirez-les, ou le mot rapide.",
    ru: '{unit}: на полном газу не пикируют и не уклоняются. Уберите это или слова «полный газ».',
  },
  'finest-hour/unwieldy': {
    en: '{unit} is poorly manoeuvrable and cannot evade.',
    fr: "{unit} est peu maniable : pas d'évitement possible.",
    ru: '{unit} неповоротлив и уклоняться не может.',
  },
  'finest-hour/burning': {
    en: '{unit} is burning and cannot evade. It can fly, dive and fire.',
    fr: "{unit} est en feu : pas d'évitement. Il peut voler, piquer et tirer.",
    ru: '{unit} горит и уклоняться не может. Он может лететь, пикировать и стрелять.',
  },
  'finest-hour/no-heading': {
    en: '{unit}: that is no heading. Give one from 0 (north) clockwise, below 360.',
    fr: "{unit} : ce n'est pas un cap. Donnez-en un de 0 (nord), dans le sens horaire, en dessous de 360.",
    ru: '{unit}: это не курс. Задайте его от 0 (север) по часовой стрелке, меньше 360.',
  },
  'finest-hour/facing-is-direction': {
    en: '{unit}: in this match the nose after an evasion is not chosen. Give the heading alone.',
    fr: '{unit} : dans cette partie, on ne choisit pas le nez après un évitement. Donnez seulement le cap.',
    ru: '{unit}: в этом матче нос после уклонения не выбирают. Задайте только курс.',
  },
  'finest-hour/edge': {
    en: '{unit} would leave over the {edge@finest-hour.edge} edge, which is no exit of its side. Stay on the table.',
    fr: "{unit} sortirait par le bord {edge@finest-hour.edge}, qui n'est pas une sortie de son camp. Restez sur la table.",
    ru: '{unit} вылетел бы за {edge@finest-hour.edge} край, а это не выход его стороны. Останьтесь на столе.',
  },
} as const satisfies Sentences;
