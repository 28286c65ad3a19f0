// The words of the start: bars, home, the board, the result of a round, the rules, errors. Others: later.ts.
import { formatsIn } from '../languages';
import type { StartTexts } from '../texts';

const { localTimeNote, measures, oneOf, plural, writtenOut } = formatsIn('fr');

export const start: StartTexts = {
  site: {
    date: writtenOut,
    skip: 'Aller au contenu',
    backToHome: 'Retour à l’accueil',
    loading: 'Chargement de la page',
    footer: 'Pied de page',
    privacy: 'Confidentialité',
    about: 'À propos',
    contact: 'Contact',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Ce navigateur ne permet pas au site d’enregistrer quoi que ce soit\u00A0: vous pouvez jouer, mais vos essais seront perdus quand vous quitterez la page.',
    full: 'Ce navigateur n’a plus de place pour le site\u00A0: ce qui est nouveau sera peut-être perdu quand vous quitterez la page. Tout ce qui était déjà enregistré est en sécurité.',
    newer:
      'Une version plus récente du site a enregistré votre progression sur cet appareil. Elle reste intacte, mais les essais faits ici seront peut-être perdus quand vous quitterez le site. Rechargez la page.',
    damaged:
      'Une partie de la progression enregistrée sur cet appareil était endommagée. Une copie en a été mise de côté, et tout ce qui était lisible a été conservé.',
    dismiss: 'Fermer',
  },
  copying: {
    copied: 'Copié dans le presse-papiers',
    byHand: 'Copiez ce texte',
    byHandNote:
      'Ce navigateur ne permet pas au site de le copier pour vous. Le texte est sélectionné.',
  },
  release: {
    found: 'Une nouvelle version de Zoomle est disponible.',
    applying: 'Chargement de la nouvelle version…',
    apply: 'Charger la nouvelle version',
  },
  descriptions: {
    home: 'Zoomle, un jeu de géographie quotidien\u00A0: devinez le pays d’après une image satellite, et dézoomez à chaque essai.',
    game: 'Quel pays se cache sur l’image satellite\u202F? Six essais\u202F; chacun indique la distance et la direction, et débloque un niveau de zoom.',
  },
  errors: {
    title: 'Une erreur inattendue s’est produite',
    notFound: { title: 'Page introuvable', note: 'Il n’y a pas de page à cette adresse.' },
    broken:
      'Cette page n’a pas pu s’afficher. La connexion est peut-être coupée, ou une nouvelle version du site est sortie. Vos essais sont enregistrés sur cet appareil.',
    home: 'Aller à l’accueil',
    sections: {
      map: 'la carte',
      input: 'le champ de saisie',
      rows: 'la liste de vos essais',
      recap: 'la fin de la partie',
      help: 'les règles',
      earth: 'votre Terre',
      statistics: 'vos statistiques',
      settings: 'vos réglages',
      card: 'la carte du jour',
      result: 'le résultat du jour',
      preview: 'l’aperçu',
    },
    section: (name) => `Impossible d’afficher ${name}. Essayez de recharger la page.`,
    reload: 'Recharger',
    report: 'Copier un rapport',
    startOver: {
      title: 'Si cela se reproduit',
      note: 'Repartez d’un plateau vide\u00A0: les parties non terminées des archives, des défis et de l’entraînement seront effacées. Vos essais du jour, vos statistiques et vos réglages sont conservés. Fermez d’abord les autres onglets du site, qui pourraient faire revenir ces parties.',
      action: 'Recommencer',
    },
  },
  game: {
    title: (date) => `Zoomle - ${writtenOut(date)}`,
    subtitle: 'Devinez le pays du jour d’après l’image satellite\u202F!',
    archiveSubtitle: 'Une carte des archives. Elle ne compte pas dans vos statistiques.',
    practiceTitle: 'Zoomle - Entraînement',
    practiceSubtitle: 'Un pays au hasard. Il ne compte pas dans vos statistiques.',
    challengeTitle: 'Zoomle - Défi',
    challengeSubtitle: (map, of) =>
      `Carte ${map} sur ${of}. Elle ne compte pas dans vos statistiques.`,
    revealAnswer: 'Voir la réponse',
    nextPractice: 'Autre pays',
    crosshair: 'Le viseur marque un lieu célèbre.',
    inputLabel: 'Devinez un pays',
    inputHint: 'Entrée',
    suggestions: 'Suggestions',
    suggestionCount: (count) => plural(count, { one: '# suggestion', other: '# suggestions' }),
    noSuggestion: 'Aucun pays ne correspond.',
    didYouMean: 'Vouliez-vous dire…\u202F?',
    corrections: (countries) =>
      `Aucun pays ne correspond. Vouliez-vous dire\u00A0: ${oneOf(countries)}\u202F?`,
    alias: ', ou ',
    part: ', dont ',
    guessed: 'déjà joué',
    guessAgain: 'Déjà joué. Le rejouer\u202F?',
    guesses: 'Essais',
    correct: '🎉 Trouvé\u202F!',
    from: (place) => `depuis ${place}`,
    percent: (near) => `${near}\u202F%`,
    near: 'de proximité',
    answerWas: (country) => `La bonne réponse était\u00A0: ${country}`,
    solved: [
      'Du premier coup\u202F! Incroyable\u202F!',
      'Trouvé en 2 essais. Superbe\u202F!',
      'Trouvé en 3 essais. Bravo\u202F!',
      'Trouvé en 4 essais. Bien joué\u202F!',
      'Trouvé en 5 essais.',
      'Trouvé au dernier essai. De justesse\u202F!',
    ],
    closest: (country, distance) => `Au plus près\u00A0: ${country}, à ${distance}.`,
    directions: {
      N: 'au nord',
      NE: 'au nord-est',
      E: 'à l’est',
      SE: 'au sud-est',
      S: 'au sud',
      SW: 'au sud-ouest',
      W: 'à l’ouest',
      NW: 'au nord-ouest',
    },
    distanceFrom: (distance, from) => `${distance}, ${from}`,
    repeated: (country) => `${country}, de nouveau`,
    guessesLeft: (left) => plural(left, { one: 'il reste # essai', other: 'il reste # essais' }),
    announceMiss: (country, distance, direction, near, left) =>
      `${country}\u00A0: ${distance}, ${direction}, ${near} de proximité, ${left}`,
    friends: (score, of) => `Votre adversaire\u00A0: ${score}/${of}`,
    announceDay: (date) => `Carte du ${writtenOut(date)}`,
    announceWin: (country) => `${country}\u00A0: trouvé\u202F!`,
    announceLoss: (country, answer) =>
      `${country}\u00A0: raté, et c’était le dernier essai. La réponse était\u00A0: ${answer}.`,
    zoomLevel: 'Niveau de zoom',
    zoomStatus: (zoom, index, count) => `Niveau de zoom\u00A0: ${zoom} (${index}/${count})`,
    zoomStep: (index, count) => `niveau ${index} sur ${count}`,
    zoomHint: 'Faites un premier essai pour débloquer le zoom',
    onePicture: 'Il n’y a qu’une image de ce lieu',
    notice: {
      today: { text: 'La nouvelle carte du jour (UTC) est là.', action: 'Jouer la carte du jour' },
      yesterday: { text: 'La partie d’hier n’est pas terminée.', action: 'Finir la partie d’hier' },
    },
    unplayableTitle: 'Erreur Zoomle',
    unplayable:
      'Les données des pays sont absentes ou non valides. Vérifiez votre fichier countries_with_mapLocations.json.',
    map: {
      alternative: 'Image satellite du lieu à deviner',
      described: (description) => `Image satellite du lieu à deviner. ${description}`,
      noDescription: 'Aucune description n’a pu être chargée.',
      place: (place) => `Image satellite\u00A0: ${place}`,
      back: (place) => `Revenir à ${place}`,
      loading: 'Chargement de l’image satellite',
      unavailable: 'Carte indisponible',
      failed: 'L’image satellite n’a pas pu être chargée.',
      canGuess: 'Vous pouvez quand même jouer.',
      retry: 'Réessayer',
      fallback: 'Le service de cartes ne répond pas. Voici l’atlas hors ligne à la place.',
    },
    menu: {
      help: 'Règles',
      statistics: 'Statistiques',
      settings: 'Réglages',
      archive: 'Archives',
      practice: 'Entraînement',
      earth: 'Votre Terre',
      challenge: 'Lancer un défi',
      close: 'Fermer',
    },
  },
  help: {
    title: 'Comment jouer',
    nearCloseUp: 'Votre carte commence encore plus près que celle-ci.',
    guess:
      'Devinez le pays. Vous avez six essais\u00A0: chaque essai raté indique à quelle distance est la réponse, dans quelle direction, et votre proximité en pourcentage.',
    exampleLabel: 'Exemple d’essai',
    wider: 'Chaque essai dézoome aussi d’un niveau.',
    more: 'En savoir plus',
    described: 'Chaque image est accompagnée d’une description.',
    greatCircle:
      'La distance et la direction se mesurent du lieu célèbre du pays proposé jusqu’au lieu sous le viseur, le long du grand cercle, le plus court chemin sur le globe. Deux pays voisins ne sont donc pas à 0\u00A0km l’un de l’autre, et une flèche peut surprendre sur une carte plane.',
    percent:
      '100\u00A0%, c’est le lieu même\u202F; 0\u00A0%, l’autre bout de la Terre. L’échelle est plus fine quand on est près.',
    day: (next) =>
      `Tout le monde reçoit la même carte le même jour. La suivante arrive à 00:00 UTC${localTimeNote(next, (time) => ` (${time} chez vous)`)}.`,
    play: 'Jouer',
  },
  home: {
    title: 'Zoomle\u00A0: jeux de géographie',
    headline: 'Jouez. Devinez. Gagnez.',
    tagline: 'Des jeux qui font travailler les méninges et testent votre connaissance du monde.',
    darkMode: 'Mode sombre',
    signIn: 'Connexion',
    games: 'Jeux',
    zoomle: {
      description:
        'Devinez un pays d’après une image satellite. Une nouvelle carte chaque jour à 00:00 UTC.',
      play: 'Jouer la carte du jour',
      goOn: 'Continuer',
      look: 'Voir la carte du jour',
      waiting: 'La carte du jour vous attend.',
      used: (count, of) =>
        plural(count, {
          one: `Aujourd’hui\u00A0: # essai sur ${of}`,
          other: `Aujourd’hui\u00A0: # essais sur ${of}`,
        }),
      keepGoing: (days) => plural(days, '# jours d’affilée. Continuez\u202F!'),
      won: (count, of) =>
        plural(count, {
          one: `Trouvé en # essai sur ${of}`,
          other: `Trouvé en # essais sur ${of}`,
        }),
      lost: 'Pas trouvé aujourd’hui',
      week: 'Les sept derniers jours',
      links: 'Aussi dans Zoomle',
    },
    puzzlia: {
      comingSoon: 'Bientôt',
      description: 'Une aventure faite d’énigmes de géographie, prévue pour le 3e trimestre 2024.',
      more: 'À propos de Puzzlia',
    },
  },
  language: {
    menu: (language) => `Langue\u00A0: ${language}`,
    offer: 'Zoomle existe aussi en français.',
    accept: 'Continuer en français',
    decline: 'Non merci',
    notStored: (language) =>
      `Cette langue n’est pas encore sur cet appareil\u00A0: ${language}. Ouvrez le site une fois dans cette langue avec une connexion, et il marchera ensuite hors ligne.`,
  },
  streak: (days: number) => plural(days, '# jours d’affilée'),
  list: (parts) => parts.join(', '),
  labelled: (label, value) => `${label}\u00A0: ${value}`,
  units: measures({ km: '#\u00A0km', mi: '#\u00A0mi', m: '#\u00A0m', ft: '#\u00A0pieds' }),
};
