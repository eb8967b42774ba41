import type { Sentences } from '../sentences.js';

/** Why an order in a campaign is refused, and the words in it. */
export const campaign = {
  'stream/none': {
    en: 'There is no campaign here. `/campaign new` begins one in this channel.',
    fr: 'Il n’y a pas de campagne ici. `/campagne nouvelle` en commence une dans ce salon.',
    ru: 'Здесь нет кампании. `/кампания новая` начнёт её в этом канале.',
  },
  'campaign/over': {
    en: 'The campaign of this channel is over. `/campaign status` and `/campaign ledger` still show it; `/campaign new` begins another.',
    fr: 'La campagne de ce salon est terminée. `/campagne état` et `/campagne comptes` la montrent encore ; `/campagne nouvelle` en commence une autre.',
    ru: 'Кампания этого канала окончена. `/кампания статус` и `/кампания счета` её ещё показывают; `/кампания новая` начнёт другую.',
  },
  'stream/over': { en: 'It is over.', fr: 'C’est terminé.', ru: 'Она окончена.' },
  'stream/moved': {
    en: 'It was handed over and goes on elsewhere.',
    fr: 'Elle a été transmise et continue ailleurs.',
    ru: 'Она передана и продолжается в другом месте.',
  },
  'stream/matches-on': {
    en: 'Matches are on: {subjects}. It can be handed over once they have ended, or an arbiter has annulled them.',
    fr: 'Des parties sont en cours : {subjects}. On pourra la transmettre quand elles seront finies, ou annulées par un arbitre.',
    ru: 'Идут матчи: {subjects}. Передать можно, когда они закончатся или арбитр их отменит.',
  },
  'stream.moved': {
    en: '**It goes on elsewhere**: it was handed over to another Arbitre. Here it takes no more orders.',
    fr: '**Elle continue ailleurs** : elle a été transmise à un autre Arbitre. Ici, elle ne prend plus d’ordres.',
    ru: '**Она продолжается в другом месте**: её передали другому Арбитру. Здесь приказы больше не принимаются.',
  },
  'stream.rested': {
    en: 'It rested while it was handed over.',
    fr: 'Elle attendait d’être reprise.',
    ru: 'Пока её передавали, она стояла.',
  },
  'stream/channel-taken': {
    en: 'Another one goes on in this channel. Begin this one in a channel of its own.',
    fr: 'Il y en a déjà une dans ce salon. Commencez celle-ci dans un salon à elle.',
    ru: 'В этом канале уже идёт другая. Начните эту в отдельном канале.',
  },
  'stream/nothing-follows': {
    en: 'Nothing follows from that any more.',
    fr: 'Cela n’entraîne plus rien.',
    ru: 'Из этого уже ничего не следует.',
  },
  'campaign/nothing-to-do': {
    en: 'There is nothing that you could do now.',
    fr: 'Il n’y a rien que vous puissiez faire maintenant.',
    ru: 'Сейчас вам делать нечего.',
  },
  'campaign/not-founded': {
    en: 'The campaign has not begun.',
    fr: 'La campagne n’a pas commencé.',
    ru: 'Кампания ещё не началась.',
  },
  'campaign/founded-already': {
    en: 'The campaign has begun already.',
    fr: 'La campagne a déjà commencé.',
    ru: 'Кампания уже началась.',
  },
  'campaign/not-allowed': {
    en: 'This order is not yours to give: `{command}`, by {by}.',
    fr: 'Cet ordre ne vous revient pas : `{command}`, par {by}.',
    ru: 'Этот приказ отдаёте не вы: `{command}`, от {by}.',
  },
  'campaign/not-yours': {
    en: '{what} is not yours.',
    fr: '{what} n’est pas à vous.',
    ru: '{what} — не ваше.',
  },
  'campaign/apart': {
    en: 'You take no part in {mission}. `/campaign send mission:{mission}` sends your machines.',
    fr: 'Vous ne participez pas à {mission}. `/campagne envoyer mission:{mission}` envoie vos machines.',
    ru: 'Вы не участвуете в {mission}. `/кампания послать миссия:{mission}` посылает ваши машины.',
  },
  'campaign/no-such-faction': {
    en: 'There is no faction {faction}. There are {known}.',
    fr: 'Il n’y a pas de faction {faction}. Il y a {known}.',
    ru: 'Фракции {faction} нет. Есть: {known}.',
  },
  'campaign/no-such-province': {
    en: 'There is no province {province}. There are {known}.',
    fr: 'Il n’y a pas de province {province}. Il y a {known}.',
    ru: 'Провинции {province} нет. Есть: {known}.',
  },
  'campaign/no-such-model': {
    en: 'There is no model {model}. `/unit list` shows those there are.',
    fr: 'Il n’y a pas de modèle {model}. `/unité liste` montre ceux qui existent.',
    ru: 'Модели {model} нет. Какие есть, покажет `/юнит список`.',
  },
  'campaign/one-way': {
    en: '{province} names {other} as its neighbour, but not the other way round.',
    fr: '{province} nomme {other} comme voisine, mais pas l’inverse.',
    ru: '{province} называет соседом {other}, но не наоборот.',
  },
  // missions
  'campaign/no-mission-yet': {
    en: 'There is no mission {mission}: nobody has raised one yet. `/campaign mission` does.',
    fr: 'Il n’y a pas de mission {mission} : personne n’en a encore lancé. `/campagne mission` en lance une.',
    ru: 'Миссии {mission} нет: никто ещё ни одной не начал. Её начинает `/кампания миссия`.',
  },
  'campaign/no-such-mission': {
    en: 'There is no mission {mission}. There are {known}.',
    fr: 'Il n’y a pas de mission {mission}. Il y a {known}.',
    ru: 'Миссии {mission} нет. Есть: {known}.',
  },
  'campaign/out-of-reach': {
    en: '{province} is out of your reach. Next to your provinces: {known}.',
    fr: '{province} est hors de votre portée. Voisines des vôtres : {known}.',
    ru: 'До {province} вам не дотянуться. Рядом с вашими провинциями: {known}.',
  },
  'campaign/too-late': {
    en: '{mission}: forces no longer gather there.',
    fr: '{mission} : les forces ne s’y rassemblent plus.',
    ru: '{mission}: сбор сил уже закончен.',
  },
  'campaign/other-side': {
    en: '{mission}: you are on the other side, as {side@campaign.side}.',
    fr: '{mission} : vous êtes dans l’autre camp, comme {side@campaign.side}.',
    ru: '{mission}: вы на другой стороне, вы — {side@campaign.side}.',
  },
  'campaign/nobody-there': {
    en: '{mission}: the {side@campaign.side} has sent nobody yet.',
    fr: '{mission} : {side@campaign.side}, personne n’a encore été envoyé.',
    ru: '{mission}: {side@campaign.side} пока никого не прислал.',
  },
  'campaign/too-many-machines': {
    en: 'This would be {count:# machine|# machines} for the {side@campaign.side}; the mission takes {most}. A cocoon of Elementals alone counts as one.',
    fr: 'Cela ferait {count:# machine|# machines} en {side@campaign.side} ; la mission en admet {most}. Un cocon d’Élémentaires seuls compte pour une.',
    ru: 'Выходит {count:# машина|# машины|# машин} ({side@campaign.side}), а в миссии участвует не больше {most}. Кокон с одними элементалами — тоже одна.',
  },
  'campaign/no-pilot': {
    en: 'No pilot is free who may take {machine}.',
    fr: 'Aucun pilote disponible n’a le grade pour {machine}.',
    ru: 'Нет свободного пилота с допуском к {machine}.',
  },
  'campaign/nothing-sent': {
    en: 'Name the machines that you send, or groups of Elementals.',
    fr: 'Nommez les machines que vous envoyez, ou des groupes d’Élémentaires.',
    ru: 'Назовите машины, которые посылаете, или группы элементалов.',
  },
  'campaign/twice': {
    en: '{machine} or {pilot} is named twice.',
    fr: '{machine} ou {pilot} figure deux fois.',
    ru: 'В приказе дважды назвали {machine} или {pilot}.',
  },
  'campaign/is-out': {
    en: '{what} is out on a mission.',
    fr: '{what} est en mission.',
    ru: '{what} — на задании.',
  },
  'campaign/not-ready': {
    en: '{machine} is not ready: {condition@campaign.condition}.',
    fr: '{machine} : pas disponible, {condition@campaign.condition}.',
    ru: '{machine} не в готовности: {condition@campaign.condition}.',
  },
  'campaign/dead': {
    en: '{pilot} is dead.',
    fr: '{pilot} : mort au combat.',
    ru: '{pilot}: нет в живых.',
  },
  'campaign/too-heavy': {
    en: '{machine} weighs {tons} tons; the rank of {pilot} gives access to {most}.',
    fr: '{machine} pèse {tons} tonnes ; le grade de {pilot} en permet {most}.',
    ru: '{machine} весит {tons} т; звание {pilot} даёт допуск до {most} т.',
  },
  'campaign/cocoon-full': {
    en: 'This cocoon carries {most:# group|# groups} of Elementals, not {groups}.',
    fr: 'Ce cocon emporte {most:# groupe|# groupes} d’Élémentaires, pas {groups}.',
    ru: 'В этот кокон входит {most:# группа|# группы|# групп} элементалов, а не {groups}.',
  },
  'campaign/cocoon-empty': {
    en: 'There is nothing in this cocoon.',
    fr: 'Ce cocon est vide.',
    ru: 'Этот кокон пуст.',
  },
  'campaign/too-few-groups': {
    en: 'This takes {need:# group|# groups} of Elementals; {has} of yours can go.',
    fr: 'Il faut {need:# groupe|# groupes} d’Élémentaires ; vous pouvez en envoyer {has}.',
    ru: 'Нужно групп элементалов: {need}, а отправить можно {has}.',
  },
  'campaign/defiance': {
    en: '{faction} and {other} go on no mission together.',
    fr: '{faction} et {other} ne partent pas en mission ensemble.',
    ru: '{faction} и {other} вместе на задание не идут.',
  },
  'campaign/other-kind': {
    en: '{faction} and {other}: Clans do not fight beside the Inner Sphere.',
    fr: '{faction} et {other} : les Clans ne se battent pas aux côtés de la Sphère Intérieure.',
    ru: '{faction} и {other}: Кланы не сражаются рядом с Внутренней Сферой.',
  },
  // battles
  'campaign/not-fighting': {
    en: '{mission} has no battle that could be booked.',
    fr: '{mission} : aucune bataille à enregistrer.',
    ru: '{mission}: нет боя, который можно записать.',
  },
  'campaign/not-booked': {
    en: '{mission} has not been booked.',
    fr: '{mission} n’a pas été enregistrée.',
    ru: '{mission}: этот бой не записан.',
  },
  'campaign/report-misfit': {
    en: '{mission}: the report does not fit, see {what}.',
    fr: '{mission} : le rapport ne convient pas, voyez {what}.',
    ru: '{mission}: отчёт не подходит, см. {what}.',
  },
  'campaign/fought-since': {
    en: '{what} has fought since and cannot have been lost in {mission}. Annul {later} first.',
    fr: '{what} a combattu depuis et n’a pas pu être perdu en {mission}. Annulez d’abord {later}.',
    ru: '{what}: были бои и позже, значит, потери в {mission} быть не могло. Сначала отмените {later}.',
  },
  'campaign/not-standard': {
    en: '{scenario} is not of the standard level, on which campaigns are fought.',
    fr: '{scenario} n’est pas du niveau standard, celui des campagnes.',
    ru: '{scenario} — не стандартный уровень, а кампании играются на нём.',
  },
  // hangar, workshop, pilots, Elementals
  'campaign/too-dear': {
    en: 'This costs {price:# resource|# resources}, and you have {has}.',
    fr: 'Cela coûte {price:# ressource|# ressources}, et vous en avez {has}.',
    ru: 'Цена: {price} (ресурсы), а у вас {has}.',
  },
  'campaign/not-for-sale': {
    en: '{model} is not for sale. You can buy {known}.',
    fr: '{model} n’est pas en vente. Vous pouvez acheter {known}.',
    ru: '{model} не продаётся. Купить можно: {known}.',
  },
  'campaign/as-new': {
    en: '{machine} is as new.',
    fr: '{machine} est comme neuf.',
    ru: '{machine} — как новый.',
  },
  'campaign/workshop-full': {
    en: 'All places in your workshop are taken: {most}.',
    fr: 'Toutes les places de votre atelier sont prises : {most}.',
    ru: 'Все места в мастерской заняты: {most}.',
  },
  'campaign/learned-out': {
    en: '{pilot}: {characteristic@campaign.characteristic} cannot rise any further.',
    fr: '{pilot} : {characteristic@campaign.characteristic}, plus de progrès possible.',
    ru: '{pilot}: {characteristic@campaign.characteristic} — дальше расти некуда.',
  },
  'campaign/too-little-xp': {
    en: 'This costs {price} XP, and {pilot} has {has}.',
    fr: 'Cela coûte {price} XP, et {pilot} en a {has}.',
    ru: 'Это стоит {price:# очко|# очка|# очков} опыта, а у {pilot} {has}.',
  },
  'campaign/no-such-talent': {
    en: 'There is no talent {talent} to take up. There are {known}.',
    fr: 'Il n’y a pas de talent {talent} à prendre. Il y a {known}.',
    ru: 'Таланта {talent} взять нельзя. Есть: {known}.',
  },
  'campaign/talents-full': {
    en: 'The rank of {pilot} allows {most:# talent|# talents}.',
    fr: 'Le grade de {pilot} permet {most:# talent|# talents}.',
    ru: 'Звание {pilot} даёт {most:# талант|# таланта|# талантов}.',
  },
  'campaign/groups-full': {
    en: 'Your prestige allows {most:# group|# groups} of Elementals.',
    fr: 'Votre prestige permet {most:# groupe|# groupes} d’Élémentaires.',
    ru: 'Ваш престиж даёт {most:# группу|# группы|# групп} элементалов.',
  },
  'campaign/none-lacking': {
    en: 'You lack {most:# Elemental|# Elementals}, not {count}.',
    fr: 'Il vous manque {most:# Élémentaire|# Élémentaires}, pas {count}.',
    ru: 'Не хватает {most:# элементала|# элементалов|# элементалов}, а не {count}.',
  },
  // cards, the game master
  'campaign/no-such-card': {
    en: 'You do not hold the card {card}.',
    fr: 'Vous n’avez pas la carte {card}.',
    ru: 'Карты {card} у вас нет.',
  },
  'campaign/name-another': {
    en: 'The card {card} is played on somebody else. Name {known?}.',
    fr: 'La carte {card} se joue sur un autre. Nommez {known?}.',
    ru: 'Карту {card} играют на другого. Назовите: {known?}.',
  },
  'campaign/no-cards-left': {
    en: 'There is no card left to deal.',
    fr: 'Il ne reste aucune carte à distribuer.',
    ru: 'Карт для раздачи не осталось.',
  },
  'campaign/no-amount': {
    en: 'An award is a whole number other than 0, not {amount}.',
    fr: 'Une récompense est un nombre entier autre que 0, pas {amount}.',
    ru: 'Награда — целое число, кроме 0, а не {amount}.',
  },
  // names of codes
  'campaign.side.attacker': { en: 'attacker', fr: 'attaque', ru: 'нападающий' },
  'campaign.side.defender': { en: 'defender', fr: 'défense', ru: 'обороняющийся' },
  'campaign.condition.ready': { en: 'ready', fr: 'disponible', ru: 'готов' },
  'campaign.condition.workshop': { en: 'in the workshop', fr: 'à l’atelier', ru: 'в мастерской' },
  'campaign.condition.lost': { en: 'lost in battle', fr: 'perdu au combat', ru: 'потерян в бою' },
  'campaign.characteristic.gunnery': { en: 'gunnery', fr: 'tir', ru: 'стрельба' },
  'campaign.characteristic.piloting': { en: 'piloting', fr: 'pilotage', ru: 'пилотирование' },
  'campaign.characteristic.sensors': { en: 'sensors', fr: 'senseurs', ru: 'сенсоры' },
  'campaign.characteristic.physical': { en: 'physical attacks', fr: 'corps à corps', ru: 'ближний бой' },
} as const satisfies Sentences;
