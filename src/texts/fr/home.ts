import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle\u00A0: jeux de géographie',
  headline: 'Jouez. Devinez. Gagnez.',
  tagline: 'Des jeux qui font travailler les méninges et testent votre connaissance du monde.',
  darkMode: 'Mode sombre',
  signIn: 'Connexion',
  games: 'Jeux',
  zoomle: {
    name: 'Zoomle',
    description:
      'Devinez un pays d’après une image satellite. Une nouvelle carte chaque jour à 00:00 UTC.',
    play: 'Jouer la carte du jour',
    goOn: 'Continuer',
    look: 'Voir la carte du jour',
    waiting: 'La carte du jour vous attend.',
    used: (count, of) =>
      plural(count, {
        one: `# essai sur ${of} joué aujourd’hui`,
        other: `# essais sur ${of} joués aujourd’hui`,
      }),
    keepGoing: (days) => plural(days, { other: '# jours. Continuez\u202F!' }),
    won: (count, of) =>
      plural(count, { one: `Trouvé en # essai sur ${of}`, other: `Trouvé en # essais sur ${of}` }),
    lost: 'Pas trouvé aujourd’hui',
    week: 'Les sept derniers jours',
    links: 'Zoomle, c’est aussi',
    challenge: 'Lancer un défi',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: 'Bientôt',
    description: 'Une aventure faite d’énigmes de géographie, prévue pour le 3e trimestre 2024.',
    more: 'Puzzlia, ce sera quoi\u202F?',
  },
};
