/**
 * Great rivers that GSHHG breaks off, as longitude and latitude in degrees; from Natural Earth at 1:50
 * million, the Padma's mouth into the Meghna by the shape of the coast, the lower Hudson and Tagus by
 * their bridges. Ranks are GSHHG's.
 * @type {{ rank: number, points: [lon: number, lat: number][] }[]}
 */
export const MISSING_RIVERS = [
  // The Ganges, from where it breaks off to the Jamuna.
  {
    rank: 0,
    points: [
      [89.11, 23.99],
      [89.28, 23.93],
      [89.49, 23.85],
      [89.74, 23.85],
    ],
  },
  // The lower Jamuna and the Padma.
  {
    rank: 0,
    points: [
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
  },
  // The lower Volta.
  {
    rank: 0,
    points: [
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
  },
  // The lower Hudson, to the bridges of Tarrytown and Fort Lee.
  {
    rank: 1,
    points: [
      [-73.95, 41.31],
      [-73.9, 41.07],
      [-73.95, 40.85],
    ],
  },
  // The lower Tagus, to the bridge of Vila Franca de Xira.
  {
    rank: 2,
    points: [
      [-8.76, 39.09],
      [-8.78, 39.08],
      [-8.98, 38.96],
    ],
  },
  // The western mouth of the Irrawaddy.
  {
    rank: 1,
    points: [
      [94.99, 16.25],
      [94.89, 16.18],
      [94.8, 16.16],
      [94.75, 16.07],
      [94.66, 15.98],
    ],
  },
];
