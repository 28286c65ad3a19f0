import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Como jogar',
  nearCloseUp: 'Seu mapa começa mais perto que este.',
  guess:
    'Adivinhe o país. Você tem seis tentativas: cada erro mostra a que distância está a resposta, em que direção e quão perto você chegou, em porcentagem.',
  exampleLabel: 'Exemplo de um palpite',
  wider: 'Cada palpite também afasta o zoom um nível.',
  more: 'Mais',
  described: 'O texto da imagem diz o que ela mostra.',
  greatCircle:
    'A distância e a direção vão do lugar famoso do país do seu palpite até o lugar sob a mira, pelo círculo máximo, o caminho mais curto sobre o globo. Por isso, países vizinhos não ficam a 0 km, e uma seta pode parecer estranha em um mapa plano.',
  percent: '100% é o próprio lugar; 0%, o outro lado da Terra. De perto, a escala é mais fina.',
  day: (next) =>
    `Todo mundo recebe o mesmo mapa no mesmo dia. Tem um novo às 00:00 UTC (${localTime(next)} no seu horário).`,
  play: 'Jogar',
};
