// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { capitalized, monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('nl');

export const later: LaterTexts = {
  archive: {
    title: 'Zoomle-archief',
    subtitle:
      'Alle eerdere kaarten, wanneer je maar wilt. Ze tellen niet mee voor je statistieken.',
    description: (first) =>
      `Alle kaarten van Zoomle sinds ${writtenOut(first)}, wanneer je maar wilt.`,
    years: 'Jaren',
    month: (month) => capitalized(monthAndYear(month)),
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `${played}/${days} gespeeld`,
    random: 'Verras me',
    allPlayed: 'Je hebt alle kaarten al gespeeld.',
    closed: (date) => `nu niet te spelen, weer vanaf ${writtenOut(date)}`,
    closedTitle: 'Deze kaart is nu even niet te spelen',
    closedNote: (date) =>
      `Nu spelen zou het antwoord van vandaag of morgen verklappen. Vanaf ${writtenOut(date)} kun je hem weer spelen.`,
    noPuzzle: 'Geen kaart voor deze dag',
    noPuzzleNote: (first) =>
      `In het archief vind je elke dag van ${writtenOut(first)} tot en met gisteren (UTC).`,
    open: 'Naar het archief',
  },
  challenge: {
    subtitle: 'Vijf kaarten, voor jullie allebei dezelfde.',
    description: 'Daag iemand uit voor een Zoomle-duel over vijf kaarten: alles zit in de link.',
    invitation: 'Stuur iemand vijf kaarten. Wie de minste pogingen nodig heeft, wint.',
    about:
      'Vijf willekeurige landen worden een link. Wie hem opent, krijgt dezelfde vijf kaarten, een voor een. Speel ze zelf ook, dan gaat je uitslag mee met de link.',
    make: 'Duel aanmaken',
    makeAnother: 'Nieuw duel',
    send: 'Stuur de link',
    honesty:
      'Geen server bewaart hier iets van: alles zit in de link. Een link is aan te passen, dus een duel is een kwestie van vertrouwen.',
    intro: {
      title: 'Zoomle-duel',
      friends: (total) => `Je tegenspeler had ${total} pogingen nodig. Lukt het jou met minder?`,
      game: 'Een plek op een satellietbeeld: raad het land in zes pogingen. Bij elke misser zoom je verder uit.',
      rules: (lost) =>
        `Wie de minste pogingen nodig heeft, wint. Een kaart die je niet raadt, telt als ${lost}. Duels tellen niet mee voor je statistieken.`,
      start: 'Start',
      goOn: 'Verderspelen',
    },
    board: {
      next: 'Volgende kaart',
      result: 'Bekijk de uitslag',
      friends: (guesses) =>
        `Je tegenspeler had ${plural(guesses, { one: '# poging', other: '# pogingen' })} nodig. En jij?`,
      friendsLost: 'Je tegenspeler heeft de kaart niet geraden. Lukt het jou?',
      both: (mine, theirs) => `Jij ${mine}, je tegenspeler ${theirs}`,
    },
    result: {
      title: 'Zoomle-duel: de uitslag',
      alone: (mine) => `Je had ${mine} pogingen nodig voor vijf kaarten.`,
      won: (mine, theirs) => `Jij wint met ${mine} tegen ${theirs} pogingen!`,
      lost: (mine, theirs) => `Je tegenspeler wint met ${theirs} tegen ${mine} pogingen.`,
      draw: (mine) => `Gelijkspel: allebei ${mine} pogingen.`,
      table: 'Pogingen per kaart',
      columns: { map: 'Kaart', country: 'Land', mine: 'Jij', theirs: 'Tegenspeler' },
      total: 'Totaal',
      lostNote: (lost) => `X: niet geraden, telt als ${lost}.`,
      places: 'De vijf plekken',
      reply: 'Stuur terug',
    },
    share: {
      action: 'Deel de link',
      invitation:
        'Zoomle-duel: vijf kaarten, voor ons allebei dezelfde. Wie heeft de minste pogingen nodig?',
      result: (mine) =>
        `Zoomle-duel: ik had ${mine} pogingen nodig voor vijf kaarten. Lukt het jou met minder?`,
      reply: (verdict) => `Zoomle-duel: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `ik win met ${mine} tegen ${theirs} pogingen!`,
        lost: (mine, theirs) => `jij wint met ${theirs} tegen ${mine} pogingen.`,
        draw: (mine) => `gelijkspel, allebei ${mine} pogingen.`,
      },
    },
    open: {
      heading: 'Je lopende duels',
      link: (played, of) => `Verderspelen: ${played} van de ${of} kaarten gespeeld`,
    },
    refused: {
      title: 'Dit duel kan niet worden geopend',
      damaged:
        'De link is onvolledig, te lang of bevat een verkeerd teken. Vraag om de hele link nog een keer te sturen.',
      otherList:
        'De link is gemaakt met een andere landenlijst, door een oudere of nieuwere versie van de site. Herlaad de pagina en probeer het nog eens, of maak een nieuw duel aan.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'niet gespeeld',
    result: {
      playing: () => 'niet afgemaakt',
      won: (guesses) =>
        plural(guesses, { one: 'geraden in # poging', other: 'geraden in # pogingen' }),
      lost: () => 'niet geraden',
    },
  },
  earth: {
    description: 'Elk land dat je herkent, gaat stralen op jouw aarde.',
    count: (lit, all) => `${lit} van ${all} landen`,
    globe: 'Wereldbol: draai hem met de pijltjestoetsen, zoom met plus en min',
    zoom: 'Zoom',
    nearer: 'Inzoomen',
    farther: 'Uitzoomen',
    whole: 'Hele aarde',
    noGlobe:
      'De wereldbol kan in deze browser niet worden getoond. Al je landen staan in de lijsten.',
    continents: ['Afrika', 'Azië', 'Europa', 'Noord-Amerika', 'Zuid-Amerika', 'Oceanië'],
    allCountries: 'Alle landen',
    last: (country) => `Laatste: ${country}`,
    another: 'Laat nog een land stralen',
    notLit: 'Nog donker',
    lightUp: (continent) => `Laat ${continent} stralen`,
    of: (lit, all) => `${lit} van ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Blijft donker: ${country} (${continent}: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}: er is nu geen donker land om mee te oefenen. Kies een ander werelddeel of kom over een paar dagen terug.`,
    toGo: (continent, count) =>
      `${continent}: ${plural(count, { one: 'nog # land te gaan.', other: 'nog # landen te gaan.' })}`,
    ten: (country) => `${country}: land nummer tien. Jouw aarde begint te stralen.`,
    twentyFive: (country) =>
      `${country}: land nummer vijfentwintig. Een achtste van de aarde straalt.`,
    fifty: (country) => `${country}: land nummer vijftig. Een kwart van de aarde straalt.`,
    hundred: (country) => `${country}: land nummer honderd. De halve aarde straalt.`,
    hundredFifty: (country) =>
      `${country}: land nummer honderdvijftig. Driekwart van de aarde straalt.`,
    continent: (continent) => `${continent}: alle landen stralen.`,
    complete: (continent, progress) => `${continent}: ${progress}, compleet!`,
    wholeSince: (date, all) =>
      `De hele aarde straalt sinds ${writtenOut(date)}: alle ${all} landen.`,
    again: 'Nog eens laten stralen',
    all: 'Jouw hele aarde straalt: je hebt elk land herkend.',
  },
  pages: {
    practiceOffline:
      'Oefenen kan alleen met internet, en dat is er nu even niet. De kaart van vandaag werkt ook zonder.',
    source: 'De broncode van de site',
    allPosts: 'Alle berichten',
    postsLanguage: 'De berichten zijn in het Engels.',
    contact: {
      coordinate: {
        action: 'Meld een foute coördinaat',
        title: 'Foute coördinaat: ',
        questions: [
          'Land:',
          'Bezienswaardigheid:',
          'Wat er niet klopt, en waar de bezienswaardigheid echt ligt:',
          'Hoe je dat weet:',
        ],
      },
      bug: {
        action: 'Meld een bug',
        title: 'Bug: ',
        questions: [
          'Wat er gebeurde:',
          'Wat je had verwacht:',
          'Hoe je het opnieuw kunt laten gebeuren:',
          'Browser en apparaat:',
        ],
      },
      date: (today) => `Datum van de kaart (UTC): ${today}`,
      inEnglish: 'Schrijf in het Engels als je dat kunt.',
      note: 'Elke link opent een nieuw issue in de repository van het project, met de vragen erin. Je hebt daar een account voor nodig. Issues zijn openbaar, en een issue over de kaart van vandaag verklapt het antwoord: wacht ermee tot de dag voorbij is.',
    },
  },
  progress: {
    title: 'Je voortgang',
    description:
      'Je statistieken in Zoomle: overwinningen, reeksen en pogingen. Bewaar je voortgang als bestand of code en zet die terug op een ander apparaat.',
    open: 'Zet je voortgang over naar een ander apparaat',
    intro:
      'Je voortgang staat alleen in deze browser, op dit apparaat. Bewaar een kopie, of zet die over naar een ander apparaat.',
    export: {
      heading: 'Exporteren',
      note: 'Je exporteert de kaarten van de dag, de rondes uit het archief en de landen op jouw aarde, maar geen andere rondes en geen instellingen. Een code bevat dezelfde gegevens: plak hem in een bericht aan jezelf.',
      save: 'Bewaar als bestand',
      copy: 'Kopieer als code',
      fileName: (date) => `zoomle-voortgang-${date}.json`,
    },
    persist: {
      heading: 'Je voortgang beschermen',
      note: 'Als het apparaat vol raakt, kan een browser wissen wat sites hebben opgeslagen. Je kunt hem vragen je voortgang te beschermen; misschien moet je dat bevestigen.',
      ask: 'Voortgang beschermen',
      granted: 'De browser bewaart je voortgang tot je die zelf wist.',
      refused: 'De browser heeft dit geweigerd. Exporteer af en toe een kopie.',
    },
    offline: {
      heading: 'Offline spelen',
      ready: 'Deze browser heeft de site opgeslagen: je kunt ook zonder netwerk spelen.',
      unsupported:
        'In deze browser werkt de site niet offline. Dat is vaak zo in privévensters en bij adressen zonder https.',
      changed:
        'De site kan niet worden opgeslagen om offline te spelen: de bestanden komen veranderd aan, misschien door je netwerk of een extensie. Bij je volgende bezoek wordt het opnieuw geprobeerd.',
      incomplete:
        'De site is nog niet volledig opgeslagen om offline te spelen: sommige bestanden konden niet worden geladen. Bij je volgende bezoek wordt het opnieuw geprobeerd.',
    },
    import: {
      heading: 'Importeren',
      note: 'Je ziet eerst wat een import doet, voordat er iets verandert. Een afgemaakte kaart wordt nooit vervangen.',
      file: 'Uit een bestand',
      choose: 'Kies een bestand',
      code: 'Uit een code',
      preview: 'Voorvertoning',
      outcome: {
        kinds: { daily: 'Kaarten van de dag', archive: 'Archief', practice: 'Oefenen' },
        added: (count) => plural(count, '# nieuw'),
        improved: (count) =>
          plural(count, {
            one: '# gaat verder dan die van jou',
            other: '# gaan verder dan die van jou',
          }),
        unchanged: (count) => plural(count, { one: '# staat hier al', other: '# staan hier al' }),
        keptMine: (count) =>
          plural(count, {
            one: '# wijkt af, die van jou blijft bewaard',
            other: '# wijken af, die van jou blijven bewaard',
          }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join('; ')}.`,
      },
      nothingNew: 'Er staat niets nieuws in.',
      confirm: 'Importeren',
      decline: 'Annuleren',
      declined: 'Er is niets veranderd.',
      imported: (count) =>
        plural(count, { one: '# kaart is geïmporteerd.', other: '# kaarten zijn geïmporteerd.' }),
      notStored:
        'Deze browser kan ze nu niet opslaan: misschien ben je ze kwijt als je de pagina verlaat.',
      refused: {
        damaged:
          'Dit is niet te lezen: het is beschadigd of onvolledig, of bevat dagen die volgens de klok van dit apparaat in de toekomst liggen. Er is niets veranderd.',
        foreign: 'Dit is geen export van Zoomle. Er is niets veranderd.',
        newer:
          'Deze export is gemaakt met een nieuwere versie van Zoomle dan die hier openstaat. Er is niets veranderd. Herlaad de pagina en probeer het nog eens.',
        oversized:
          'Dit is groter dan 2 MB en kan dus geen export van Zoomle zijn. Er is niets veranderd.',
        unavailable:
          'Een deel van de site dat hiervoor nodig is, kon niet worden geladen. Controleer de internetverbinding, herlaad de pagina en probeer het nog eens.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: een nieuw record.`,
    bestMonth: (month) => `${month}: je beste maand tot nu toe.`,
    readMore: (country) => `Meer op Wikipedia: ${country}`,
    newTab: '(opent in een nieuw tabblad)',
    seen: 'Je keek naar de omgeving van',
    area: 'Oppervlakte',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# vierkante mijl'),
    rank: (rank, count) => `nummer ${rank} van ${count}`,
    borders: 'Buurlanden',
    noBorders: 'Geen landgrenzen',
    beyond: 'Niet op de kaart',
    offMap: (place) => `${place} (niet op de kaart van het land)`,
    notStored: 'Offline niet beschikbaar',
    views: { country: 'Het land', guesses: 'Je pogingen', neighbours: 'Omgeving' },
    map: (country, place, misses) =>
      `Kaart met ${misses > 0 ? 'een lijn van elke foute poging naar ' : ''}het antwoord: ${place}, ${country}`,
    answersMap: 'Wereldkaart waarop de plekken met hun nummers zijn aangegeven',
    more: (country) => `Meer plekken: ${country}`,
    moreFailed: (country) => `Meer plekken konden niet worden geladen: ${country}.`,
    yourStatistics: 'Je statistieken',
    countdown: (time) => `Volgende kaart over ${time}`,
    nextPastMap: (date) => `Volgende kaart: ${writtenOut(date)}`,
    share: 'Delen',
  },
  neighbours: {
    ask: (count) =>
      plural(count, {
        one: 'Bonus: noem het enige buurland',
        other: 'Bonus: noem de # buurlanden',
      }),
    askNearest: 'Bonus: noem de dichtstbijzijnde landen',
    input: 'Noem een buurland',
    inputNearest: 'Noem een land in de buurt',
    missesLeft: (count) =>
      plural(count, { one: 'nog # fout toegestaan', other: 'nog # fouten toegestaan' }),
    wrong: (country, own) => `${country} – ${own}: geen gemeenschappelijke grens.`,
    farther: (country) => `${country}: hoort niet bij de dichtstbijzijnde.`,
    otherView: (country, holder) =>
      `${country}: daarover lopen de meningen uiteen. Hier hoort die grens bij een ander land: ${holder}.`,
    away: (distance) => `Afstand: ${distance}.`,
    again: (country) => `Al genoemd: ${country}`,
    own: (country) => `${country}: dat is het land van deze ronde.`,
    show: 'Laat ze zien',
    result: (found, asked) =>
      plural(asked, { one: `${found} van # land.`, other: `${found} van # landen.` }),
    all: 'Allemaal!',
    beyond: (countries) => `Buiten de kaart: ${countries}`,
    failed: 'De landen konden niet worden geladen.',
    named: (countries) => `Genoemd: ${countries}`,
    open: (directions) => `Nog niet genoemd, per richting: ${directions}`,
    total: (found, asked) => `Landen genoemd in de bonus: ${found} van ${asked}`,
  },
  sharing: {
    month: (name) => `Deel ${name}`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} van ${days}`,
    picture: 'Delen als afbeelding',
    question: 'Weet jij waar dit is?',
    practice: 'Een oefenkaart',
    challenge: (guesses) =>
      plural(guesses, {
        one: 'Kaarten uit een duel: # poging',
        other: 'Kaarten uit een duel: # pogingen',
      }),
    saved: (file) => `Bewaard bij je downloads: ${file}`,
    notShared: 'De browser heeft de afbeelding niet gedeeld.',
    blocked:
      'Om je privacy te beschermen laat deze browser de site geen afbeeldingen bewaren. Je kunt wel een schermafbeelding maken.',
  },
  statistics: {
    none: 'Nog geen rondes',
    played: 'Gespeeld',
    winRate: 'Gewonnen',
    currentStreak: 'Huidige reeks',
    longestStreak: 'Langste reeks',
    average: 'Gemiddeld aantal pogingen',
    bestMonth: (month) => `Gewonnen in je beste maand (${monthAndYear(month)})`,
    distribution: 'Verdeling van pogingen',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', met deze ronde erbij' : ''}`,
    note: 'Alleen de kaart van de dag telt mee. Een reeks stopt bij een verloren ronde of een gemiste dag.',
  },
  settings: {
    units: 'Afstandseenheid',
    km: 'Kilometers',
    mi: 'Mijlen',
    highContrast: 'Hoog contrast',
    highContrastNote: 'Blauw en oranje in plaats van groen, en dikkere lijnen.',
    describesPicture: 'Beschrijf het beeld',
    describesPictureNote:
      'Een regel onder de kaart zegt wat er op het beeld te zien is, zonder namen. Schermlezers lezen die na elke poging voor.',
  },
};
