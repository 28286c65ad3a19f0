import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

import sharp from 'sharp';

const RUNNER = new URL('../run.mjs', import.meta.url);

/**
 * Runs tasks on as many threads as there are processors, printing the progress and the time left.
 * @param script path of a worker module, which calls `serve`
 * @throws Error naming the first task that fails
 */
export async function runAll<Task>(
  script: string,
  tasks: readonly Task[],
  nameOf: (task: Task) => string,
  workerData: object,
) {
  const waiting = tasks.values();
  const start = performance.now();
  let done = 0;
  const work = async () => {
    const worker = new Worker(RUNNER, { argv: [script], workerData });
    for (const task of waiting) {
      worker.postMessage(task);
      const [result] = (await once(worker, 'message').catch((cause: unknown) => {
        throw new Error(`${nameOf(task)}: ${String(cause)}`, { cause });
      })) as [string];
      done++;
      const minutes = ((performance.now() - start) / 60_000 / done) * (tasks.length - done);
      const left = `${Math.ceil(minutes)} min left`;
      console.log(`${done}/${tasks.length} ${nameOf(task)}: ${result}, ${left}`);
    }
    await worker.terminate();
  };
  const threads = Math.min(availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: threads }, work));
}

/**
 * In a worker: runs each task it receives and posts the result.
 * @param run rejects if the task fails
 */
export function serve(run: (task: never) => Promise<string>) {
  // One thread per worker, and no cache: no picture is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  // A rejection ends the worker and reaches the main thread as its error.
  parentPort?.on('message', (task: unknown) => {
    void run(task as never).then((result) => parentPort?.postMessage(result));
  });
}
