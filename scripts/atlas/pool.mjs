import { Worker } from 'node:worker_threads';

/** @typedef {import('./plan.mjs').Picture} Picture */
/** @typedef {{ picture: Picture, bytes: number, error?: string }} Answer */

/**
 * Renders pictures on several threads.
 * @param {Picture[]} pictures in rendering order
 * @param {number} workers
 * @param {object} workerData passed to each worker
 * @param {(answer: Answer) => void} onDrawn
 */
export function drawAll(pictures, workers, workerData, onDrawn) {
  const waiting = [...pictures];
  const drawUntilDone = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData });
      const next = () => {
        const picture = waiting.shift();
        if (picture) worker.postMessage(picture);
        else void worker.terminate().then(resolve);
      };
      worker.on('error', reject);
      worker.on('message', (/** @type {Answer} */ answer) => {
        if (answer.error) return reject(new Error(answer.error));
        onDrawn(answer);
        return next();
      });
      next();
    });
  return Promise.all(Array.from({ length: Math.min(workers, pictures.length) }, drawUntilDone));
}
