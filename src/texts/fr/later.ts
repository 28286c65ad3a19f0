// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('fr');

export const later: LaterTexts = {
  archive: {
    title: 'Archives de Zoomle',
    subtitle:
      'Toutes les cartes passées, à jouer quand vous voulez. Elles ne comptent pas dans vos statistiques.',
    description: (first) =>
      `Toutes les cartes de Zoomle depuis le ${writtenOut(first)}, à jouer quand vous voulez.`,
    years: 'Années',
    month: (month) => capitalized(monthAndYear(month)),
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) =>
      plural(played, { one: `# jouée sur ${days}`, other: `# jouées sur ${days}` }),
    random: 'Surprenez-moi',
    allPlayed: 'Vous avez déjà joué toutes les cartes.',
    closed: (date) => `carte verrouillée, de nouveau disponible le ${writtenOut(date)}`,
    closedTitle: 'Cette carte est verrouillée pour l’instant',
    closedNote: (date) =>
      `La jouer maintenant révélerait la réponse d’aujourd’hui ou de demain. Elle sera de nouveau disponible le ${writtenOut(date)}.`,
    noPuzzle: 'Pas de carte ce jour-là',
    noPuzzleNote: (first) =>
      `Les archives contiennent tous les jours du ${writtenOut(first)} jusqu’à hier (UTC).`,
    open: 'Ouvrir les archives',
  },
  challenge: {
    subtitle: 'Cinq cartes, les mêmes pour vous deux.',
    description: 'Un défi à deux sur cinq cartes de Zoomle\u00A0: tout est dans le lien.',
    invitation: 'Envoyez cinq cartes. Qui fait le moins d’essais gagne.',
    about:
      'Cinq pays tirés au hasard deviennent un lien. La personne qui l’ouvre reçoit les mêmes cinq cartes, l’une après l’autre. Jouez-les vous aussi, et votre résultat sera dans le lien.',
    make: 'Créer un défi',
    makeAnother: 'Nouveau défi',
    send: 'Envoyer le défi',
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
    },
    board: {
      next: 'Carte suivante',
      result: 'Voir le résultat',
      friends: (guesses) =>
        `Votre adversaire a fait ${plural(guesses, { one: '# essai', other: '# essais' })}. Et vous\u202F?`,
      friendsLost: 'Votre adversaire n’a pas trouvé. Et vous\u202F?',
      both: (mine, theirs) => `Vous ${mine}, adversaire ${theirs}`,
    },
    result: {
      title: 'Défi Zoomle\u00A0: le résultat',
      alone: (mine) => `Il vous a fallu ${mine} essais pour cinq cartes.`,
      won: (mine, theirs) => `Vous avez gagné\u00A0: ${mine} essais contre ${theirs}.`,
      lost: (mine, theirs) => `C’est perdu cette fois\u00A0: ${mine} essais contre ${theirs}.`,
      draw: (mine) => `Égalité\u00A0: ${mine} essais partout.`,
      table: 'Essais par carte',
      columns: { map: 'Carte', country: 'Pays', mine: 'Vous', theirs: 'Adversaire' },
      total: 'Total',
      lostNote: (lost) => `X\u00A0: non trouvée, compte pour ${lost}.`,
      places: 'Les cinq lieux',
      reply: 'Renvoyer le défi',
    },
    share: {
      action: 'Partager le lien',
      invitation:
        'Défi Zoomle\u00A0: cinq cartes, les mêmes pour nous deux. Qui trouvera en moins d’essais\u202F?',
      result: (mine) =>
        `Défi Zoomle\u00A0: il m’a fallu ${mine} essais pour cinq cartes. Fais mieux que ${mine}\u202F!`,
      reply: (verdict) => `Défi Zoomle\u00A0: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `j’ai gagné, ${mine} essais contre ${theirs}\u202F!`,
        lost: (mine, theirs) => `bravo, tu as gagné, ${theirs} essais contre ${mine}.`,
        draw: (mine) => `égalité, ${mine} essais partout\u202F!`,
      },
    },
    open: {
      heading: 'Vos défis en cours',
      link: (played, of) => `Continuer\u00A0: ${played}/${of} cartes jouées`,
    },
    refused: {
      title: 'Impossible d’ouvrir ce défi',
      damaged:
        'Le lien est incomplet, trop long ou contient un caractère erroné. Demandez qu’on vous renvoie le lien entier.',
      otherList:
        'Ce lien a été créé avec une autre liste de pays, par une version plus ancienne ou plus récente du site. Rechargez la page et réessayez, ou créez un nouveau défi.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}\u00A0: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'pas encore joué',
    result: {
      playing: () => 'pas terminé',
      won: (guesses) => plural(guesses, { one: 'trouvé en # essai', other: 'trouvé en # essais' }),
      lost: () => 'pas trouvé',
    },
  },
  earth: {
    description: 'Chaque pays que vous reconnaissez s’illumine sur votre Terre.',
    count: (lit, all) => `${lit} pays sur ${all}`,
    globe: 'Globe\u00A0: flèches pour tourner, plus et moins pour zoomer',
    zoom: 'Zoom',
    nearer: 'Zoom avant',
    farther: 'Zoom arrière',
    whole: 'Terre entière',
    noGlobe: 'Ce navigateur ne peut pas afficher le globe. Tous vos pays sont dans les listes.',
    continents: ['Afrique', 'Asie', 'Europe', 'Amérique du Nord', 'Amérique du Sud', 'Océanie'],
    allCountries: 'Tous les pays',
    last: (country) => `Dernier pays illuminé\u00A0: ${country}`,
    another: 'Illuminer un autre pays',
    notLit: 'Encore dans le noir',
    lightUp: (continent) => `Illuminer l’${continent}`,
    of: (lit, all) => `${lit} sur ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}\u00A0: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Reste dans le noir\u00A0: ${country} (${continent}\u00A0: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}\u00A0: aucun pays dans le noir à tirer au sort pour l’instant. Choisissez un autre continent ou revenez dans quelques jours.`,
    toGo: (continent, count) => `${continent}\u00A0: encore ${count} pays à illuminer.`,
    ten: (country) => `${country}, dixième pays\u00A0: votre Terre commence à briller.`,
    twentyFive: (country) =>
      `${country}, vingt-cinquième pays\u00A0: un huitième de la Terre brille.`,
    fifty: (country) => `${country}, cinquantième pays\u00A0: un quart de la Terre brille.`,
    hundred: (country) => `${country}, centième pays\u00A0: la moitié de la Terre brille.`,
    hundredFifty: (country) =>
      `${country}, cent cinquantième pays\u00A0: les trois quarts de la Terre brillent.`,
    continent: (continent) => `${continent}\u00A0: tous les pays brillent.`,
    complete: (continent, progress) => `${continent}\u00A0: ${progress}, au complet\u202F!`,
    wholeSince: (date, all) =>
      `Toute la Terre brille depuis le ${writtenOut(date)}\u00A0: les ${all} pays.`,
    again: 'Revoir la Terre s’illuminer',
    all: 'Toute votre Terre brille\u00A0: vous avez reconnu chaque pays.',
  },
  pages: {
    practiceOffline:
      'L’entraînement a besoin du réseau, et il n’y en a pas en ce moment. La carte du jour se joue aussi hors ligne.',
    source: 'Le code source du site',
    allPosts: 'Tous les articles',
    postsLanguage: 'Les articles sont en anglais.',
    contact: {
      coordinate: {
        action: 'Signaler une position erronée',
        title: 'Position erronée\u00A0: ',
        questions: [
          'Pays\u00A0:',
          'Lieu\u00A0:',
          'Ce qui est faux, et où le lieu se trouve vraiment\u00A0:',
          'Comment vous le savez\u00A0:',
        ],
      },
      bug: {
        action: 'Signaler un bug',
        title: 'Bug\u00A0: ',
        questions: [
          'Ce qui s’est passé\u00A0:',
          'Ce que vous attendiez\u00A0:',
          'Comment le reproduire\u00A0:',
          'Navigateur et appareil\u00A0:',
        ],
      },
      date: (today) => `Date de la carte (UTC)\u00A0: ${today}`,
      inEnglish: 'Si possible, écrivez en anglais.',
      note: 'Chaque lien ouvre un nouveau ticket dans le dépôt du projet, avec les questions auxquelles répondre. Il faut y avoir un compte. Les tickets sont publics, et un ticket sur la carte du jour la dévoile\u00A0: merci d’attendre la fin de la journée.',
    },
  },
  progress: {
    title: 'Votre progression',
    description:
      'Vos statistiques dans Zoomle\u00A0: victoires, séries et essais. Enregistrez votre progression en fichier ou en code, et retrouvez-la sur un autre appareil.',
    open: 'Transférer votre progression sur un autre appareil',
    intro:
      'Votre progression est enregistrée dans ce navigateur, sur cet appareil, et nulle part ailleurs. Gardez-en une copie, ou transférez-la sur un autre appareil.',
    export: {
      heading: 'Exporter',
      note: 'L’export contient les parties du jour et des archives et les pays de votre Terre, mais ni les autres parties, ni les réglages. Un code contient les mêmes données\u00A0: collez-le dans un message à vous-même.',
      save: 'Enregistrer un fichier',
      copy: 'Copier un code',
      fileName: (date) => `zoomle-progression-${date}.json`,
    },
    persist: {
      heading: 'Protéger votre progression',
      note: 'Un navigateur peut effacer ce que les sites ont enregistré quand l’appareil manque de place. Vous pouvez lui demander de protéger votre progression\u202F; il vous demandera peut-être de confirmer.',
      ask: 'Protéger ma progression',
      granted: 'Le navigateur conservera votre progression jusqu’à ce que vous l’effaciez.',
      refused: 'Le navigateur n’a pas accepté. Exportez une copie de temps en temps.',
    },
    offline: {
      heading: 'Jouer hors ligne',
      ready: 'Ce navigateur a enregistré le site\u00A0: vous pouvez aussi jouer sans réseau.',
      unsupported:
        'Ce navigateur ne permet pas au site de fonctionner hors ligne. C’est souvent le cas en navigation privée et aux adresses sans https.',
      changed:
        'Impossible d’enregistrer le site pour jouer hors ligne\u00A0: ses fichiers arrivent modifiés, peut-être par votre réseau ou une extension. Le site réessaiera à votre prochaine visite.',
      incomplete:
        'Le site n’est pas entièrement enregistré pour jouer hors ligne\u00A0: certains de ses fichiers n’ont pas pu être chargés. Il réessaiera à votre prochaine visite.',
    },
    import: {
      heading: 'Importer',
      note: 'Vous verrez le résultat de l’import avant tout changement. Une carte terminée n’est jamais remplacée.',
      file: 'Depuis un fichier',
      choose: 'Choisir un fichier',
      code: 'Depuis un code',
      preview: 'Aperçu',
      outcome: {
        kinds: { daily: 'Cartes du jour', archive: 'Archives', practice: 'Entraînement' },
        added: (count) => plural(count, { one: '# nouvelle', other: '# nouvelles' }),
        improved: (count) =>
          plural(count, { one: '# qui continue la vôtre', other: '# qui continuent les vôtres' }),
        unchanged: (count) => plural(count, { one: '# déjà présente', other: '# déjà présentes' }),
        keptMine: (count) =>
          plural(count, {
            one: '# différente (la vôtre est gardée)',
            other: '# différentes (les vôtres sont gardées)',
          }),
        sentence: (kind, clauses) => `${kind}\u00A0: ${clauses.join(', ')}.`,
      },
      nothingNew: 'Il n’y a rien de nouveau dedans.',
      confirm: 'Importer',
      decline: 'Annuler',
      declined: 'Rien n’a changé.',
      imported: (count) =>
        plural(count, { one: '# carte importée.', other: '# cartes importées.' }),
      notStored:
        'Ce navigateur ne peut pas les enregistrer pour l’instant\u00A0: elles seront peut-être perdues quand vous quitterez la page.',
      refused: {
        damaged:
          'Lecture impossible\u00A0: les données sont endommagées ou incomplètes, ou contiennent des dates futures d’après l’horloge de cet appareil. Rien n’a changé.',
        foreign: 'Ce n’est pas un export de Zoomle. Rien n’a changé.',
        newer:
          'Cet export vient d’une version de Zoomle plus récente que celle ouverte ici. Rien n’a changé. Rechargez la page et réessayez.',
        oversized:
          'Cela dépasse 2\u00A0Mo\u00A0: ce ne peut pas être un export de Zoomle. Rien n’a changé.',
        unavailable:
          'Une partie du site nécessaire ici n’a pas pu être chargée. Vérifiez la connexion, rechargez la page et réessayez.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}\u00A0: nouveau record.`,
    bestMonth: (month) => `${month}\u00A0: votre meilleur mois jusqu’ici.`,
    readMore: (country) => `Lire sur Wikipédia\u00A0: ${country}`,
    newTab: '(ouvre un nouvel onglet)',
    seen: 'Vous regardiez les environs de ce lieu\u00A0:',
    area: 'Superficie',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# mi²'),
    rank: (rank, count) => `nº\u00A0${rank} sur ${count}`,
    borders: 'Pays voisins',
    noBorders: 'Aucune frontière terrestre',
    beyond: 'Hors de la carte',
    offMap: (place) => `${place} (hors de la carte du pays)`,
    notStored: 'Indisponible hors ligne',
    views: { country: 'Le pays', guesses: 'Vos essais', neighbours: 'Alentours' },
    map: (country, place, misses) =>
      `Carte\u00A0: ${place}, ${country}${misses > 0 ? ', et une ligne depuis chaque essai raté' : ''}`,
    answersMap: 'Carte du monde où les lieux sont marqués par leur numéro',
    more: (country) => `${country}\u00A0: d’autres lieux`,
    moreFailed: (country) => `${country}\u00A0: les autres lieux n’ont pas pu être chargés.`,
    yourStatistics: 'Vos statistiques',
    countdown: (time) => `Prochaine carte dans ${time}`,
    nextPastMap: (date) => `Prochaine carte\u00A0: ${writtenOut(date)}`,
    share: 'Partager',
  },
  neighbours: {
    ask: (count) =>
      plural(count, {
        one: 'Bonus\u00A0: nommez son unique voisin',
        other: 'Bonus\u00A0: nommez ses # voisins',
      }),
    askNearest: 'Bonus\u00A0: nommez les pays les plus proches',
    input: 'Nommez un voisin',
    inputNearest: 'Nommez un pays proche',
    missesLeft: (count) =>
      plural(count, { one: 'encore # erreur permise', other: 'encore # erreurs permises' }),
    wrong: (country, own) => `${country} – ${own}\u00A0: pas de frontière commune.`,
    farther: (country) => `${country}\u00A0: ce n’est pas l’un des plus proches.`,
    otherView: (country, holder) =>
      `${country}\u00A0: les points de vue divergent. Ici, cette frontière est celle d’un autre pays\u00A0: ${holder}.`,
    away: (distance) => `Distance\u00A0: ${distance}.`,
    again: (country) => `Déjà nommé\u00A0: ${country}`,
    own: (country) => `${country}\u00A0: c’est le pays de cette partie.`,
    show: 'Les montrer',
    result: (found, asked) => `${found} pays sur ${asked}.`,
    all: 'Tous trouvés\u202F!',
    beyond: (countries) => `Hors de la carte\u00A0: ${countries}`,
    failed: 'Les pays n’ont pas pu être chargés.',
    named: (countries) => `Nommés\u00A0: ${countries}`,
    open: (directions) => `Pas encore nommés, par direction\u00A0: ${directions}`,
    total: (found, asked) => `Pays nommés en bonus\u00A0: ${found} sur ${asked}`,
  },
  sharing: {
    month: (name) => `Partager ${name}`,
    heading: (name, won, days) => `Zoomle, ${name}\u00A0: ${won} sur ${days}`,
    picture: 'Partager en image',
    question: 'Reconnaissez-vous cet endroit\u202F?',
    practice: 'Une carte d’entraînement',
    challenge: (guesses) =>
      plural(guesses, {
        one: 'Cartes d’un défi\u00A0: # essai',
        other: 'Cartes d’un défi\u00A0: # essais',
      }),
    saved: (file) => `Enregistré dans vos téléchargements\u00A0: ${file}`,
    notShared: 'Le navigateur n’a pas partagé l’image.',
    blocked:
      'Pour protéger votre vie privée, ce navigateur ne permet pas au site d’enregistrer des images. Vous pouvez faire une capture d’écran.',
  },
  statistics: {
    none: 'Aucune partie pour l’instant',
    played: 'Parties',
    winRate: 'Victoires',
    currentStreak: 'Série en cours',
    longestStreak: 'Meilleure série',
    average: 'Essais en moyenne',
    bestMonth: (month) => `Victoires, meilleur mois (${monthAndYear(month)})`,
    distribution: 'Répartition des essais',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}\u00A0: ${rounds}${isThisRound ? ', dont cette partie' : ''}`,
    note: 'Seule la carte du jour compte. Une partie perdue ou un jour manqué met fin à la série.',
  },
  settings: {
    units: 'Unité de distance',
    km: 'Kilomètres',
    mi: 'Miles',
    highContrast: 'Contraste élevé',
    highContrastNote: 'Du bleu et de l’orange au lieu du vert, et des traits plus épais.',
    describesPicture: 'Décrire l’image',
    describesPictureNote:
      'Une ligne sous la carte dit ce que montre l’image, sans aucun nom. Les lecteurs d’écran la lisent après chaque essai.',
  },
};
