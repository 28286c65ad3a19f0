import type { Texts } from '../texts';

export const settingsTexts: Texts['settings'] = {
  units: 'Distancias en',
  km: 'Kilómetros',
  mi: 'Millas',
  highContrast: 'Alto contraste',
  highContrastNote: 'Azul y naranja en lugar de verde, y líneas más marcadas.',
  describesPicture: 'Describir la imagen',
  describesPictureNote:
    'Una línea bajo el mapa dice lo que se ve en la imagen, sin nombres. Los lectores de pantalla la leen después de cada intento.',
};
