import type { Engine } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export const engines: readonly Engine[] = [firefox, webkit];
