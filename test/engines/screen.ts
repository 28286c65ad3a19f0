import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Starts an X server without a screen, and returns its display and a function that stops it. */
export async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const signal = AbortSignal.timeout(10_000);
  const [display] = (await once(screen.stdio[3] as Readable, 'data', { signal })) as [Buffer];
  const stop = async () => {
    screen.kill();
    await once(screen, 'exit');
  };
  return { display: `:${display.toString().trim()}`, stop };
}
