import type { Admin } from 'kafkajs';
import type { Topic } from '../topics.ts';

/** A group's lag on one partition. */
export type PartitionLag = {
  partition: number;
  lag: number;
  /** The group's committed offset, -1 before the first. */
  committed: string;
};

/**
 * Reads a group's lag from the broker, which knows it even when the consumer hangs.
 */
export async function readLag(
  admin: Admin,
  where: { topic: string; groupId: string; fromBeginning: boolean },
): Promise<PartitionLag[]> {
  const [ends, groups] = await Promise.all([
    admin.fetchTopicOffsets(where.topic),
    admin.fetchOffsets({ groupId: where.groupId, topics: [where.topic] }),
  ]);
  const committed = new Map(
    groups.flatMap((group) => group.partitions).map((one) => [one.partition, one.offset]),
  );
  return ends.map(({ partition, high, low }) => {
    const offset = committed.get(partition) ?? '-1';
    const start = where.fromBeginning ? low : high;
    const from = offset === '-1' ? start : offset;
    return { partition, committed: offset, lag: Math.max(0, Number(BigInt(high) - BigInt(from))) };
  });
}

/**
 * Notices a consumer that stalls while events wait.
 *
 * @returns a function of each reading: for how long, in milliseconds, the partitions of this process
 *   have had events waiting and none finished
 */
export function createStallClock(now: () => number) {
  const movedAt = new Map<number, { committed: string; at: number }>();
  return (readings: readonly PartitionLag[], assigned: ReadonlySet<number>): number => {
    let longest = 0;
    for (const { partition, lag, committed } of readings) {
      const before = movedAt.get(partition);
      const still = assigned.has(partition) && lag > 0 && before?.committed === committed;
      if (!still) movedAt.set(partition, { committed, at: now() });
      else longest = Math.max(longest, now() - before.at);
    }
    return longest;
  };
}

/** A consumer group reads one topic, so that members with other topics cannot disturb it. */
export function groupIdOf(parts: {
  prefix: string;
  group: string;
  topic: Pick<Topic, 'name'>;
}): string {
  return `${parts.prefix}${parts.group}.${parts.topic.name}`;
}
