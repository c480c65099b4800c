import { Worker } from 'node:worker_threads';

type Question = { publicKey: string; round: number; signature: string };
type Answer = { id: number; holds: boolean };

export type VerifyThread = { verify(question: Question): Promise<boolean>; close(): Promise<void> };

/** Verifies signatures in a thread of its own, which is started when it is first asked. */
export function createVerifyThread(): VerifyThread {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<boolean>>();

  function started(): Worker {
    if (worker) return worker;
    const made = new Worker(new URL('./verify-worker.ts', import.meta.url));
    made.unref();
    made.on('message', ({ id, holds }: Answer) => {
      waiting.get(id)?.resolve(holds);
      waiting.delete(id);
    });
    const lost = (error: Error) => {
      if (worker === made) worker = undefined;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    made.on('error', lost);
    made.on('exit', () => lost(new Error('The thread that verifies beacons has ended.')));
    worker = made;
    return made;
  }

  return {
    verify(question) {
      last += 1;
      const answer = Promise.withResolvers<boolean>();
      waiting.set(last, answer);
      started().postMessage({ id: last, ...question });
      return answer.promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
