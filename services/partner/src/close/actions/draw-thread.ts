import { Worker } from 'node:worker_threads';
import type { Sheet } from '../domain/statement-sheet.ts';

type Answer = { id: number; pdf?: Uint8Array; error?: string };

export type DrawThread = {
  /** @returns the bytes of a PDF */
  draw(sheet: Sheet): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Draws statements in a thread of its own, one after the other; it is started when it is first asked. */
export function createDrawThread(): DrawThread {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();

  function started(): Worker {
    if (worker) return worker;
    const made = new Worker(new URL('./steps/draw-worker.ts', import.meta.url));
    made.unref();
    made.on('message', ({ id, pdf, error }: Answer) => {
      if (pdf === undefined) waiting.get(id)?.reject(new Error(error));
      else waiting.get(id)?.resolve(pdf);
      waiting.delete(id);
    });
    const lost = (error: Error) => {
      // It ends once more after an error: what waits then waits for its successor.
      if (worker !== made) return;
      worker = undefined;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    made.on('error', lost);
    made.on('exit', () => lost(new Error('The thread that draws statements has ended.')));
    worker = made;
    return made;
  }

  return {
    draw(sheet) {
      last += 1;
      const answer = Promise.withResolvers<Uint8Array>();
      waiting.set(last, answer);
      started().postMessage({ id: last, sheet });
      return answer.promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
