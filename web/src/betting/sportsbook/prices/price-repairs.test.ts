import { describe, expect, it } from 'vitest';
import { createRepairs } from './price-repairs.ts';

type Line = { isThere: boolean; answers: number };

/** A match that is whole after so many answers; the waits are written down. */
function setting(
  answersNeeded: number,
  answer: () => Promise<void> = async () => undefined,
  line: Line = { isThere: false, answers: 0 },
) {
  let answers = 0;
  let asked = 0;
  const waits: number[] = [];
  const repairs = createRepairs({
    isWhole: () => answers >= answersNeeded,
    askAgain: () => {
      asked += 1;
      answers += line.answers;
      return line.isThere;
    },
    fetchWhole: async () => {
      answers += 1;
      await answer();
    },
    wait: async (ms) => waits.push(ms),
    chance: () => 0.5,
  });
  return { repairs, waits, answers: () => answers, asked: () => asked };
}

describe('a hole', () => {
  it('is filled by one call, however often it is seen', async () => {
    const { repairs, waits, answers } = setting(1);
    await Promise.all([repairs.repair('a'), repairs.repair('a'), repairs.repair('a')]);
    expect(answers()).toBe(1);
    expect(waits).toEqual([500]);
  });

  it('is asked for again when the answer was older than what is known', async () => {
    const { repairs, waits, answers } = setting(3);
    await repairs.repair('a');
    expect(answers()).toBe(3);
    expect(waits).toEqual([500, 2_000, 2_000]);
  });

  it('needs no call when something else has filled it', async () => {
    const { repairs, answers } = setting(0);
    await repairs.repair('a');
    expect(answers()).toBe(0);
  });

  it('is given up after some tries, and taken up again', async () => {
    const { repairs, answers } = setting(Number.POSITIVE_INFINITY, () =>
      Promise.reject(new Error()),
    );
    await repairs.repair('a');
    await repairs.repair('a');
    expect(answers()).toBe(10);
  });

  it('is filled by the live line where that answers', async () => {
    const line = { isThere: true, answers: 1 };
    const { repairs, waits, answers, asked } = setting(1, undefined, line);
    await Promise.all([repairs.repair('a'), repairs.repair('a')]);
    expect([asked(), answers()]).toEqual([1, 1]);
    expect(waits).toEqual([500, 1_500]);
  });

  it('is asked for by a call where the live line stays silent', async () => {
    const line = { isThere: true, answers: 0 };
    const { repairs, waits, answers, asked } = setting(1, undefined, line);
    await repairs.repair('a');
    expect([asked(), answers()]).toEqual([1, 1]);
    expect(waits).toEqual([500, 1_500]);
  });
});
