import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: 'Erreur inattendue de l’application\u202F!',
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
};
