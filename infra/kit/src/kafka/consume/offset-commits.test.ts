import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createOffsetCommits, type PartitionOffset } from './offset-commits.ts';

const log = pino({ level: 'silent' });

const at = (partition: number, offset: string) => ({ topic: 'site.events', partition, offset });

describe('offset commits', () => {
  it('take together what got done, the newest offset of each partition', async () => {
    const commits: (readonly PartitionOffset[])[] = [];
    const tracker = createOffsetCommits(async (offsets) => void commits.push(offsets), log);
    for (let offset = 1; offset <= 100; offset += 1) {
      tracker.done(at(0, `${offset}`));
      tracker.done(at(1, `${offset * 2}`));
    }
    await tracker.flush();
    const latest = new Map(commits.flat().map(({ partition, offset }) => [partition, offset]));
    expect(latest).toEqual(
      new Map([
        [0, '100'],
        [1, '200'],
      ]),
    );
    expect(commits.length).toBeLessThanOrEqual(2);
  });

  it('tell the partitions of one topic from those of another', async () => {
    const commits: (readonly PartitionOffset[])[] = [];
    const tracker = createOffsetCommits(async (offsets) => void commits.push(offsets), log);
    tracker.done(at(0, '1'));
    tracker.done({ ...at(0, '2'), topic: 'draw.events' });
    await tracker.flush();
    expect(commits.flat()).toEqual([at(0, '1'), { ...at(0, '2'), topic: 'draw.events' }]);
  });

  it('go on after one failed, with what got done since', async () => {
    const committed: string[] = [];
    let fails = true;
    const tracker = createOffsetCommits(async ([first]) => {
      if (fails) throw new Error('not the coordinator');
      committed.push(first?.offset ?? '');
    }, log);
    tracker.done(at(0, '5'));
    await tracker.flush();
    fails = false;
    tracker.done(at(0, '9'));
    await tracker.flush();
    expect(committed).toEqual(['9']);
  });

  it('never run two at a time, so that an older one cannot land last', async () => {
    let atWork = 0;
    const offsets: string[] = [];
    const tracker = createOffsetCommits(async ([first]) => {
      atWork += 1;
      expect(atWork).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atWork -= 1;
      offsets.push(first?.offset ?? '');
    }, log);
    tracker.done(at(0, '1'));
    const first = tracker.flush();
    await new Promise((resolve) => setImmediate(resolve));
    tracker.done(at(0, '2'));
    await Promise.all([first, tracker.flush()]);
    expect(offsets).toEqual(['1', '2']);
  });

  it('forget what was not committed when partitions change hands', async () => {
    const commits: unknown[] = [];
    const tracker = createOffsetCommits(async (offsets) => void commits.push(offsets), log);
    tracker.done(at(0, '5'));
    tracker.clear();
    await tracker.flush();
    expect(commits).toEqual([]);
  });
});
