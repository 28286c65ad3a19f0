import type { Where } from '../../domain/pictureFacts';
import type { Texts } from '../texts';
import { directionName } from './directions';
import { number, plural } from './formats';

/** Words for shares of up to so many percent, as where something is. */
const SHARES = [
  [5, 'तस्वीर के ज़रा-से हिस्से में'],
  [10, 'तस्वीर के दसवें हिस्से में'],
  [20, 'तस्वीर के पाँचवें हिस्से में'],
  [25, 'तस्वीर के चौथाई हिस्से में'],
  [35, 'तस्वीर के एक-तिहाई हिस्से में'],
  [45, 'तस्वीर के लगभग आधे हिस्से में'],
  [55, 'तस्वीर के आधे हिस्से में'],
  [60, 'तस्वीर के आधे से ज़्यादा हिस्से में'],
  [70, 'तस्वीर के दो-तिहाई हिस्से में'],
  [80, 'तस्वीर के तीन-चौथाई हिस्से में'],
  [90, 'तस्वीर के ज़्यादातर हिस्से में'],
  [95, 'लगभग पूरी तस्वीर में'],
] as const;

/** This many or more are not counted. */
const MANY = 10;

const UNITS = { m: 'मीटर', ft: 'फ़ुट' };

const names = (points: readonly Where[]) =>
  points.map((point) => directionName(point.toUpperCase())).join(' और ');

export const pictureWords: Texts['pictureWords'] = {
  sentence: (text) => `${text}।`,
  gap: ' ',
  across: (width) => `तस्वीर की चौड़ाई लगभग ${width}।`,
  news: (sentences) => `नया: ${sentences}`,
  still: (parts) => `अब भी तस्वीर में: ${parts.join(', ')}।`,
  ofAtlas: (description) => `साइट के अपने एटलस के अनुसार: ${description}`,
  none: {
    sea: 'समुद्र नहीं है।',
    lake: 'झील नहीं है।',
    river: 'कोई बड़ी नदी नहीं है।',
    'sea lake': 'न समुद्र है, न झील।',
    'sea river': 'न समुद्र है, न कोई बड़ी नदी।',
    'lake river': 'न झील है, न कोई बड़ी नदी।',
    'sea lake river': 'न समुद्र है, न झील, न कोई बड़ी नदी।',
  },

  height: (height, unit) => `${number(height)} ${UNITS[unit]}`,
  point: directionName,
  where: (...places) => {
    if (places.includes('.')) return 'बीच में';
    if (places.includes('*')) return 'चारों ओर';
    const near = places.filter((place) => place === place.toLowerCase());
    const far = places.filter((place) => !near.includes(place));
    const nearSides = near.length > 0 && `${names(near)} में`;
    const farSides = far.length > 0 && `दूर ${names(far)} में`;
    return [nearSides, farSides].filter(Boolean).join(' और ');
  },
  share: (percent) => SHARES.find(([most]) => percent <= most)?.[1] ?? 'पूरी तस्वीर में',

  things: {
    sea: 'समुद्र',
    coast: 'समुद्र तट',
    island: 'वही द्वीप',
    lake: 'एक झील',
    plain: 'समतल ज़मीन',
    hills: 'पहाड़ियाँ',
    plateau: 'पठार',
    mountains: 'पहाड़',
    snow: 'बर्फ़',
    forest: 'जंगल',
    green: 'घास के मैदान या खेत',
    dry: 'सूखी भूरी ज़मीन',
    desert: 'रेगिस्तान',
  },
  islands: (count) =>
    count < MANY ? plural(count, { one: 'एक द्वीप', other: '# द्वीप' }) : 'कई द्वीप',
  lakes: (count) =>
    count < MANY ? plural(count, { one: 'एक छोटी झील', other: '# छोटी झीलें' }) : 'कई छोटी झीलें',
  partOfLake: 'एक झील का हिस्सा',
  rivers: ['एक विशाल नदी', 'एक बड़ी नदी'],

  lies: (thing, where) => `${where} ${thing}`,
  fills: (thing, share, where) => `${where} ${thing}, ${share}`,
  // «घुमावदार» does not agree: a coast is masculine, a river feminine.
  runs: (thing, course, where) =>
    `${where} ${thing}, ${course ? `${course.join(' से ')} तक` : 'घुमावदार'}`,
  isLong: (thing, length, where) => `${where} ${thing}, लगभग ${length} लंबी`,
  covers: (thing, share, where) => `${where ? `${where} ` : ''}${thing}, ${share}`,
  isHigh: (thing, height) => `${thing}, ऊँचाई लगभग ${height}`,
  reaches: (thing, height) => `${thing}, ऊँचाई ${height} से ज़्यादा`,
  onIsland: (length, course) =>
    `बीच का निशान लगभग ${length} लंबे द्वीप पर है${course ? `, जो ${course.join(' से ')} तक फैला है` : ''}`,
};
