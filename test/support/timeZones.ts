import { afterEach } from 'vitest';

/** Clocks of the world: a zone, and what it adds to UTC in January and in July 2026, in minutes. */
export const TIME_ZONES = [
  ['Etc/GMT+12', -720, -720],
  ['Pacific/Pago_Pago', -660, -660],
  ['America/St_Johns', -210, -150],
  ['UTC', 0, 0],
  ['Europe/Berlin', 60, 120],
  ['Asia/Kathmandu', 345, 345],
  ['Australia/Lord_Howe', 660, 630],
  ['Pacific/Chatham', 825, 765],
  ['Pacific/Kiritimati', 840, 840],
] as const;

const atHome = process.env.TZ;

/** Takes the rest of the test to another time zone. */
export function goTo(zone: string) {
  process.env.TZ = zone;
}

afterEach(() => {
  if (atHome === undefined) delete process.env.TZ;
  else process.env.TZ = atHome;
});
