import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle si gioca nel browser e ha bisogno di JavaScript, che qui è disattivato.',
  slow: 'Zoomle ci mette molto a caricarsi. Controlla la connessione, poi <a href="">ricarica la pagina</a>. Serve un browser del 2023 o più recente. I tuoi tentativi sono salvati su questo dispositivo.',
  preview:
    'L’immagine satellitare di una costa in un mirino, con le parole inglesi «Play. Guess. Win.» (gioca, indovina, vinci).',
};
