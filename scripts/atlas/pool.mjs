import { parentPort, Worker } from 'node:worker_threads';

/**
 * Does tasks on several threads, printing the progress and the time left.
 * @template Task
 * @param {URL} script of a worker, which calls `serve`
 * @param {Task[]} tasks
 * @param {(task: Task) => string} nameOf a task
 * @param {number} workers number of threads
 * @param {object} workerData passed to each worker
 * @throws {Error} naming the first task that fails; the others are given up
 */
export async function runAll(script, tasks, nameOf, workers, workerData) {
  const waiting = [...tasks];
  const start = performance.now();
  let done = 0;
  const runUntilDone = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData });
      /** @type {Task | undefined} */
      let task;
      const next = () => {
        task = waiting.shift();
        if (task) worker.postMessage(task);
        else void worker.terminate().then(resolve);
      };
      worker.on('error', (error) => {
        waiting.length = 0;
        reject(new Error(`${task && nameOf(task)}: ${error.message}`, { cause: error }));
      });
      worker.on('message', (/** @type {string} */ result) => {
        done++;
        const seconds = ((performance.now() - start) / 1000 / done) * (tasks.length - done);
        console.log(
          `${done}/${tasks.length} ${task && nameOf(task)}: ${result}, ${Math.ceil(seconds / 60)} min left`,
        );
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, runUntilDone));
}

/**
 * In a worker: does each task that it is sent, and tells the result.
 * @template Task
 * @param {(task: Task) => Promise<string>} run throws where the task fails
 */
export function serve(run) {
  // A rejection ends the worker, and reaches the main thread as its error.
  parentPort?.on('message', async (/** @type {Task} */ task) => {
    parentPort?.postMessage(await run(task));
  });
}
