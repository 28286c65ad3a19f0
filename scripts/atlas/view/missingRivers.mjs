/**
 * Great rivers that GSHHG breaks off, as longitude and latitude in degrees; from Natural Earth at 1:50
 * million, the Padma's mouth into the Meghna by the shape of the coast.
 * @type {[lon: number, lat: number][][]}
 */
export const MISSING_RIVERS = [
  // The Ganges, from where it breaks off to the Jamuna.
  [
    [89.11, 23.99],
    [89.28, 23.93],
    [89.49, 23.85],
    [89.74, 23.85],
  ],
  // The lower Jamuna and the Padma.
  [
    [89.72, 24.42],
    [89.73, 24.32],
    [89.71, 24.13],
    [89.71, 23.96],
    [89.73, 23.86],
    [89.86, 23.72],
    [89.98, 23.62],
    [90.07, 23.57],
    [90.26, 23.46],
    [90.45, 23.33],
    [90.63, 23.22],
  ],
  // The lower Volta.
  [
    [0.1, 6.33],
    [0.1, 6.18],
    [0.15, 6.12],
    [0.27, 6.07],
    [0.38, 6.04],
    [0.47, 6.04],
    [0.53, 6.02],
    [0.59, 5.97],
    [0.63, 5.9],
    [0.67, 5.76],
  ],
];
