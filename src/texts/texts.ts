import type { all } from './en/all';
import type { core } from './en/core';

/** The words that the site starts with. English is the source, and the type of every other language. */
export type CoreTexts = typeof core;

/** All words. */
export type Texts = typeof all;
