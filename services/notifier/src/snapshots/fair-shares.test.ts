import { describe, expect, test } from 'vitest';
import { createFairShares } from './fair-shares.ts';

/** Work that ends when a test lets it. */
function opened() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, end: (name: string) => ends.get(name)?.(), work };
}

const always = () => true;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('fair shares', () => {
  test('let a network run so much at once, and another beside it', async () => {
    const { begun, end, work } = opened();
    const shares = createFairShares(2, 10);
    const all = ['a1', 'a2', 'a3'].map((name) => shares.run('a', work(name), always));
    const other = shares.run('b', work('b1'), always);
    await turn();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    end('a1');
    await turn();
    expect(begun.at(-1)).toBe('a3');
    for (const name of ['a2', 'a3', 'b1']) end(name);
    expect(await Promise.all([...all, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  test('pass over who has left, and refuse what is too much', async () => {
    const { begun, end, work } = opened();
    const shares = createFairShares(1, 1);
    const first = shares.run('a', work('first'), always);
    const gone = shares.run('a', work('gone'), () => false);
    expect(await shares.run('a', work('too much'), always)).toBeNull();
    await turn();
    end('first');
    expect(await Promise.all([first, gone])).toEqual(['first', null]);
    expect(begun).toEqual(['first']);
  });

  test('give a place back when the work fails', async () => {
    const shares = createFairShares(1, 1);
    const failing = shares.run('a', () => Promise.reject(new Error('away')), always);
    await expect(failing).rejects.toThrow('away');
    expect(await shares.run('a', async () => 'next', always)).toBe('next');
  });
});
