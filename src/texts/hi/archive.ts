import type { Texts } from '../texts';
import { monthAndYear, weekday, writtenOut } from './formats';

export const archiveTexts: Texts['archive'] = {
  title: 'Zoomle आर्काइव',
  subtitle: 'सभी पुराने नक्शे, जब चाहें खेलें। इनका आपके आँकड़ों पर असर नहीं पड़ता।',
  description: (first) => `${writtenOut(first)} से अब तक के सभी Zoomle नक्शे, जब चाहें खेलें।`,
  years: 'साल',
  month: monthAndYear,
  weekday: (date) => weekday(date, 'short'),
  played: (played, days) => `${days} में से ${played} खेले`,
  random: 'मुझे चौंकाएँ',
  allPlayed: 'वाह! हर दिन का नक्शा खेला जा चुका है।',
  closed: (date) => `बंद, ${writtenOut(date)} को फिर खुलेगा`,
  closedTitle: 'यह नक्शा अभी बंद है',
  closedNote: (date) => `यह ${writtenOut(date)} को फिर खुलेगा।`,
  noPuzzle: 'इस दिन का कोई नक्शा नहीं',
  noPuzzleNote: (first) => `आर्काइव में ${writtenOut(first)} से लेकर बीते कल (UTC) तक का हर दिन है।`,
  open: 'आर्काइव खोलें',
};
