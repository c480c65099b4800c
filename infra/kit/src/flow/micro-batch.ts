import { pause } from './backoff.ts';

/** Too much is waiting already. The caller should answer E002 and let the client try again. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export type MicroBatcher<In, Out> = {
  /**
   * Queues an input; resolves with its own result.
   *
   * @throws Overloaded when `maxQueue` inputs are waiting
   */
  submit(input: In): Promise<Out>;
  /** How many inputs wait for the next run. */
  waiting(): number;
  /** Runs what is waiting and takes nothing more. */
  close(): Promise<void>;
};

type Waiting<In, Out> = {
  input: In;
  resolve(output: Out): void;
  reject(error: unknown): void;
};

/**
 * Gathers what arrives during one run and gives it to the next run as one batch, in
 * the order of arrival. An idle batcher runs at once: batches grow with the load and shrink
 * without it.
 *
 * @param options.restMs the least time from the beginning of one run to that of the next, in
 *   milliseconds: for runs that are quick, and cost nearly the same for one input and for many
 * @param options.maxBatch the most inputs of one run
 * @param options.maxQueue the most inputs waiting; one more is refused with Overloaded
 * @param options.run gets the inputs and returns one output for each, in their order; when it
 *   throws, every input of that run fails with its error
 * @example
 * const reads = createMicroBatcher({ maxBatch: 200, maxQueue: 10_000, run: readBalances });
 * const balance = await reads.submit(memberId);
 */
export function createMicroBatcher<In, Out>(options: {
  maxBatch: number;
  maxQueue: number;
  restMs?: number;
  /** Where inputs differ in size: the most one run may weigh. A heavier input runs alone. */
  weight?: { max: number; of(input: In): number };
  run(inputs: readonly In[]): Promise<readonly Out[]>;
}): MicroBatcher<In, Out> {
  const { maxBatch, maxQueue } = options;
  if (maxBatch < 1 || maxQueue < 1) throw new RangeError('A batch and a queue hold at least one.');
  let queue: Waiting<In, Out>[] = [];
  let draining: Promise<void> | null = null;
  let closed = false;
  let ranAt = Number.NEGATIVE_INFINITY;

  /** A timer may come a little early: then the rest of it is waited for, too. */
  async function rest(): Promise<void> {
    for (;;) {
      const leftMs = ranAt + (options.restMs ?? 0) - performance.now();
      if (leftMs <= 0 || closed) return;
      await pause(leftMs);
    }
  }

  async function drain(): Promise<void> {
    // Everything submitted in the same turn of the event loop belongs to the first batch.
    await Promise.resolve();
    while (queue.length > 0) {
      await rest();
      const size = nextSize(queue, maxBatch, options.weight);
      const batch = queue.slice(0, size);
      queue = queue.slice(size);
      ranAt = performance.now();
      await runBatch((inputs) => options.run(inputs), batch);
    }
    draining = null;
  }

  return {
    submit(input) {
      if (closed) return Promise.reject(new Error('The batcher is closed.'));
      if (queue.length >= maxQueue) {
        return Promise.reject(new Overloaded(`${maxQueue} inputs are waiting already.`));
      }
      return new Promise<Out>((resolve, reject) => {
        queue.push({ input, resolve, reject });
        draining ??= drain();
      });
    },
    waiting: () => queue.length,
    async close() {
      closed = true;
      await draining;
    },
  };
}

function nextSize<In>(
  queue: readonly { input: In }[],
  maxBatch: number,
  weight: { max: number; of(input: In): number } | undefined,
): number {
  const most = Math.min(queue.length, maxBatch);
  if (weight === undefined) return most;
  let total = 0;
  for (const [index, { input }] of queue.entries()) {
    total += weight.of(input);
    if (index >= most || (total > weight.max && index > 0)) return index;
  }
  return most;
}

async function runBatch<In, Out>(
  run: (inputs: readonly In[]) => Promise<readonly Out[]>,
  batch: readonly Waiting<In, Out>[],
): Promise<void> {
  try {
    const outputs = await run(batch.map((one) => one.input));
    if (outputs.length !== batch.length) {
      throw new Error(`A run got ${batch.length} inputs and gave ${outputs.length} outputs.`);
    }
    for (const [index, output] of outputs.entries()) batch[index]?.resolve(output);
  } catch (error) {
    for (const one of batch) one.reject(error);
  }
}
