import type { Logger } from '@noriter/kit/logging';
import { createMicroBatcher } from '@noriter/kit/micro-batch';
import { isOutage } from '@noriter/kit/outage';

/** Does together what arrives together, and gives each its own outcome. */
export type Batch<In, Out> = {
  /** @throws what this input failed with, or what all did */
  submit(input: In): Promise<Out>;
  close(): Promise<void>;
};

type Done<Out> = { error: unknown } | { value: Out };

const INPUTS_PER_RUN_MAX = 100;
const WAITING_MAX = 5_000;

/**
 * Opens a batch whose inputs cost one another nothing: what cannot be done together, for another reason
 * than an outage, is done one by one, so that the one that cannot be done is the only one to fail.
 *
 * @param options.name what they are, for the log
 * @param options.run gives one output for each input, in their order
 */
export function openBatch<In, Out>({
  log,
  name,
  restMs,
  run,
}: {
  log: Logger;
  name: string;
  restMs: number;
  run: (inputs: readonly In[]) => Promise<readonly Out[]>;
}): Batch<In, Out> {
  async function runEach(inputs: readonly In[]): Promise<Done<Out>[]> {
    try {
      return (await run(inputs)).map((value) => ({ value }));
    } catch (error) {
      if (isOutage(error)) throw error;
      if (inputs.length === 1) return [{ error }];
      log.warn({ err: error, inputs: inputs.length }, `${name} are done one by one`);
      const alone: Done<Out>[] = [];
      for (const input of inputs) alone.push(...(await runEach([input])));
      return alone;
    }
  }
  const batcher = createMicroBatcher<In, Done<Out>>({
    maxBatch: INPUTS_PER_RUN_MAX,
    maxQueue: WAITING_MAX,
    restMs,
    run: runEach,
  });
  return {
    async submit(input) {
      const done = await batcher.submit(input);
      if ('error' in done) throw done.error;
      return done.value;
    },
    close: () => batcher.close(),
  };
}
