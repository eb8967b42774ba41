import type { motions as en } from '../en/motions.js';
import type { Words } from '../words.js';

export const motions = {
  'player.referee': "l'arbitre",
  'match/proposal-open':
    "Une proposition de « {by@seat} » est encore ouverte. Répondez-y d'abord : acceptez ou refusez.",
  'match/proposal-closed': "Cette proposition n'est plus ouverte.",
  'match/consent-not-asked': "Votre accord n'est pas demandé. On le demande à : {asked@player}.",
  'match/already-agreed': 'Vous avez déjà donné votre accord. On attend celui des autres.',
  'match/not-your-proposal': 'Seul « {by@seat} » peut retirer cette proposition. Vous pouvez la refuser.',
  'match/nothing-to-undo': "Il n'y a rien à annuler : vous n'avez encore donné aucun ordre.",
  'match/undo-over': "La partie est terminée et le reste. Un ordre s'annule avant la fin.",
  'match/question-rewound':
    'La partie est revenue en arrière depuis : ce que demandait ce bouton ne vaut plus. Voyez ce qui est demandé maintenant.',
  'common.turn': 'tour',
  'discord/not-an-order':
    "`{given}` ne désigne pas d'ordre. Choisissez-en un dans la liste, ou écrivez son numéro (`42`) ou un tour (`tour 3`).",
  'match/no-such-order':
    "Il n'y a pas d'ordre `{given}`. Choisissez-en un dans la liste, ou écrivez son numéro, de {from} à {to}.",
  'discord/no-reason': 'Une correction demande une raison : `raison:…`. Elle figure au compte rendu.',
  'discord/nothing-to-correct':
    'Dites quoi corriger : `vers:` un ordre de la liste pour y revenir, ou `ordre:` un fait, par exemple {forms}.',
  'discord/to-or-order': 'Donnez `vers:` (revenir à un ordre) ou `ordre:` (fixer un fait), pas les deux.',
  'match/no-corrections': 'Dans ce jeu, aucun fait ne peut être fixé. Revenez plutôt à un ordre : `vers:`.',
  'match/not-arbiter': 'Seul un joueur de cette partie ou un arbitre de ce serveur peut la corriger.',
  'match/substitute-seated': '{player@player} joue déjà dans cette partie : {seats@seat}.',
  'match/substitute-holds': '« {seat@seat} » est déjà joué par {player@player}.',
  'match/substitute-too-soon':
    "« {seat@seat} » n'a pas assez manqué : {missed} réponses de suite sur {needed}. D'ici là, seule la personne qui tient la place peut la céder.",
  'motion.rewound-free': 'Annulé par « {seat@seat} » : le dernier ordre',
  'motion.rewound-agreed': "Annulé avec l'accord de tous, à la demande de « {seat@seat} »",
  'motion.returned-agreed': "Retour en arrière avec l'accord de tous, à la demande de « {seat@seat} » : {reason}",
  'motion.returned-arbiter': "Retour en arrière par décision de l'arbitre du serveur : {reason}",
  'motion.corrected-agreed':
    "Corrigé avec l'accord de tous, à la demande de « {seat@seat} » : {facts}. Raison : {reason}",
  'motion.corrected-arbiter': "Corrigé par décision de l'arbitre du serveur : {facts}. Raison : {reason}",
  'motion.substituted': '« {seat@seat} » est désormais joué par {player@player}',
  'motion.declined': '« {seat@seat} » refuse la proposition',
  'vote.undo': '{by} demande à annuler {count:# ordre|# ordres} :',
  'vote.return': '{by} demande à revenir en arrière et à annuler {count:# ordre|# ordres}. Raison : {reason}',
  'vote.correct': '{by} demande une correction : {facts}. Raison : {reason}',
  'vote.pause': "{by} demande à arrêter l'horloge.",
  'vote.resume': "{by} demande à relancer l'horloge.",
  'vote.substitute': '{by} demande que {player} prenne la place « {seat@seat} ».',
  'vote.order': '« {seat@seat} » : {order}',
  'vote.sealed': 'un ordre sous pli',
  'vote.earlier-undo': 'une annulation précédente',
  'vote.earlier-correction': 'une correction',
  'vote.asked': 'Accords encore attendus : {players}',
  'vote.agreed': "D'accord : {players}",
  'vote.ping': '{players} : votre accord est demandé.',
  'button.agree': "Je suis d'accord",
  'button.decline': 'Je refuse',
  'button.withdraw': 'Retirer',
  'button.undo': 'Annuler mon dernier ordre',
  'post.chapter': 'Tour {turn} · {phase}',
  'post.withdrawn': '~~{heading}~~\nRetiré : la partie est revenue avant ce moment.',
  'reply.undone': 'Annulé : {order}',
  'reply.undo-free': 'Ceci sera annulé :',
  'reply.undo-consent': "Ceci serait annulé ; on demande d'abord l'accord des autres :",
  'reply.proposed':
    "L'accord des autres est demandé : {players}. Vous pouvez retirer la demande par le bouton, ou par la même commande.",
  'reply.withdrawn': 'La proposition est retirée.',
  'reply.corrected': 'Corrigé.',
} as const satisfies Words<typeof en>;
