import { siteName } from '../siteName';
import type { Texts } from '../texts';
import { writtenOut } from './formats';

export const siteTexts: Pick<Texts, 'site' | 'storage' | 'copying' | 'release'> = {
  site: {
    name: siteName,
    date: writtenOut,
    pageTitle: (page) => `${page} · Zoomle`,
    skip: 'Ir para o conteúdo',
    backToHome: 'Voltar ao início',
    loading: 'Carregando a página',
    copyright: (year) => `© ${year} Zoomle`,
    footer: 'Rodapé',
    privacy: 'Privacidade',
    about: 'Sobre',
    contact: 'Contato',
    blog: 'Blog',
  },
  storage: {
    unavailable:
      'Este navegador não deixa o site salvar nada: você pode jogar, mas seus palpites vão se perder quando você sair.',
    full: 'Não há mais espaço para o site neste navegador: o que é novo pode se perder quando você sair. Tudo o que já estava salvo está seguro.',
    newer:
      'Uma versão mais nova do site salvou seu progresso neste dispositivo. Ele não será alterado, e os palpites dados aqui podem se perder quando você sair. Por favor, recarregue a página.',
    damaged:
      'Uma parte do progresso salvo neste dispositivo estava danificada. Uma cópia foi guardada à parte, e tudo o que pôde ser lido foi mantido.',
    dismiss: 'Fechar',
  },
  copying: {
    copied: 'Copiado para a área de transferência',
    byHand: 'Copie este texto',
    byHandNote: 'Este navegador não deixa o site copiar por você. O texto está selecionado.',
  },
  release: {
    found: 'Há uma nova versão do Zoomle.',
    applying: 'Carregando a nova versão…',
    apply: 'Carregar a nova versão',
  },
};
