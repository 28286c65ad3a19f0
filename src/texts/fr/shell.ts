import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle se joue dans le navigateur et a besoin de JavaScript, qui est désactivé ici.',
  slow: 'Zoomle met du temps à se charger. Vérifiez la connexion, puis <a href="">rechargez la page</a>. Il faut un navigateur de 2023 ou plus récent. Vos essais sont enregistrés sur cet appareil.',
  preview:
    'L’image satellite d’une côte dans un viseur, avec les mots anglais «\u00A0Play. Guess. Win.\u00A0» (jouez, devinez, gagnez).',
};
