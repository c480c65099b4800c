import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMicroBatcher, Overloaded } from './micro-batch.ts';

/** A batcher that doubles numbers and remembers its runs; a run ends when it is released. */
function doubling(options: { maxBatch: number; maxQueue?: number }) {
  const runs: number[][] = [];
  const gates: (() => void)[] = [];
  const batcher = createMicroBatcher<number, number>({
    maxQueue: 1_000,
    ...options,
    async run(inputs) {
      runs.push([...inputs]);
      await new Promise<void>((open) => gates.push(open));
      return inputs.map((input) => input * 2);
    },
  });
  const endRun = async () => {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { batcher, runs, endRun };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('createMicroBatcher', () => {
  it('does not rest before the first run', async () => {
    const restMs = 3_600_000;
    const run = async (inputs: readonly number[]) => [...inputs];
    const batcher = createMicroBatcher({ maxBatch: 10, maxQueue: 100, restMs, run });
    expect(await batcher.submit(1)).toBe(1);
  });

  it('rests between the beginnings of runs', async () => {
    const restMs = 60;
    const startedAt: number[] = [];
    const batcher = createMicroBatcher<number, number>({
      maxBatch: 10,
      maxQueue: 100,
      restMs,
      run(inputs) {
        startedAt.push(performance.now());
        return Promise.resolve(inputs);
      },
    });
    await batcher.submit(1);
    const second = batcher.submit(2);
    await nextTurn();
    await Promise.all([second, batcher.submit(3)]);
    const [first = 0, later = 0] = startedAt;
    expect(startedAt).toHaveLength(2);
    // A timer may fire up to a millisecond early.
    expect(later - first).toBeGreaterThanOrEqual(restMs - 1);
  });

  it('runs at once when idle, and gathers what arrives meanwhile', async () => {
    const { batcher, runs, endRun } = doubling({ maxBatch: 10 });
    const first = batcher.submit(1);
    await nextTurn();
    const others = [2, 3, 4].map((input) => batcher.submit(input));
    await nextTurn();
    expect(runs).toEqual([[1]]);
    await endRun();
    expect(runs).toEqual([[1], [2, 3, 4]]);
    await endRun();
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
  });

  it('gives each input its own result, in order, in runs no larger than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.integer(), { maxLength: 30 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 9 }),
        async (waves, maxBatch) => {
          const runs: number[][] = [];
          const batcher = createMicroBatcher<number, { input: number }>({
            maxBatch,
            maxQueue: 1_000,
            async run(inputs) {
              runs.push([...inputs]);
              await nextTurn();
              return inputs.map((input) => ({ input }));
            },
          });
          const results = [];
          for (const wave of waves) {
            results.push(...wave.map((input) => batcher.submit(input)));
            await nextTurn();
          }
          await batcher.close();
          const all = waves.flat();
          expect((await Promise.all(results)).map((one) => one.input)).toEqual(all);
          expect(runs.flat()).toEqual(all);
          expect(runs.every((run) => run.length >= 1 && run.length <= maxBatch)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never runs two batches at the same time', async () => {
    let atWork = 0;
    const batcher = createMicroBatcher<number, number>({
      maxBatch: 3,
      maxQueue: 1_000,
      async run(inputs) {
        atWork += 1;
        expect(atWork).toBe(1);
        await nextTurn();
        atWork -= 1;
        return inputs;
      },
    });
    await Promise.all(Array.from({ length: 50 }, (_, index) => batcher.submit(index)));
  });

  it('fails the inputs of a run that throws, and only those', async () => {
    const batcher = createMicroBatcher<number, number>({
      maxBatch: 2,
      maxQueue: 10,
      async run(inputs) {
        if (inputs.includes(13)) throw new Error('unlucky');
        return inputs;
      },
    });
    const results = await Promise.allSettled([1, 13, 3, 4].map((input) => batcher.submit(input)));
    expect(results.map((one) => one.status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('refuses an input when the queue is full', async () => {
    const { batcher, endRun } = doubling({ maxBatch: 1, maxQueue: 2 });
    const first = batcher.submit(1);
    await nextTurn();
    const waiting = [batcher.submit(2), batcher.submit(3)];
    await expect(batcher.submit(4)).rejects.toBeInstanceOf(Overloaded);
    expect(batcher.waiting()).toBe(2);
    for (let run = 0; run < 3; run += 1) await endRun();
    expect(await Promise.all([first, ...waiting])).toEqual([2, 4, 6]);
  });

  it('keeps runs below a weight, and runs a heavier input alone', async () => {
    const runs: number[][] = [];
    const batcher = createMicroBatcher<number, number>({
      maxBatch: 100,
      maxQueue: 100,
      weight: { max: 10, of: (input) => input },
      async run(inputs) {
        runs.push([...inputs]);
        return inputs;
      },
    });
    await Promise.all([4, 6, 1, 50, 3, 3, 3, 3].map((input) => batcher.submit(input)));
    expect(runs).toEqual([[4, 6], [1], [50], [3, 3, 3], [3]]);
  });

  it('fails when a run returns another number of outputs', async () => {
    const batcher = createMicroBatcher<number, number>({
      maxBatch: 5,
      maxQueue: 5,
      run: async () => [],
    });
    await expect(batcher.submit(1)).rejects.toThrow('got 1 inputs and gave 0 outputs');
  });

  it('finishes what waits when it is closed, and takes nothing more', async () => {
    const { batcher, endRun } = doubling({ maxBatch: 1 });
    const results = [batcher.submit(1), batcher.submit(2)];
    const closed = batcher.close();
    await nextTurn();
    await endRun();
    await endRun();
    await closed;
    expect(await Promise.all(results)).toEqual([2, 4]);
    await expect(batcher.submit(3)).rejects.toThrow('closed');
  });
});
