import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'O Zoomle é jogado no navegador e precisa de JavaScript, que está desativado aqui.',
  slow: 'O Zoomle está demorando para carregar. Verifique a conexão e <a href="">recarregue a página</a>. É preciso um navegador de 2023 ou mais novo. Seus palpites estão salvos neste dispositivo.',
  preview:
    'Uma imagem de satélite de uma costa em um visor, com as palavras em inglês: Play. Guess. Win.',
};
