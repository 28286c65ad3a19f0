import type { Texts } from '../texts';
import { localTime } from './formats';

export const helpTexts: Texts['help'] = {
  title: 'Cómo se juega',
  near: 'La mira señala un lugar famoso. ¿En qué país está?',
  nearCloseUp:
    'Tu mapa empieza más cerca que este: un lugar famoso, visto muy de cerca. ¿En qué país está?',
  guess:
    'Tienes seis intentos. Cada fallo te dice a qué distancia está la respuesta, en qué dirección y lo cerca que estás, en porcentaje.',
  exampleLabel: 'Ejemplo de un intento',
  wider:
    'Además, con cada intento puedes alejar el zoom un nivel. El texto de la imagen dice lo que se ve.',
  more: 'Más',
  greatCircle:
    'La distancia y la dirección van del lugar famoso del país que dijiste al lugar bajo la mira, por el círculo máximo, el camino más corto sobre el globo. Por eso los países vecinos no están a 0 km y una flecha puede parecer rara en un mapa plano.',
  percent: `100\u00A0% es el lugar exacto; 0\u00A0%, el otro lado de la Tierra. De cerca, la escala es más fina.`,
  day: (next) =>
    `Todo el mundo recibe el mismo mapa el mismo día. Hay uno nuevo a las 00:00 UTC (${localTime(next)} en tu hora local).`,
};
