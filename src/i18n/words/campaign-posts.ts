import type { Sentences } from '../sentences.js';

/** What a campaign's posts say: how it stands, what happened, what a faction has. */
export const campaignPosts = {
  'campaign.rank.bleu': { en: 'Bleu', fr: 'Bleu', ru: 'новичок' },
  'campaign.rank.cadet': { en: 'Cadet', fr: 'Cadet', ru: 'кадет' },
  'campaign.rank.warrior': { en: 'Warrior', fr: 'Guerrier', ru: 'воин' },
  'campaign.rank.point-commander': { en: 'Point Commander', fr: 'Point Commander', ru: 'командир поинта' },
  'campaign.rank.star-commander': { en: 'Star Commander', fr: 'Star Commander', ru: 'командир звезды' },
  'campaign.rank.nova-commander': { en: 'Nova Commander', fr: 'Nova Commander', ru: 'командир новы' },
  'campaign.rank.star-captain': { en: 'Star Captain', fr: 'Star Captain', ru: 'капитан звезды' },
  'campaign.rank.nova-captain': { en: 'Nova Captain', fr: 'Nova Captain', ru: 'капитан новы' },
  'campaign.nobody': { en: 'nobody yet', fr: 'personne', ru: 'пока никто' },
  'campaign.resources': { en: '{amount} resources', fr: '{amount} ressources', ru: '{amount} рес.' },
  'campaign.prestige': { en: '{amount} prestige', fr: '{amount} prestige', ru: '{amount} прест.' },
  'campaign.condition.out': { en: 'on a mission', fr: 'en mission', ru: 'на задании' },
  'campaign.condition.damaged': { en: 'damaged', fr: 'endommagé', ru: 'повреждён' },
  'campaign.status.gathering': { en: 'forces gather', fr: 'les forces se rassemblent', ru: 'идёт сбор сил' },
  'campaign.status.fighting': { en: 'the battle is on', fr: 'la bataille fait rage', ru: 'идёт бой' },
  'campaign.status.booked': { en: 'over', fr: 'terminée', ru: 'окончена' },
  'campaign.status.annulled': { en: 'counts for nothing', fr: 'ne compte pas', ru: 'не засчитана' },
  'campaign.post.turn': { en: '**Turn {turn}**', fr: '**Tour {turn}**', ru: '**Ход {turn}**' },
  'campaign.post.turn-until': {
    en: '**Turn {turn}**, ends {until}',
    fr: '**Tour {turn}**, fin {until}',
    ru: '**Ход {turn}**, конец {until}',
  },
  'campaign.post.faction': {
    en: '- **{faction}** · prestige {prestige} · resources {resources} · {provinces:# province|# provinces} · {machines:# machine|# machines} ready · {cards:# card|# cards} · {leaders}',
    fr: '- **{faction}** · prestige {prestige} · ressources {resources} · {provinces:# province|# provinces} · {machines:# machine prête|# machines prêtes} · {cards:# carte|# cartes} · {leaders}',
    ru: '- **{faction}** · престиж {prestige} · ресурсы {resources} · {provinces:# провинция|# провинции|# провинций} · {machines:# машина|# машины|# машин} в строю · {cards:# карта|# карты|# карт} · {leaders}',
  },
  'campaign.post.missions': { en: '**Missions**', fr: '**Missions**', ru: '**Миссии**' },
  'campaign.post.mission': {
    en: '{id} {kind}, {province}: {attacker} against {defender} · {status@campaign.status}',
    fr: '{id} {kind}, {province} : {attacker} contre {defender} · {status@campaign.status}',
    ru: '{id} {kind}, {province}: {attacker} против {defender} · {status@campaign.status}',
  },
  'campaign.post.masters': {
    en: 'Game masters: {masters}. Fingerprint of the dice: {commitment}…',
    fr: 'Maîtres de jeu : {masters}. Empreinte des dés : {commitment}…',
    ru: 'Мастера: {masters}. Отпечаток кубиков: {commitment}…',
  },
  'campaign.post.chronicle': { en: '### Turn {turn}', fr: '### Tour {turn}', ru: '### Ход {turn}' },
  'campaign.event.founded': {
    en: 'The campaign begins. `/campaign join` takes a faction.',
    fr: 'La campagne commence. `/campagne rejoindre` prend une faction.',
    ru: 'Кампания начинается. `/кампания вступить` — взять фракцию.',
  },
  'campaign.event.raised': {
    en: '**{faction}** raises {id}: {kind} against {province} ({owner})',
    fr: '**{faction}** lance {id} : {kind} contre {province} ({owner})',
    ru: '**{faction}** начинает {id}: {kind}, цель — {province} ({owner})',
  },
  'campaign.event.joined': {
    en: '{mission}: {faction} sends {machines} as {side@campaign.side}',
    fr: '{mission} : {faction} envoie {machines} en {side@campaign.side}',
    ru: '{mission}: {faction} посылает {machines} ({side@campaign.side})',
  },
  'campaign.event.called-off': {
    en: '{mission} is called off',
    fr: '{mission} : annulée avant la bataille',
    ru: '{mission}: отменена до боя',
  },
  'campaign.event.began': {
    en: '{mission}: the battle begins',
    fr: '{mission} : la bataille commence',
    ru: '{mission}: бой начинается',
  },
  'campaign.event.booked': {
    en: '**{mission}: victory of the {side@campaign.side}**',
    fr: '**{mission} : victoire, {side@campaign.side}**',
    ru: '**{mission}: победил {side@campaign.side}**',
  },
  'campaign.event.booked-draw': {
    en: '**{mission}: nobody has won**',
    fr: '**{mission} : pas de vainqueur**',
    ru: '**{mission}: победителя нет**',
  },
  'campaign.event.lost': { en: 'Lost: {machines}', fr: 'Perdus : {machines}', ru: 'Потеряны: {machines}' },
  'campaign.event.captured': {
    en: '{province} now belongs to {faction}',
    fr: '{province} passe à {faction}',
    ru: '{province} теперь принадлежит: {faction}',
  },
  'campaign.event.ceded': {
    en: '{line} by decision of the game master. Reason: {reason}',
    fr: '{line}, par décision du maître de jeu. Raison : {reason}',
    ru: '{line} — решение мастера. Причина: {reason}',
  },
  'campaign.event.unbooked': {
    en: '{mission} counts for nothing: what it brought is taken back',
    fr: '{mission} ne compte pas : ce qu’elle a rapporté est repris',
    ru: '{mission} не засчитана: всё, что она принесла, возвращено',
  },
  'campaign.event.rebooked': {
    en: '{mission} is booked anew',
    fr: '{mission} : résultat rectifié',
    ru: '{mission}: результат записан заново',
  },
  'campaign.event.bought': {
    en: '{faction} buys {machine}, with {pilot} as its pilot',
    fr: '{faction} achète {machine}, avec {pilot} aux commandes',
    ru: '{faction} покупает {machine}, пилот — {pilot}',
  },
  'campaign.event.repair': {
    en: '{machine} goes into the workshop',
    fr: '{machine} entre à l’atelier',
    ru: '{machine} — в мастерскую',
  },
  'campaign.event.learned': {
    en: '{pilot}: {characteristic@campaign.characteristic} +{to}',
    fr: '{pilot} : {characteristic@campaign.characteristic} +{to}',
    ru: '{pilot}: {characteristic@campaign.characteristic} +{to}',
  },
  'campaign.event.talent': {
    en: '{pilot} takes up a talent: {talent}',
    fr: '{pilot} acquiert un talent : {talent}',
    ru: '{pilot}: новый талант — {talent}',
  },
  'campaign.event.recruited': {
    en: '{faction} recruits a group of Elementals',
    fr: '{faction} recrute un groupe d’Élémentaires',
    ru: '{faction}: новая группа элементалов',
  },
  'campaign.event.replaced': {
    en: '{faction} replaces {count:# Elemental|# Elementals}',
    fr: '{faction} remplace {count:# Élémentaire|# Élémentaires}',
    ru: '{faction}: пополнение, {count:# элементал|# элементала|# элементалов}',
  },
  'campaign.event.drawn': {
    en: 'An event card is drawn',
    fr: 'Une carte d’événement est tirée',
    ru: 'Взята карта события',
  },
  'campaign.event.drawn-known': {
    en: '{faction} draws {card}',
    fr: '{faction} tire {card}',
    ru: '{faction} берёт карту: {card}',
  },
  'campaign.event.played': {
    en: '**{faction}** plays **{card}**: {text}',
    fr: '**{faction}** joue **{card}** : {text}',
    ru: '**{faction}** играет карту **{card}**: {text}',
  },
  'campaign.event.played-on': {
    en: '**{faction}** plays **{card}** on {other}: {text}',
    fr: '**{faction}** joue **{card}** sur {other} : {text}',
    ru: '**{faction}** играет карту **{card}** на {other}: {text}',
  },
  'campaign.event.defies': {
    en: '{clan} bears a Defiance of {against}: no mission together',
    fr: '{clan} subit la défiance de {against} : pas de mission commune',
    ru: '{clan} и {against}: противостояние, общих миссий не будет',
  },
  'campaign.event.defied': {
    en: '{clan} and {against}: the Defiance is over',
    fr: '{clan} et {against} : la défiance est levée',
    ru: '{clan} и {against}: противостояние окончено',
  },
  'campaign.event.turn': {
    en: '**Turn {turn} is over.** Provinces yield, the workshop gives back what it has mended.',
    fr: '**Le tour {turn} est terminé.** Les provinces produisent, l’atelier rend ce qu’il a réparé.',
    ru: '**Ход {turn} окончен.** Провинции приносят доход, мастерская возвращает починенное.',
  },
  'campaign.event.awarded': {
    en: 'The game master decides about {faction}. Reason: {reason}',
    fr: 'Décision du maître de jeu pour {faction}. Raison : {reason}',
    ru: 'Решение мастера, {faction}. Причина: {reason}',
  },
  'campaign.hangar.means': {
    en: 'Resources {resources} · prestige {prestige} · places in the workshop {places} · groups of Elementals {groups}',
    fr: 'Ressources {resources} · prestige {prestige} · places à l’atelier {places} · groupes d’Élémentaires {groups}',
    ru: 'Ресурсы {resources} · престиж {prestige} · мест в мастерской {places} · групп элементалов {groups}',
  },
  'campaign.hangar.machines': { en: '**Hangar**', fr: '**Hangar**', ru: '**Ангар**' },
  'campaign.hangar.machine': {
    en: '- `{id}` {machine}, {tons} t: {condition@campaign.condition}; repair {bill}',
    fr: '- `{id}` {machine}, {tons} t : {condition@campaign.condition} ; réparation {bill}',
    ru: '- `{id}` {machine}, {tons} т: {condition@campaign.condition}; ремонт {bill}',
  },
  'campaign.hangar.pilots': { en: '**Pilots**', fr: '**Pilotes**', ru: '**Пилоты**' },
  'campaign.hangar.pilot': {
    en: '- `{id}` {pilot}, {rank}: {xp} XP, gunnery {gunnery}, piloting {piloting}, wounds {hits}',
    fr: '- `{id}` {pilot}, {rank} : {xp} XP, tir {gunnery}, pilotage {piloting}, blessures {hits}',
    ru: '- `{id}` {pilot}, {rank}: опыт {xp}, стрельба {gunnery}, пилотирование {piloting}, раны {hits}',
  },
  'campaign.hangar.cards': {
    en: '**Cards** (only you see them)',
    fr: '**Cartes** (vous seul les voyez)',
    ru: '**Карты** (видите только вы)',
  },
} as const satisfies Sentences;
