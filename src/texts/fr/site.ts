import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Aller au contenu',
    backToHome: 'Retour à l’accueil',
    loading: 'Chargement de la page',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Pied de page',
    privacy: 'Confidentialité',
    about: 'À propos',
    contact: 'Contact',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Ce navigateur ne permet pas au site d’enregistrer quoi que ce soit\u00A0: vous pouvez jouer, mais vos essais seront perdus quand vous partirez.',
    full: 'Ce navigateur n’a plus de place pour le site\u00A0: ce qui est nouveau sera peut-être perdu quand vous partirez. Tout ce qui était déjà enregistré est en sécurité.',
    newer:
      'Une version plus récente du site a enregistré votre progression sur cet appareil. Elle reste intacte, mais les essais faits ici seront peut-être perdus quand vous partirez. Rechargez la page.',
    damaged:
      'Une partie de la progression enregistrée sur cet appareil était abîmée. Une copie en a été mise de côté, et tout ce qui était lisible a été conservé.',
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
};
