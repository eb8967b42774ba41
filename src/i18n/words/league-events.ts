import type { Sentences } from '../sentences.js';

/** What happened in a league, and the news of campaigns and leagues for one reader. */
export const leagueEvents = {
  'league.event.founded': { en: 'The league is open.', fr: 'La ligue est ouverte.', ru: 'Лига открыта.' },
  'league.event.postponed': {
    en: 'Too few are there: an official begins it later.',
    fr: 'Trop peu d’inscrits : un arbitre la commencera plus tard.',
    ru: 'Участников мало: распорядитель начнёт позже.',
  },
  'league.event.entered': { en: '{name} takes part.', fr: '{name} participe.', ru: '{name} участвует.' },
  'league.event.left': { en: '{name} has left.', fr: '{name} est parti.', ru: '{name} больше не участвует.' },
  'league.event.expelled': {
    en: '{name} is put out: {reason}',
    fr: '{name} est exclu : {reason}',
    ru: '{name} выбывает по решению распорядителя: {reason}',
  },
  'league.event.absent': {
    en: '{name} is out: too many forfeits.',
    fr: '{name} est exclu : trop de forfaits.',
    ru: '{name} выбывает: слишком много неявок.',
  },
  'league.event.substituted': {
    en: 'Somebody else plays for {name} now: {reason}',
    fr: 'Un remplaçant joue désormais pour {name} : {reason}',
    ru: 'Вместо {name} теперь играет другой: {reason}',
  },
  'league.event.stage': {
    en: 'A stage begins: {format}.',
    fr: 'Une phase commence : {format}.',
    ru: 'Начинается этап: {format}.',
  },
  'league.event.round': {
    en: 'Round {round} is drawn, until {due}:',
    fr: 'La ronde {round} est tirée, jusqu’au {due} :',
    ru: 'Раунд {round} составлен, до {due}:',
  },
  'league.event.closed': {
    en: 'Round {round} is over.',
    fr: 'La ronde {round} est finie.',
    ru: 'Раунд {round} окончен.',
  },
  'league.event.match': {
    en: '`{id}` {first} – {second}: the match has begun.',
    fr: '`{id}` {first} – {second} : la partie a commencé.',
    ru: '`{id}` {first} – {second}: матч начался.',
  },
  'league.event.mate-joined': {
    en: 'Somebody more plays for {name}.',
    fr: '{name} a un joueur de plus.',
    ru: 'Новый игрок в команде: {name}.',
  },
  'league.event.mate-left': {
    en: 'Somebody plays for {name} no longer.',
    fr: '{name} a un joueur de moins.',
    ru: 'Игрок ушёл из команды: {name}.',
  },
  'league.event.mate-ready': {
    en: '`{id}`: one more of {name} plays; {missing:# is missing|# are missing}.',
    fr: '`{id}` : un joueur de plus pour {name} ; il en manque {missing}.',
    ru: '`{id}`: ещё один игрок, {name}; не хватает {missing}.',
  },
  'league.next.mate': {
    en: 'In each match those {size} play who say first that they are ready (`/league ready`); the others are substitutes.',
    fr: 'À chaque partie jouent les {size} premiers qui se disent prêts (`/ligue prêt`) ; les autres sont remplaçants.',
    ru: 'В каждом матче играют те {size}, кто первыми скажет о готовности (`/лига готов`); остальные — запасные.',
  },
  'league.next.mates': {
    en: 'The team is ready when {count:# more of it says so|# more of it say so} (`/league ready`).',
    fr: 'L’équipe est prête quand {count:# autre de ses joueurs le dit|# autres de ses joueurs le disent} (`/ligue prêt`).',
    ru: 'Команда готова, когда это {count:скажет ещё # её игрок|скажут ещё # её игрока|скажут ещё # её игроков} (`/лига готов`).',
  },
  'league.event.ready': {
    en: '`{id}`: {name} is ready.',
    fr: '`{id}` : {name} est prêt.',
    ru: '`{id}`: {name}: готов.',
  },
  'league.event.asked': {
    en: '`{id}`: {name} asks for more time.',
    fr: '`{id}` : {name} demande plus de temps.',
    ru: '`{id}`: {name} просит больше времени.',
  },
  'league.event.extended': {
    en: '`{id}` {first} – {second} is now due {due}.',
    fr: '`{id}` {first} – {second} : nouvelle échéance {due}.',
    ru: '`{id}` {first} – {second}: новый срок {due}.',
  },
  'league.event.claimed': {
    en: '`{id}`: {name} says: {says}',
    fr: '`{id}` : {name} dit : {says}',
    ru: '`{id}`: {name}: {says}',
  },
  'league.event.corrected': {
    en: 'Corrected: {line} ({reason})',
    fr: 'Corrigé : {line} ({reason})',
    ru: 'Исправлено: {line} ({reason})',
  },
  'league.reason.match': {
    en: 'as the match stands now',
    fr: 'd’après l’état actuel de la partie',
    ru: 'так теперь решено в матче',
  },
  'league.event.reopened': {
    en: '`{id}` {first} – {second} is open again: {reason}',
    fr: '`{id}` {first} – {second} est de nouveau à jouer : {reason}',
    ru: '`{id}` {first} – {second}: играть снова: {reason}',
  },
  'league.event.reseated': {
    en: 'Now in `{id}`: {first} – {second}.',
    fr: 'Désormais dans `{id}` : {first} – {second}.',
    ru: 'Теперь в `{id}`: {first} – {second}.',
  },
  'league.event.ruled': {
    en: 'Appeal `{id}` {ruling}',
    fr: 'Réclamation `{id}` {ruling}',
    ru: 'Протест `{id}`: {ruling}',
  },
  'league.event.seeded': {
    en: '{name} has place {place} in the draw.',
    fr: '{name} a la place {place} au tirage.',
    ru: '{name}: номер {place} в жеребьёвке.',
  },
  'league.event.by-lot': {
    en: '{name} is drawn by lot.',
    fr: '{name} est placé par tirage au sort.',
    ru: '{name}: место решит жребий.',
  },
  'league.event.put-away': {
    en: 'The league is closed for good; this channel is free for the next.',
    fr: 'La ligue est close pour de bon ; ce salon est libre pour la suivante.',
    ru: 'Лига закрыта насовсем; канал свободен для следующей.',
  },
  'league.next.entered': {
    en: 'So far {count:# takes|# take} part. Once an official says `/league begin`, the first round is posted here.',
    fr: 'Pour l’instant {count:# participant|# participants}. Quand un arbitre dit `/ligue débuter`, la première ronde paraît ici.',
    ru: 'Пока {count:# участник|# участника|# участников}. Когда распорядитель скажет `/лига начать`, здесь появится первый раунд.',
  },
  'league.next.ready': {
    en: '{name} is asked to be ready too, until {due}; then the match opens by itself.',
    fr: '{name} doit aussi se dire prêt, jusqu’au {due} ; la partie s’ouvre alors d’elle-même.',
    ru: 'Ждём готовности: {name}, до {due}; тогда матч откроется сам.',
  },
  'league.next.opens': {
    en: 'Both are ready: the match opens in the thread of the post `{id}`.',
    fr: 'Tous deux sont prêts : la partie s’ouvre dans le fil du message `{id}`.',
    ru: 'Оба готовы: матч открывается в ветке сообщения `{id}`.',
  },
  'league.next.asked': {
    en: '{name} is asked; `/league extend` agrees. Until then it is due {due}.',
    fr: '{name} est consulté ; `/ligue prolonger` accepte. D’ici là, l’échéance reste {due}.',
    ru: 'Спрошено согласие: {name}, команда `/лига продлить`. Пока срок прежний: {due}.',
  },
  'league.next.claimed': {
    en: '{name} is asked to say the same with `/league result`; whoever has not answered by {due} agrees.',
    fr: '{name} doit dire la même chose avec `/ligue résultat` ; sans réponse avant le {due}, c’est un accord.',
    ru: 'Ждём слова другой стороны ({name}): `/лига итог`; нет ответа до {due} — значит, согласие.',
  },
  'league.next.appealed': {
    en: 'The officials are called; what they rule is posted here.',
    fr: 'Les arbitres sont prévenus ; leur décision paraîtra ici.',
    ru: 'Распорядители извещены; их решение появится здесь.',
  },
  'league.next.seeded': {
    en: 'Whoever has no place is drawn by lot behind those who have; `/league begin` draws.',
    fr: 'Ceux qui n’ont pas de place sont tirés au sort derrière les autres ; `/ligue débuter` fait le tirage.',
    ru: 'Остальных расставит жребий вслед за посеянными; жеребьёвка — `/лига начать`.',
  },
  'league.next.ladder': {
    en: 'Whoever wants to climb says `/league challenge`.',
    fr: 'Qui veut monter dit `/ligue défier`.',
    ru: 'Кто хочет подняться: `/лига претендовать`.',
  },
  'league.next.open': {
    en: '{count:# pairing is|# pairings are} still to be played.',
    fr: 'Encore {count:# rencontre|# rencontres} à jouer.',
    ru: 'Осталось сыграть {count:# пару|# пары|# пар}.',
  },
  'league.next.over': {
    en: 'Results may still be corrected; `/league end` then closes it for good.',
    fr: 'Les résultats peuvent encore être corrigés ; `/ligue terminer` la clôt ensuite pour de bon.',
    ru: 'Итоги ещё можно исправить; потом `/лига закончить` закроет её насовсем.',
  },
  'news.waits': { en: '**Waits for you**', fr: '**Vous attend**', ru: '**Ждёт вас**' },
  'news.first': { en: '**So far**', fr: '**Jusqu’ici**', ru: '**До сих пор**' },
  'button.stream-news': { en: 'What’s new?', fr: 'Quoi de neuf ?', ru: 'Что нового?' },
  'button.stream-curve': { en: 'How it went', fr: 'Évolution', ru: 'Как шло' },
  'button.stream-page': { en: 'All as a page', fr: 'Tout en une page', ru: 'Всё страницей' },
  'option.stream-shows': { en: 'shows', fr: 'montre', ru: 'показать' },
  'option.stream-shows.about': {
    en: 'What is new since you were last here; empty for how it stands',
    fr: 'Le neuf depuis votre dernier passage ; vide pour l’état actuel',
    ru: 'Новое с вашего прошлого визита; пусто — как обстоят дела',
  },
  'choice.shows.news': { en: 'what’s new', fr: 'quoi de neuf', ru: 'что нового' },
} as const satisfies Sentences;
