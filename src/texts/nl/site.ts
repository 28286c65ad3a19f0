import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Naar de inhoud',
    backToHome: 'Naar de startpagina',
    loading: 'De pagina wordt geladen',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Voettekst',
    privacy: 'Privacy',
    about: 'Over het spel',
    contact: 'Contact',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Deze browser laat de site niets opslaan: je kunt spelen, maar je pogingen ben je kwijt als je de pagina verlaat.',
    full: 'Deze browser heeft geen ruimte meer voor de site: wat nieuw is, ben je misschien kwijt als je de pagina verlaat. Alles wat eerder is opgeslagen, is veilig.',
    newer:
      'Een nieuwere versie van de site heeft je voortgang op dit apparaat opgeslagen. Die blijft ongemoeid, maar pogingen die je hier doet, ben je misschien kwijt. Herlaad de pagina.',
    damaged:
      'Een deel van de voortgang op dit apparaat was beschadigd. Daarvan is een kopie apart gezet, en alles wat leesbaar was, is bewaard.',
    dismiss: 'Verbergen',
  },
  copying: {
    copied: 'Gekopieerd naar het klembord',
    byHand: 'Kopieer deze tekst',
    byHandNote: 'In deze browser kan de site dat niet voor je doen. De tekst is al geselecteerd.',
  },
  release: {
    found: 'Er is een nieuwe versie van Zoomle.',
    applying: 'De nieuwe versie wordt geladen…',
    apply: 'Laad de nieuwe versie',
  },
};
