import type { Sentences } from '../sentences.js';

/** Why an order in a league is refused. */
export const leagueRefusals = {
  'league/setup': {
    en: 'This league makes no sense: {what} cannot be {value}.',
    fr: 'Une telle ligue n’a pas de sens : {what} ne peut pas être {value}.',
    ru: 'Такая лига не имеет смысла: {what} не может быть {value}.',
  },
  'league/not-founded': {
    en: 'The league has not begun.',
    fr: 'La ligue n’a pas commencé.',
    ru: 'Лига ещё не началась.',
  },
  'league/founded-already': {
    en: 'The league has begun already.',
    fr: 'La ligue a déjà commencé.',
    ru: 'Лига уже началась.',
  },
  'league/closed': { en: 'The league is closed.', fr: 'La ligue est close.', ru: 'Лига закрыта.' },
  'league/text': {
    en: 'Say it in 1 to {most} characters, not {length}.',
    fr: 'Dites-le en 1 à {most} caractères, pas {length}.',
    ru: 'Нужно от 1 до {most} знаков, а не {length}.',
  },
  'league/not-allowed': {
    en: 'This order is not yours to give: `{command}`, by {by}.',
    fr: 'Cet ordre ne vous revient pas : `{command}`, par {by}.',
    ru: 'Этот приказ отдаёте не вы: `{command}`, от {by}.',
  },
  'league/none': {
    en: 'There is no league here. `/league new` begins one in this channel.',
    fr: 'Il n’y a pas de ligue ici. `/ligue nouvelle` en commence une dans ce salon.',
    ru: 'Здесь нет лиги. `/лига новая` начнёт её в этом канале.',
  },
  'league/in-thread': {
    en: 'A league opens threads for its matches, so it needs a channel. Begin it there, not in a thread.',
    fr: 'Une ligue ouvre des fils pour ses parties : il lui faut un salon. Commencez-la là, pas dans un fil.',
    ru: 'Лига открывает ветки для матчей, поэтому ей нужен канал. Начните её там, а не в ветке.',
  },
  'league/not-official': {
    en: 'Only an official of this league may do that.',
    fr: 'Réservé aux arbitres de cette ligue.',
    ru: 'Это может только распорядитель этой лиги.',
  },
  'league/not-entrant': {
    en: 'You do not take part. `/league join` signs you up until the league begins.',
    fr: 'Vous ne participez pas. `/ligue rejoindre` vous inscrit tant que la ligue n’a pas commencé.',
    ru: 'Вы не участвуете. `/лига вступить` — запись, пока лига не началась.',
  },
  'league/entrant-already': {
    en: 'You take part already, as {name}.',
    fr: 'Vous participez déjà, sous le nom {name}.',
    ru: 'Вы уже участвуете: {name}.',
  },
  'league/player-taken': {
    en: '{player} takes part already, as {name}.',
    fr: '{player} participe déjà, sous le nom {name}.',
    ru: '{player} уже участвует: {name}.',
  },
  'league/no-teams': {
    en: 'In this league everybody plays for themselves.',
    fr: 'Dans cette ligue, chacun joue pour soi.',
    ru: 'В этой лиге каждый играет за себя.',
  },
  'league/team-full': {
    en: 'A team has {most} players at most.',
    fr: 'Une équipe a au plus {most} joueurs.',
    ru: 'В команде не больше {most} игроков.',
  },
  'league/team-small': {
    en: 'In each match {size} play together, and your team has {count}: its captain adds players with `/league team`.',
    fr: 'À chaque partie, on joue à {size}, et votre équipe en compte {count} : son capitaine en ajoute par `/ligue équipe`.',
    ru: 'В каждом матче играют по {size}, а в вашей команде {count}: капитан принимает игроков командой `/лига команда`.',
  },
  'league/team-seats': {
    en: 'That scenario has room for {most} players a side, not for {team}.',
    fr: 'Ce scénario n’a de place que pour {most} joueurs par camp, pas pour {team}.',
    ru: 'В этом сценарии на стороне мест: {most}, а не {team}.',
  },
  'league/no-such-mate': {
    en: 'They do not play for that team.',
    fr: 'Cette personne ne joue pas pour cette équipe.',
    ru: 'Этот человек не играет за эту команду.',
  },
  'league/last-mate': {
    en: 'They are the last of the team: `/league leave` takes it out of the league.',
    fr: 'C’est la dernière personne de l’équipe : `/ligue quitter` la retire de la ligue.',
    ru: 'Это последний игрок команды: `/лига выйти` выведет её из лиги.',
  },
  'league/mate-plays': {
    en: 'They have said that they play {pairing}: only after that.',
    fr: 'Cette personne s’est dite prête pour {pairing} : seulement après.',
    ru: 'Этот игрок уже готов к {pairing}: только после.',
  },
  'league/not-captain': {
    en: 'Only the captain may do that: the first of the team, as `/league team` shows it.',
    fr: 'Réservé au capitaine : la première personne de l’équipe, comme le montre `/ligue équipe`.',
    ru: 'Это может только капитан: первый в списке команды, который показывает `/лига команда`.',
  },
  'league/bad-number': {
    en: '{option@option} is a whole number from {from} to {to}, not {given}.',
    fr: '{option@option} est un nombre entier de {from} à {to}, pas {given}.',
    ru: '{option@option} — целое число от {from} до {to}, а не {given}.',
  },
  'league/bad-scenario': {
    en: '`{given}` is no scenario for two sides. There are {known}.',
    fr: '`{given}` n’est pas un scénario à deux camps. Il y a {known}.',
    ru: '`{given}` — не сценарий на две стороны. Есть: {known}.',
  },
  'league/no-scenario': {
    en: '{option@option} belongs to the matches that Arbitre makes: name a scenario too, or leave it out.',
    fr: '{option@option} concerne les parties qu’Arbitre ouvre : indiquez aussi un scénario, ou laissez cette option.',
    ru: '{option@option} — для матчей, которые открывает «Арбитр»: назовите и сценарий или уберите эту опцию.',
  },
  'league/begun': {
    en: 'The league has begun; nobody can be entered or drawn any more.',
    fr: 'La ligue a commencé ; plus d’inscription ni de tirage.',
    ru: 'Лига уже идёт: записи и жеребьёвки больше нет.',
  },
  'league/too-few': {
    en: '{need:# entrant is|# entrants are} needed, and there are {has}.',
    fr: 'Il faut {need:# participant|# participants}, et il y en a {has}.',
    ru: 'Участников нужно {need}, а есть {has}.',
  },
  'league/full': {
    en: 'All {most} places are taken.',
    fr: 'Les {most} places sont prises.',
    ru: 'Все места заняты: {most}.',
  },
  'league/no-rating': {
    en: 'A rating lies between 100 and 4000, not {points}.',
    fr: 'Une cote est entre 100 et 4000, pas {points}.',
    ru: 'Рейтинг — от 100 до 4000, а не {points}.',
  },
  'league/name': {
    en: 'A name has 1 to {most} characters.',
    fr: 'Un nom a de 1 à {most} caractères.',
    ru: 'В имени от 1 до {most} знаков.',
  },
  'league/name-taken': {
    en: 'Somebody is called {name} already. Take another name.',
    fr: 'Le nom {name} est pris. Choisissez-en un autre.',
    ru: 'Имя {name} занято. Выберите другое.',
  },
  'league/no-seed': {
    en: 'A place in the draw is a whole number from 1, not {seed}.',
    fr: 'Une place au tirage est un entier à partir de 1, pas {seed}.',
    ru: 'Номер посева — целое число от 1, а не {seed}.',
  },
  'league/seed-taken': {
    en: 'Place {seed} in the draw is that of {entrant}.',
    fr: 'La place {seed} au tirage est celle de {entrant}.',
    ru: 'Номер посева {seed} занят: {entrant}.',
  },
  'league/no-such-entrant': {
    en: 'There is no entrant {entrant}. There are {known}.',
    fr: 'Il n’y a pas de participant {entrant}. Il y a {known}.',
    ru: 'Участника {entrant} нет. Есть: {known}.',
  },
  'league/is-out': {
    en: '{entrant} does not take part any more.',
    fr: '{entrant} ne participe plus.',
    ru: '{entrant} больше не участвует.',
  },
  'league/over': { en: 'The league is over.', fr: 'La ligue est terminée.', ru: 'Лига окончена.' },
  'league/not-playing': {
    en: 'The league is not being played.',
    fr: 'La ligue ne se joue pas en ce moment.',
    ru: 'Лига сейчас не идёт.',
  },
  'league/no-such-pairing': {
    en: 'There is no pairing {pairing}.',
    fr: 'Il n’y a pas de rencontre {pairing}.',
    ru: 'Пары {pairing} нет.',
  },
  'league/name-pairing': {
    en: 'Name the pairing: {known?}.',
    fr: 'Nommez la rencontre : {known?}.',
    ru: 'Назовите пару: {known?}.',
  },
  'league/no-pairing': {
    en: 'You have nothing to play now.',
    fr: 'Vous n’avez rien à jouer en ce moment.',
    ru: 'Сейчас вам не с кем играть.',
  },
  'league/not-yours': {
    en: '{pairing} is not your pairing.',
    fr: '{pairing} n’est pas votre rencontre.',
    ru: '{pairing} — не ваша пара.',
  },
  'league/decided': {
    en: '{pairing} is decided. `/league appeal` contests it.',
    fr: '{pairing} est décidée. `/ligue réclamer` la conteste.',
    ru: '{pairing}: исход уже есть. Оспорить: `/лига протест`.',
  },
  'league/has-match': {
    en: '{pairing} has its match already: {match}.',
    fr: '{pairing} a déjà sa partie : {match}.',
    ru: 'У {pairing} уже есть матч: {match}.',
  },
  'league/other-match': {
    en: '{pairing} is played in another match: {match}.',
    fr: '{pairing} se joue dans une autre partie : {match}.',
    ru: '{pairing} играется в другом матче: {match}.',
  },
  'league/match-decides': {
    en: '{pairing} is being played; its match decides.',
    fr: '{pairing} se joue ; sa partie décide.',
    ru: '{pairing}: матч идёт, он и решит.',
  },
  'league/nothing-to-annul': {
    en: '{pairing} has no result that could be annulled.',
    fr: '{pairing} n’a pas de résultat à annuler.',
    ru: '{pairing}: исхода, который можно отменить, нет.',
  },
  'league/is-open': {
    en: '{pairing} has no result yet.',
    fr: '{pairing} n’a pas encore de résultat.',
    ru: '{pairing}: исхода ещё нет.',
  },
  'league/bad-score': {
    en: 'A score is two whole numbers up to {most}, such as 30-12; {given} is none.',
    fr: 'Un score, ce sont deux entiers jusqu’à {most}, p. ex. 30-12 ; {given} n’en est pas un.',
    ru: 'Счёт — два целых числа до {most}, например 30-12; {given} не годится.',
  },
  'league/is-so': {
    en: 'That is the result of {pairing} already.',
    fr: 'C’est déjà le résultat de {pairing}.',
    ru: '{pairing}: такой исход уже записан.',
  },
  'league/played-on': {
    en: 'The next round was drawn from this result, and {pairing} is played already. Decide that one instead.',
    fr: 'La suite a été tirée d’après ce résultat, et {pairing} est déjà jouée. Décidez plutôt celle-là.',
    ru: 'По этому исходу составлен следующий раунд, и {pairing} уже сыграна. Решайте ту пару.',
  },
  'league/needs-winner': {
    en: 'The winner of {pairing} is drawn for the next round already: name another winner.',
    fr: 'Le vainqueur de {pairing} est déjà tiré pour la suite : nommez un autre vainqueur.',
    ru: 'Победитель {pairing} уже в следующем раунде: назовите другого победителя.',
  },
  'league/is-ready': {
    en: 'You have said already that you are ready for {pairing}.',
    fr: 'Vous vous êtes déjà dit prêt pour {pairing}.',
    ru: 'Для {pairing} вы уже готовы.',
  },
  'league/no-more-time': {
    en: '{pairing}: more time was given as often as the league allows, {most:# time|# times}. An official can give more.',
    fr: '{pairing} : le délai a été prolongé autant que la ligue le permet ({most:# fois|# fois}). Un arbitre peut encore le faire.',
    ru: '{pairing}: больше продлевать нельзя (лимит {most}). Продлить может распорядитель.',
  },
  'league/asked-already': {
    en: 'You have asked for more time for {pairing}; the other has to agree with `/league extend`.',
    fr: 'Vous avez demandé plus de temps pour {pairing} ; l’autre doit accepter par `/ligue prolonger`.',
    ru: 'Вы уже просили продлить {pairing}; второй соглашается командой `/лига продлить`.',
  },
  'league/past': {
    en: 'The new date of {pairing} has to be in the future.',
    fr: 'La nouvelle date de {pairing} doit être à venir.',
    ru: 'Новый срок {pairing} должен быть в будущем.',
  },
  'league/appealed': {
    en: 'There is an appeal about {pairing} already.',
    fr: 'Il y a déjà une réclamation pour {pairing}.',
    ru: '{pairing} уже оспаривают.',
  },
  'league/no-such-appeal': {
    en: 'There is no appeal {appeal}.',
    fr: 'Il n’y a pas de réclamation {appeal}.',
    ru: 'Протеста {appeal} нет.',
  },
  'league/ruled': {
    en: '{appeal} has been ruled on.',
    fr: '{appeal} est tranchée.',
    ru: 'По {appeal} решение уже есть.',
  },
  'league/no-ladder': {
    en: 'Nobody is challenged here: this league is no ladder, its rounds are drawn.',
    fr: 'On ne se défie pas ici : cette ligue n’est pas une échelle, ses rondes sont tirées.',
    ru: 'Здесь не претендуют: эта лига — не лестница, её раунды составляются.',
  },
  'league/nobody-to-challenge': {
    en: 'There is nobody whom you can challenge now: you are at the top, or play already, or so do all above you within reach.',
    fr: 'Vous ne pouvez défier personne pour l’instant : vous êtes au sommet, ou vous jouez déjà, ou tous ceux qui sont à portée au-dessus de vous jouent.',
    ru: 'Сейчас претендовать не на кого: вы наверху, или уже играете, или играют все, кто выше и в пределах досягаемости.',
  },
  'league/out-of-reach': {
    en: 'You cannot challenge {entrant} now. You can challenge {known?}.',
    fr: 'Vous ne pouvez pas défier {entrant}. Vous pouvez défier {known?}.',
    ru: 'На место {entrant} претендовать нельзя. Можно: {known?}.',
  },
  'league/nothing-to-do': {
    en: 'There is nothing that you could do now.',
    fr: 'Il n’y a rien que vous puissiez faire maintenant.',
    ru: 'Сейчас вам делать нечего.',
  },
  'league/no-picture': {
    en: 'There is nothing to show yet, or no stage that is played so.',
    fr: 'Il n’y a encore rien à montrer, ou aucune phase de ce genre.',
    ru: 'Показывать пока нечего, или такого этапа нет.',
  },
} as const satisfies Sentences;
