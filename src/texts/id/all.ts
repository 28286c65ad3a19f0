import type { Texts } from '../texts';
import { archiveTexts } from './archive';
import { challengeTexts } from './challenge';
import { core } from './core';
import { dayTexts } from './day';
import about from './documents/about.md';
import blog from './documents/blog.md';
import contact from './documents/contact.md';
import login from './documents/login.md';
import noContact from './documents/noContact.md';
import privacy from './documents/privacy.md';
import puzzlia from './documents/puzzlia.md';
import { pageTexts } from './pages';
import { pictureWords } from './pictureWords';
import { progressTexts } from './progress';
import { recapTexts } from './recap';
import { roundEndTexts } from './roundEnd';
import { settingsTexts } from './settings';

export const all: Texts = {
  ...core,
  archive: archiveTexts,
  challenge: challengeTexts,
  day: dayTexts,
  documents: { about, blog, contact, login, noContact, privacy, puzzlia },
  pages: pageTexts,
  pictureWords,
  progress: progressTexts,
  recap: recapTexts,
  roundEnd: roundEndTexts,
  settings: settingsTexts,
};
