// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('de');

export const later: LaterTexts = {
  archive: {
    title: 'Zoomle-Archiv',
    subtitle:
      'Alle bisherigen Karten, wann immer du Lust hast. Sie zählen nicht für deine Statistik.',
    description: (first) =>
      `Alle Zoomle-Karten seit dem ${writtenOut(first)}, wann immer du Lust hast.`,
    years: 'Jahre',
    month: monthAndYear,
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `${played} von ${days} gespielt`,
    random: 'Überrasch mich',
    allPlayed: 'Du hast schon alle Karten gespielt.',
    closed: (date) => `gesperrt, wieder spielbar ab dem ${writtenOut(date)}`,
    closedTitle: 'Diese Karte ist zurzeit gesperrt',
    closedNote: (date) =>
      `Sie würde die Lösung von heute oder morgen verraten. Ab dem ${writtenOut(date)} kannst du sie wieder spielen.`,
    noPuzzle: 'Keine Karte für diesen Tag',
    noPuzzleNote: (first) =>
      `Im Archiv findest du jeden Tag vom ${writtenOut(first)} bis gestern (UTC).`,
    open: 'Zum Archiv',
  },
  challenge: {
    subtitle: 'Fünf Karten, für euch beide dieselben.',
    description: 'Ein Zoomle-Duell zu zweit über fünf Karten: Alles steckt im Link.',
    invitation: 'Schick jemandem fünf Karten. Wer weniger Versuche braucht, gewinnt.',
    about:
      'Aus fünf zufälligen Ländern wird ein Link. Wer ihn öffnet, bekommt dieselben fünf Karten, eine nach der anderen. Spielst du sie selbst, steht auch dein Ergebnis im Link.',
    make: 'Duell erstellen',
    makeAnother: 'Neues Duell',
    send: 'Link verschicken',
    honesty:
      'Kein Server speichert etwas davon: Alles steckt im Link. Links lassen sich ändern, also ist ein Duell Vertrauenssache.',
    intro: {
      title: 'Zoomle-Duell',
      friends: (total) =>
        `Dein Gegenüber hat ${total} Versuche gebraucht. Schaffst du es mit weniger?`,
      game: 'Ein Ort auf einem Satellitenbild: Errate das Land in sechs Versuchen. Jeder falsche zoomt weiter heraus.',
      rules: (lost) =>
        `Wer weniger Versuche braucht, gewinnt. Eine nicht gelöste Karte zählt als ${lost}. Duelle zählen nicht für deine Statistik.`,
      start: 'Los geht’s',
      goOn: 'Weiterspielen',
    },
    board: {
      next: 'Nächste Karte',
      result: 'Zum Ergebnis',
      friends: (guesses) =>
        `Dein Gegenüber hat ${plural(guesses, { one: '# Versuch', other: '# Versuche' })} gebraucht. Und du?`,
      friendsLost: 'Dein Gegenüber hat die Karte nicht gelöst. Schaffst du es?',
      both: (mine, theirs) => `Du ${mine}, Gegenüber ${theirs}`,
    },
    result: {
      title: 'Zoomle-Duell: das Ergebnis',
      alone: (mine) => `Du hast ${mine} Versuche für fünf Karten gebraucht.`,
      won: (mine, theirs) => `Du gewinnst mit ${mine} zu ${theirs} Versuchen!`,
      lost: (mine, theirs) => `Dein Gegenüber gewinnt mit ${theirs} zu ${mine} Versuchen.`,
      draw: (mine) => `Unentschieden, je ${mine} Versuche.`,
      table: 'Versuche pro Karte',
      columns: { map: 'Karte', country: 'Land', mine: 'Du', theirs: 'Gegenüber' },
      total: 'Gesamt',
      lostNote: (lost) => `X: nicht gelöst, zählt als ${lost}.`,
      places: 'Die fünf Orte',
      reply: 'Zurückschicken',
    },
    share: {
      action: 'Link teilen',
      invitation:
        'Zoomle-Duell: fünf Karten, für uns beide dieselben. Wer braucht weniger Versuche?',
      result: (mine) =>
        `Zoomle-Duell: Ich habe ${mine} Versuche für fünf Karten gebraucht. Schaffst du es mit weniger?`,
      reply: (verdict) => `Zoomle-Duell: ${verdict}`,
      verdict: {
        won: (mine, theirs) => `Ich gewinne mit ${mine} zu ${theirs} Versuchen!`,
        lost: (mine, theirs) => `Du gewinnst mit ${theirs} zu ${mine} Versuchen.`,
        draw: (mine) => `Unentschieden, je ${mine} Versuche.`,
      },
    },
    open: {
      heading: 'Deine offenen Duelle',
      link: (played, of) => `Weiterspielen: ${played} von ${of} Karten gespielt`,
    },
    refused: {
      title: 'Dieses Duell lässt sich nicht öffnen',
      damaged:
        'Der Link ist unvollständig, zu lang oder enthält ein falsches Zeichen. Lass ihn dir noch einmal vollständig schicken.',
      otherList:
        'Der Link stammt von einer älteren oder neueren Version der Website und nutzt eine andere Länderliste. Lade die Seite neu und versuch es noch einmal, oder erstelle ein neues Duell.',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}: ${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: 'nicht gespielt',
    result: {
      playing: () => 'nicht beendet',
      won: (guesses) =>
        plural(guesses, { one: 'mit # Versuch gelöst', other: 'mit # Versuchen gelöst' }),
      lost: () => 'nicht gelöst',
    },
  },
  earth: {
    description: 'Jedes Land, das du erkennst, leuchtet auf deiner Erde auf.',
    count: (lit, all) => `${lit} von ${all} Ländern`,
    globe: 'Globus: mit den Pfeiltasten drehen, mit Plus und Minus zoomen',
    zoom: 'Zoom',
    nearer: 'Vergrößern',
    farther: 'Verkleinern',
    whole: 'Ganze Erde',
    noGlobe:
      'Der Globus lässt sich in diesem Browser nicht zeigen. In den Listen stehen alle deine Länder.',
    continents: ['Afrika', 'Asien', 'Europa', 'Nordamerika', 'Südamerika', 'Ozeanien'],
    allCountries: 'Alle Länder',
    last: (country) => `Zuletzt: ${country}`,
    another: 'Noch ein Land leuchten lassen',
    notLit: 'Noch dunkel',
    lightUp: (continent) => `${continent} leuchten lassen`,
    of: (lit, all) => `${lit} von ${all}`,
    litIn: (country, progress, continent) => `${country} (${continent}: ${progress})`,
    staysDark: (country, progress, continent) =>
      `Bleibt dunkel: ${country} (${continent}: ${progress})`,
    noneToDraw: (continent) =>
      `${continent}: Gerade gibt es hier kein dunkles Land zum Üben. Nimm einen anderen Kontinent oder komm in ein paar Tagen wieder.`,
    toGo: (continent, count) =>
      `${continent}: ${plural(count, { one: '# Land fehlt noch.', other: '# Länder fehlen noch.' })}`,
    ten: (country) => `${country}: Land Nummer zehn. Deine Erde beginnt zu leuchten.`,
    twentyFive: (country) =>
      `${country}: Land Nummer fünfundzwanzig. Ein Achtel der Erde leuchtet.`,
    fifty: (country) => `${country}: Land Nummer fünfzig. Ein Viertel der Erde leuchtet.`,
    hundred: (country) => `${country}: Land Nummer hundert. Die halbe Erde leuchtet.`,
    hundredFifty: (country) =>
      `${country}: Land Nummer hundertfünfzig. Drei Viertel der Erde leuchten.`,
    continent: (continent) => `${continent}: Alle Länder leuchten.`,
    complete: (continent, progress) => `${continent}: ${progress}, komplett!`,
    wholeSince: (date, all) =>
      `Die ganze Erde leuchtet seit dem ${writtenOut(date)}: alle ${all} Länder.`,
    again: 'Noch einmal aufleuchten lassen',
    all: 'Deine ganze Erde leuchtet: Du hast jedes Land erkannt.',
  },
  pages: {
    practiceOffline:
      'Zum Üben brauchst du eine Internetverbindung, und gerade gibt es keine. Die Karte von heute geht auch ohne.',
    source: 'Der Quellcode der Website',
    allPosts: 'Alle Beiträge',
    postsLanguage: 'Die Beiträge sind auf Englisch.',
    contact: {
      coordinate: {
        action: 'Falsche Koordinate melden',
        title: 'Falsche Koordinate: ',
        questions: [
          'Land:',
          'Wahrzeichen:',
          'Was nicht stimmt und wo das Wahrzeichen wirklich liegt:',
          'Woher du das weißt:',
        ],
      },
      bug: {
        action: 'Fehler melden',
        title: 'Fehler: ',
        questions: [
          'Was passiert ist:',
          'Was du erwartet hast:',
          'Wie es sich wiederholen lässt:',
          'Browser und Gerät:',
        ],
      },
      date: (today) => `Datum der Karte (UTC): ${today}`,
      inEnglish: 'Schreib bitte auf Englisch, wenn du kannst.',
      note: 'Jeder Link öffnet ein neues Issue im Repository des Projekts, mit den passenden Fragen. Dafür brauchst du dort ein Konto. Issues sind öffentlich, und eines zur Karte von heute verrät die Lösung: Warte damit bitte, bis der Tag vorbei ist.',
    },
  },
  progress: {
    title: 'Dein Spielstand',
    description:
      'Deine Zoomle-Statistik: Siege, Serien und Versuche. Sichere deinen Spielstand als Datei oder Code und stelle ihn auf einem anderen Gerät wieder her.',
    open: 'Spielstand auf ein anderes Gerät übertragen',
    intro:
      'Dein Spielstand ist nur in diesem Browser auf diesem Gerät gespeichert. Sichere eine Kopie oder übertrage ihn auf ein anderes Gerät.',
    export: {
      heading: 'Exportieren',
      note: 'Exportiert werden die Karten des Tages, die Runden aus dem Archiv und die Länder auf deiner Erde, aber weder andere Runden noch Einstellungen. Ein Code enthält dieselben Daten: Füge ihn in eine Nachricht an dich selbst ein.',
      save: 'Als Datei speichern',
      copy: 'Als Code kopieren',
      fileName: (date) => `zoomle-spielstand-${date}.json`,
    },
    persist: {
      heading: 'Schutz vor dem Löschen',
      note: 'Wenn auf dem Gerät der Platz knapp wird, kann ein Browser löschen, was Websites gespeichert haben. Du kannst ihn bitten, deinen Spielstand zu schützen. Vielleicht musst du das bestätigen.',
      ask: 'Spielstand schützen',
      granted: 'Der Browser behält deinen Spielstand, bis du ihn löschst.',
      refused: 'Der Browser hat das abgelehnt. Exportiere ab und zu eine Kopie.',
    },
    offline: {
      heading: 'Offline spielen',
      ready: 'Dieser Browser hat die Website gespeichert: Du kannst auch ohne Netz spielen.',
      unsupported:
        'In diesem Browser funktioniert die Website nicht offline. Das ist oft so in privaten Fenstern und bei Adressen ohne https.',
      changed:
        'Die Website lässt sich nicht zum Offline-Spielen speichern: Ihre Dateien kommen verändert an, vielleicht durch dein Netz oder eine Erweiterung. Beim nächsten Besuch wird es noch einmal versucht.',
      incomplete:
        'Die Website ist noch nicht vollständig zum Offline-Spielen gespeichert: Einige ihrer Dateien konnten nicht geladen werden. Beim nächsten Besuch wird es noch einmal versucht.',
    },
    import: {
      heading: 'Importieren',
      note: 'Du siehst vorher, was sich durch den Import ändert. Eine beendete Karte wird nie ersetzt.',
      file: 'Aus einer Datei',
      choose: 'Datei auswählen',
      code: 'Aus einem Code',
      preview: 'Vorschau',
      outcome: {
        kinds: { daily: 'Karten des Tages', archive: 'Archiv', practice: 'Übung' },
        added: (count) => plural(count, '# neu'),
        improved: (count) =>
          plural(count, { one: '# geht weiter als deine', other: '# gehen weiter als deine' }),
        unchanged: (count) =>
          plural(count, { one: '# ist schon hier', other: '# sind schon hier' }),
        keptMine: (count) =>
          plural(count, {
            one: '# weicht ab, deine bleibt erhalten',
            other: '# weichen ab, deine bleiben erhalten',
          }),
        sentence: (kind, clauses) => `${kind}: ${clauses.join('; ')}.`,
      },
      nothingNew: 'Darin ist nichts Neues.',
      confirm: 'Importieren',
      decline: 'Abbrechen',
      declined: 'Es wurde nichts geändert.',
      imported: (count) =>
        plural(count, { one: '# Karte wurde importiert.', other: '# Karten wurden importiert.' }),
      notStored:
        'Dieser Browser kann sie gerade nicht speichern: Wenn du die Seite verlässt, sind sie vielleicht verloren.',
      refused: {
        damaged:
          'Das lässt sich nicht lesen: Es ist beschädigt, unvollständig oder enthält Tage, die nach der Uhr dieses Geräts in der Zukunft liegen. Es wurde nichts geändert.',
        foreign: 'Das ist kein Zoomle-Export. Es wurde nichts geändert.',
        newer:
          'Dieser Export stammt von einer neueren Zoomle-Version als der hier geöffneten. Es wurde nichts geändert. Lade die Seite neu und versuch es noch einmal.',
        oversized:
          'Das ist größer als 2 MB und kann kein Zoomle-Export sein. Es wurde nichts geändert.',
        unavailable:
          'Ein Teil der Website, der dafür nötig ist, konnte nicht geladen werden. Prüfe die Internetverbindung, lade die Seite neu und versuch es noch einmal.',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}.`,
    newBest: (streak) => `${streak}: neuer Rekord.`,
    bestMonth: (month) => `${month}: dein bisher bester Monat.`,
    readMore: (country) => `Mehr auf Wikipedia: ${country}`,
    newTab: '(öffnet einen neuen Tab)',
    seen: 'Zu sehen war die Umgebung von',
    area: 'Fläche',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '# Quadratmeilen'),
    rank: (rank, count) => `Platz ${rank} von ${count}`,
    borders: 'Nachbarländer',
    noBorders: 'Keine Landgrenzen',
    beyond: 'Nicht auf der Karte',
    offMap: (place) => `${place} (nicht auf der Karte des Landes)`,
    notStored: 'Offline nicht verfügbar',
    views: { country: 'Das Land', guesses: 'Deine Versuche', neighbours: 'Umgebung' },
    map: (country, place, misses) =>
      `Karte mit ${misses > 0 ? 'einer Linie von jedem falschen Versuch zur' : 'der'} Lösung: ${place}, ${country}`,
    answersMap: 'Weltkarte, auf der die Orte mit ihren Nummern markiert sind',
    more: (country) => `Weitere Orte: ${country}`,
    moreFailed: (country) => `Weitere Orte konnten nicht geladen werden: ${country}.`,
    yourStatistics: 'Deine Statistik',
    countdown: (time) => `Nächste Karte in ${time}`,
    nextPastMap: (date) => `Nächste Karte: ${writtenOut(date)}`,
    share: 'Teilen',
  },
  neighbours: {
    ask: (count) =>
      plural(count, {
        one: 'Bonus: Nenne das einzige Nachbarland',
        other: 'Bonus: Nenne die # Nachbarländer',
      }),
    askNearest: 'Bonus: Nenne die nächstgelegenen Länder',
    input: 'Nenne ein Nachbarland',
    inputNearest: 'Nenne ein Land in der Nähe',
    missesLeft: (count) =>
      plural(count, { one: 'noch # Fehlversuch', other: 'noch # Fehlversuche' }),
    wrong: (country, own) => `${country} – ${own}: keine gemeinsame Grenze.`,
    farther: (country) => `${country}: gehört nicht zu den nächstgelegenen.`,
    otherView: (country, holder) =>
      `${country}: Darüber gehen die Ansichten auseinander. Hier gehört diese Grenze zu einem anderen Land: ${holder}.`,
    away: (distance) => `Entfernung: ${distance}.`,
    again: (country) => `Schon genannt: ${country}`,
    own: (country) => `${country}: Das ist das Land dieser Runde.`,
    show: 'Zeig sie mir',
    result: (found, asked) =>
      plural(asked, { one: `${found} von # Land.`, other: `${found} von # Ländern.` }),
    all: 'Alle gefunden!',
    beyond: (countries) => `Außerhalb der Karte: ${countries}`,
    failed: 'Die Länder konnten nicht geladen werden.',
    named: (countries) => `Genannt: ${countries}`,
    open: (directions) => `Noch nicht genannt, nach Richtung: ${directions}`,
    total: (found, asked) => `Im Bonus genannte Länder: ${found} von ${asked}`,
  },
  sharing: {
    month: (name) => `${name} teilen`,
    heading: (name, won, days) => `Zoomle, ${name}: ${won} von ${days}`,
    picture: 'Als Bild teilen',
    question: 'Erkennst du, wo das ist?',
    practice: 'Eine Übungskarte',
    challenge: (guesses) =>
      plural(guesses, { one: 'Karten im Duell: # Versuch', other: 'Karten im Duell: # Versuche' }),
    saved: (file) => `In deinen Downloads gespeichert: ${file}`,
    notShared: 'Der Browser hat das Bild nicht geteilt.',
    blocked:
      'Zum Schutz deiner Privatsphäre lässt dieser Browser die Website keine Bilder speichern. Du kannst stattdessen einen Screenshot machen.',
  },
  statistics: {
    none: 'Noch keine Runden',
    played: 'Gespielt',
    winRate: 'Gewonnen',
    currentStreak: 'Aktuelle Serie',
    longestStreak: 'Längste Serie',
    average: 'Versuche im Schnitt',
    bestMonth: (month) => `Siege im besten Monat (${monthAndYear(month)})`,
    distribution: 'Verteilung der Versuche',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}: ${rounds}${isThisRound ? ', einschließlich dieser Runde' : ''}`,
    note: 'Nur die Karte des Tages zählt. Eine Serie endet mit einer verlorenen Runde oder einem verpassten Tag.',
  },
  settings: {
    units: 'Entfernungen',
    km: 'Kilometer',
    mi: 'Meilen',
    highContrast: 'Hoher Kontrast',
    highContrastNote: 'Blau und Orange statt Grün, dazu kräftigere Linien.',
    describesPicture: 'Bild beschreiben',
    describesPictureNote:
      'Eine Zeile unter der Karte sagt, was das Bild zeigt, ohne Namen zu nennen. Screenreader lesen sie nach jedem Versuch vor.',
  },
};
