import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Cómo se juega',
  nearCloseUp: 'Tu mapa empieza más cerca que este.',
  guess:
    'Adivina el país. Tienes seis intentos: cada fallo te dice a qué distancia está la respuesta, en qué dirección y lo cerca que estás, en porcentaje.',
  exampleLabel: 'Ejemplo de un intento',
  wider: 'Además, cada intento aleja el zoom un nivel.',
  more: 'Más',
  described: 'El texto de la imagen dice lo que se ve.',
  greatCircle:
    'La distancia y la dirección van del lugar famoso del país que dijiste al lugar bajo la mira, por el círculo máximo, el camino más corto sobre el globo. Por eso los países vecinos no están a 0 km y una flecha puede parecer rara en un mapa plano.',
  percent: `100\u00A0% es el lugar exacto; 0\u00A0%, el otro lado de la Tierra. De cerca, la escala es más fina.`,
  day: (next) =>
    `Todo el mundo recibe el mismo mapa el mismo día. Hay uno nuevo a las 00:00 UTC (${localTime(next)} en tu hora local).`,
  play: 'Jugar',
};
