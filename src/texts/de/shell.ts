import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript:
    'Zoomle wird im Browser gespielt und braucht JavaScript. Hier ist JavaScript ausgeschaltet.',
  slow: 'Zoomle lädt ungewöhnlich lange. Prüfe die Internetverbindung und <a href="">lade die Seite neu</a>. Du brauchst einen Browser von 2023 oder neuer. Deine Versuche sind auf diesem Gerät gespeichert.',
  preview:
    'Satellitenbild einer Küste in einem Sucher, mit den englischen Worten „Play. Guess. Win.“',
};
