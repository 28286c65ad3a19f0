import type { Texts } from '../texts';

export const errorTexts: Texts['errors'] = {
  title: 'Er ging iets mis',
  notFound: { title: 'Pagina niet gevonden', note: 'Op dit adres staat geen pagina.' },
  broken:
    'Deze pagina kon niet worden getoond. Misschien is er geen internetverbinding, of is er een nieuwe versie van de site. Je pogingen zijn op dit apparaat opgeslagen.',
  home: 'Naar de startpagina',
  sections: {
    map: 'de kaart',
    input: 'het invoerveld',
    rows: 'de lijst met je pogingen',
    recap: 'het einde van de ronde',
    help: 'de speluitleg',
    statistics: 'je statistieken',
    settings: 'je instellingen',
    card: 'de kaart van vandaag',
    result: 'de uitslag van vandaag',
    preview: 'de voorvertoning',
  },
  section: (name) =>
    `Dit kon niet worden getoond: ${name}. Misschien helpt het om de pagina te herladen.`,
  reload: 'Herladen',
  report: 'Kopieer een rapport',
  startOver: {
    title: 'Als het weer gebeurt',
    note: 'Begin met een schoon bord: onafgemaakte rondes uit het archief, duels en oefenrondes worden verwijderd. Je pogingen bij de kaarten van de dag, je statistieken en je instellingen blijven bewaard. Sluit eerst andere tabbladen van de site, want die kunnen de rondes terugbrengen.',
    action: 'Begin opnieuw',
  },
};
