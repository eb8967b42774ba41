import type { Sentences } from '../../../i18n/sentences.js';

/** Ammunition, jammed weapons, and explosions. */
export const ammunition = {
  'battletech.picture.ammo': { en: 'Ammo: {figures}', fr: 'Munitions : {figures}', ru: 'Боекомплект: {figures}' },
  'battletech.word.dump': { en: 'dump', fr: 'larguer|vider', ru: 'сбросить|сброс' },
  'battletech.word.unjam': {
    en: 'unjam|clear',
    fr: 'désenrayer|désenraye',
    ru: 'устранить задержку|устранить заклинивание|расклинить',
  },
  'battletech/no-ammo': {
    en: '{mount}: {weapon@battletech.weapon} has no rounds left.',
    fr: '{mount} : {weapon@battletech.weapon}, plus de munitions.',
    ru: '{mount}: {weapon@battletech.weapon}, боекомплект пуст.',
  },
  'battletech/not-enough-ammo': {
    en: '{weapon@battletech.weapon}: {need:# shot|# shots} declared, {have:# round|# rounds} left.',
    fr: '{weapon@battletech.weapon} : {need:# tir déclaré|# tirs déclarés}, {have:# munition restante|# munitions restantes}.',
    ru: '{weapon@battletech.weapon}: {need:объявлен # выстрел|объявлено # выстрела|объявлено # выстрелов}, а в боекомплекте {have}.',
  },
  'battletech/no-such-bin': {
    en: '{mount}: {weapon@battletech.weapon} cannot draw from {bin}. Its bins: {known?}.',
    fr: '{mount} : {weapon@battletech.weapon} ne puise pas dans {bin}. Ses soutes : {known?}.',
    ru: '{mount}: {weapon@battletech.weapon} не берёт заряды из {bin}. Отсеки: {known?}.',
  },
  'battletech/weapon-jammed': {
    en: '{mount}: {weapon@battletech.weapon} is jammed.',
    fr: '{mount} : arme enrayée ({weapon@battletech.weapon}).',
    ru: '{mount}: {weapon@battletech.weapon} — заклинило.',
  },
  'battletech/weapon-spent': {
    en: '{mount}: {weapon@battletech.weapon} fires once in a match, and has.',
    fr: "{mount} : {weapon@battletech.weapon} ne tire qu'une fois par partie, et c'est fait.",
    ru: '{mount}: {weapon@battletech.weapon} стреляет раз за матч, и выстрел уже сделан.',
  },
  'battletech/not-jammed': {
    en: '{unit}: {mount} is not jammed. These are: {known}.',
    fr: "{unit} : {mount} n'est pas enrayé. Armes enrayées : {known}.",
    ru: '{unit}: {mount} не заклинило. Заклинило: {known}.',
  },
  'battletech/jammed-for-good': {
    en: '{unit}: the jam of {mount} cannot be cleared in this match; only rotary autocannons can be.',
    fr: "{unit} : {mount} reste enrayé jusqu'à la fin de la partie ; seuls les autocanons rotatifs se désenraient.",
    ru: '{unit}: {mount} заклинило до конца матча; устранить задержку можно только у роторных автопушек.',
  },
  'battletech/unjam-walking': {
    en: '{unit} can clear {mount} only in a turn in which it stands still or walks.',
    fr: "{unit} ne peut désenrayer {mount} que s'il reste sur place ou marche ce tour.",
    ru: '{unit} может устранить задержку {mount}, только если в этот ход стоит или идёт шагом.',
  },
  'battletech/cleared-a-jam': {
    en: '{unit} has worked on a jam this turn and makes no physical attack.',
    fr: "{unit} a désenrayé une arme ce tour et n'attaque pas au corps à corps.",
    ru: '{unit} в этот ход устранял задержку и в ближнем бою не атакует.',
  },
  'battletech/unjam-or-fire': {
    en: '{unit} can clear {mount} or fire, not both in one turn.',
    fr: '{unit} désenraie {mount} ou tire, pas les deux dans un tour.',
    ru: '{unit} за ход либо устраняет задержку {mount}, либо стреляет.',
  },
  'battletech/cannot-dump': {
    en: '{unit} has no rounds to dump in {bin}. Bins with rounds: {known}.',
    fr: "{unit} n'a pas de munitions à larguer dans {bin}. Soutes garnies : {known}.",
    ru: '{unit}: в {bin} нечего сбрасывать. Отсеки с боекомплектом: {known}.',
  },
  'battletech.report.why-ammo': {
    en: '{left:# round|# rounds} left',
    fr: 'munitions restantes : {left}',
    ru: 'боекомплект: {left}',
  },
  'battletech.picture.jammed': { en: 'jammed: {weapons}', fr: 'enrayé : {weapons}', ru: 'заклинило: {weapons}' },
  'battletech.picture.roundsLeft': { en: '{left} left', fr: 'reste {left}', ru: 'ещё {left}' },
  'battletech.weapon-state.weapon-jammed': { en: 'jammed', fr: 'enrayée', ru: 'заклинило' },
  'battletech.weapon-state.weapon-spent': { en: 'spent', fr: 'déjà tirée', ru: 'уже выстрелило' },
  'battletech.weapon-state.no-ammo': { en: 'no ammo', fr: 'à court', ru: 'нет зарядов' },
  'battletech.weapon-state.not-under-water': { en: 'under water', fr: "sous l'eau", ru: 'под водой' },
  'battletech.weapon-state.torpedo-dry': { en: 'not in water', fr: "hors de l'eau", ru: 'не в воде' },
  'battletech.cause.weapon-jammed': { en: 'jammed', fr: 'enrayée', ru: 'заклинило' },
  'battletech.cause.weapon-spent': {
    en: 'fired already, once a match',
    fr: 'déjà tirée, une fois par partie',
    ru: 'выстрел уже сделан, он один за матч',
  },
  'battletech.blank.dump': {
    en: 'Dump which ammunition?',
    fr: 'Larguer quelles munitions ?',
    ru: 'Какой боекомплект сбросить?',
  },
  'battletech.choice.no-dump': { en: 'Dump nothing', fr: 'Ne rien larguer', ru: 'Ничего не сбрасывать' },
  'battletech.choice.rounds': {
    en: '{rounds:# round|# rounds} left',
    fr: '{rounds:# munition restante|# munitions restantes}',
    ru: 'осталось {rounds:# выстрел|# выстрела|# выстрелов}',
  },
  'battletech.choice.unjam': {
    en: 'Clear the jam: {letter} {weapon@battletech.weapon}',
    fr: 'Désenrayer : {letter} {weapon@battletech.weapon}',
    ru: 'Устранить задержку: {letter} {weapon@battletech.weapon}',
  },
  'battletech.choice.unjam-about': {
    en: 'instead of firing, on gunnery + 3',
    fr: 'au lieu de tirer, sur tir + 3',
    ru: 'вместо стрельбы, стрельба + 3',
  },
  'battletech.choice.bin': {
    en: '{weapon}: {munition@battletech.munition} ({bin})',
    fr: '{weapon} : {munition@battletech.munition} ({bin})',
    ru: '{weapon}: {munition@battletech.munition} ({bin})',
  },
  'battletech.command.unjam': {
    en: '{unit} clears a jam: {weapon}',
    fr: '{unit} désenraie : {weapon}',
    ru: '{unit} устраняет задержку: {weapon}',
  },
  'battletech.command.dump': { en: 'dump {ammo}', fr: 'larguer {ammo}', ru: 'сбросить {ammo}' },
  'battletech.full.clears': {
    en: '**{unit}** clears {weapon@battletech.weapon}',
    fr: "**{unit}** désenraie l'arme : {weapon@battletech.weapon}",
    ru: '**{unit}** устраняет задержку: {weapon@battletech.weapon}',
  },
  'battletech.full.dumps': {
    en: '**{unit}** begins to dump {ammo}',
    fr: '**{unit}** commence à larguer : {ammo}',
    ru: '**{unit}** начинает сброс: {ammo}',
  },
  'battletech.full.jams': { en: '**jams**', fr: "**l'arme s'enraie**", ru: '**заклинило**' },
  'battletech.full.unjammed': {
    en: '**{unit}** clears {weapon@battletech.weapon} {need}+: {dice} cleared',
    fr: '**{unit}** désenraie {need}+ ({weapon@battletech.weapon}) : {dice} réussi',
    ru: '**{unit}** устраняет задержку {need}+ ({weapon@battletech.weapon}): {dice} готово',
  },
  'battletech.full.still-jammed': {
    en: '**{unit}** clears {weapon@battletech.weapon} {need}+: {dice} still jammed',
    fr: '**{unit}** désenraie {need}+ ({weapon@battletech.weapon}) : {dice} toujours enrayée',
    ru: '**{unit}** устраняет задержку {need}+ ({weapon@battletech.weapon}): {dice} не удалось',
  },
  'battletech.full.ammo': {
    en: '{weapon@battletech.weapon} ammunition',
    fr: 'munitions {weapon@battletech.weapon}',
    ru: 'боекомплект {weapon@battletech.weapon}',
  },
  'battletech.full.ammo-in': {
    en: '{rounds} ({location})',
    fr: '{rounds} ({location})',
    ru: '{rounds} ({location})',
  },
  'battletech.full.ammo-kind': {
    en: '{rounds}, {munition@battletech.munition} ({location})',
    fr: '{rounds}, {munition@battletech.munition} ({location})',
    ru: '{rounds}, {munition@battletech.munition} ({location})',
  },
  'battletech.full.explodes': {
    en: '💥 {thing} explodes in {location}: {damage} damage',
    fr: '💥 Explosion en {location} ({thing}) : {damage:# dégât|# dégâts}',
    ru: '💥 Взрыв в {location} ({thing}): урон {damage}',
  },
  'battletech.full.explodes-inside': {
    en: '💥 Explosion in {location}',
    fr: '💥 Explosion en {location}',
    ru: '💥 Взрыв в {location}',
  },
  'battletech.full.ammo-holds': {
    en: '**{unit}** hot ammunition, explosion avoided {need}+: {dice}',
    fr: '**{unit}** munitions chaudes, explosion évitée {need}+ : {dice}',
    ru: '**{unit}** перегрев боекомплекта, взрыв предотвращён {need}+: {dice}',
  },
  'battletech.full.ammo-blows': {
    en: '**{unit}** hot ammunition **explodes** (avoided on {need}+: {dice})',
    fr: '**{unit}** munitions chaudes, **explosion** (évitée à {need}+ : {dice})',
    ru: '**{unit}** перегрев боекомплекта, **взрыв** (нужно {need}+: {dice})',
  },
  'battletech.full.dumped': {
    en: '**{unit}** has dumped {ammo}',
    fr: '**{unit}** a largué : {ammo}',
    ru: '**{unit}** закончил сброс: {ammo}',
  },
  'battletech.cause.no-ammo': { en: 'no ammunition', fr: 'plus de munitions', ru: 'боекомплект пуст' },
  'battletech.answer.sheet-ammo': {
    en: '{line}, {left:# round|# rounds} left',
    fr: '{line}, {left:# munition|# munitions}',
    ru: '{line}, боекомплект {left}',
  },
} as const satisfies Sentences;
