import { Worker } from 'node:worker_threads';

const RENDERER = new URL('worker.mjs', import.meta.url);

/**
 * Renders pictures, or does other work on them, on several threads.
 * @template Picture
 * @param {Picture[]} pictures in rendering order
 * @param {number} workers
 * @param {object} workerData passed to each worker
 * @param {(answer: { picture: Picture, bytes: number, error?: string }) => void} onDrawn
 * @param {URL} script of a worker
 */
export function drawAll(pictures, workers, workerData, onDrawn, script = RENDERER) {
  const waiting = [...pictures];
  const drawUntilDone = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData });
      const next = () => {
        const picture = waiting.shift();
        if (picture) worker.postMessage(picture);
        else void worker.terminate().then(resolve);
      };
      worker.on('error', reject);
      worker.on('message', (answer) => {
        if (answer.error) return reject(new Error(answer.error));
        onDrawn(answer);
        return next();
      });
      next();
    });
  return Promise.all(Array.from({ length: Math.min(workers, pictures.length) }, drawUntilDone));
}
