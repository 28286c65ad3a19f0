import type { Texts } from '../texts';

function replyOf(mine: number, theirs: number) {
  if (mine === theirs) return `égalité, ${mine} essais partout\u202F!`;
  return mine < theirs
    ? `j’ai gagné, ${mine} essais contre ${theirs}\u202F!`
    : `bravo, tu as gagné, ${theirs} essais contre ${mine}.`;
}

export const challengeTexts: Texts['challenge'] = {
  title: 'Lancer un défi',
  subtitle: 'Cinq cartes, les mêmes pour vous deux.',
  description: 'Un défi à deux sur cinq cartes de Zoomle\u00A0: tout est dans le lien.',
  invitation: 'Envoyez cinq cartes. Qui fait le moins d’essais gagne.',
  about:
    'Cinq pays tirés au hasard deviennent un lien. La personne qui l’ouvre reçoit les mêmes cinq cartes, l’une après l’autre. Jouez-les aussi, et le lien emportera votre résultat.',
  make: 'Créer un défi',
  makeAnother: 'Nouveau défi',
  honesty:
    'Aucun serveur n’en garde rien\u00A0: tout tient dans le lien. Un lien peut se modifier, alors on joue en confiance.',
  intro: {
    title: 'Défi Zoomle',
    friends: (total) => `Score à battre\u00A0: ${total} essais. Ferez-vous mieux\u202F?`,
    game: 'Un point sur une image satellite\u00A0: devinez le pays en six essais. Chaque erreur élargit la vue.',
    rules: (lost) =>
      `Qui fait le moins d’essais gagne\u202F; une carte non trouvée compte pour ${lost}. Les défis ne comptent pas dans vos statistiques.`,
    start: 'Commencer',
    goOn: 'Continuer',
    send: 'Envoyer le défi',
  },
  board: { next: 'Carte suivante', result: 'Voir le résultat' },
  result: {
    title: 'Défi Zoomle\u00A0: le résultat',
    alone: (mine) => `Il vous a fallu ${mine} essais pour cinq cartes.`,
    won: (mine, theirs) => `Vous avez gagné\u00A0: ${mine} essais contre ${theirs}.`,
    lost: (mine, theirs) => `C’est perdu cette fois\u00A0: ${mine} essais contre ${theirs}.`,
    draw: (mine) => `Égalité\u00A0: ${mine} essais partout.`,
    table: 'Essais par carte',
    columns: { map: 'Carte', country: 'Pays', mine: 'Vous', theirs: 'Adversaire' },
    total: 'Total',
    lostMap: 'X',
    lostNote: (lost) => `X\u00A0: non trouvée, compte pour ${lost}.`,
    places: 'Les cinq lieux',
    reply: 'Renvoyer le défi',
    send: 'Envoyer le défi',
  },
  share: {
    action: 'Partager le lien',
    invitation: (link) =>
      `Défi Zoomle\u00A0: cinq cartes, les mêmes pour nous deux. Qui trouvera en moins d’essais\u202F?\n${link}`,
    result: (mine, link) =>
      `Défi Zoomle\u00A0: il m’a fallu ${mine} essais pour cinq cartes. Fais mieux que ${mine}\u202F!\n${link}`,
    reply: (mine, theirs, link) => `Défi Zoomle\u00A0: ${replyOf(mine, theirs)}\n${link}`,
  },
  open: {
    heading: 'Vos défis en cours',
    link: (played, of) => `Continuer\u00A0: ${played}/${of} cartes jouées`,
  },
  refused: {
    title: 'Impossible d’ouvrir ce défi',
    reasons: {
      damaged:
        'Le lien est incomplet, trop long ou contient un caractère erroné. Demandez qu’on vous renvoie le lien entier.',
      otherList:
        'Ce lien a été créé avec une autre liste de pays, par une version plus ancienne ou plus récente du site. Rechargez la page et réessayez, ou créez un nouveau défi.',
    },
  },
};
