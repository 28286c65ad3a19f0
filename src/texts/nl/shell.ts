import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Je speelt Zoomle in de browser, met JavaScript. Dat staat hier uit.',
  slow: 'Het laden van Zoomle duurt lang. Controleer de internetverbinding en <a href="">herlaad de pagina</a>. Je hebt een browser uit 2023 of later nodig. Je pogingen zijn op dit apparaat opgeslagen.',
  preview:
    'Een satellietbeeld van een kust in een zoeker, met de Engelse woorden ‘Play. Guess. Win.’',
};
