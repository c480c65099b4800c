import type { Admin } from 'kafkajs';
import type { Topic, TopicNames } from '../topics.ts';
import { groupIdOf } from './lag-watch.ts';

/** Where topics ended at a moment: by topic and partition, the offset behind the last event. */
export type TopicEnds = Readonly<Record<string, Readonly<Record<string, string>>>>;

export async function readEnds(
  admin: Admin,
  names: TopicNames,
  topics: readonly Topic[],
): Promise<TopicEnds> {
  const ends: Record<string, Record<string, string>> = {};
  for (const topic of topics) {
    const partitions = await admin.fetchTopicOffsets(names.of(topic));
    ends[topic.name] = Object.fromEntries(
      partitions.map(({ partition, high }) => [String(partition), high]),
    );
  }
  return ends;
}

/** Whether a group has committed all before these ends. */
export async function areEndsRead(
  admin: Admin,
  { names, group }: { names: TopicNames; group: string },
  ends: TopicEnds,
): Promise<boolean> {
  for (const [name, of] of Object.entries(ends)) {
    if (!(await isTopicRead(admin, { names, group, name, ends: of }))) return false;
  }
  return true;
}

async function isTopicRead(
  admin: Admin,
  of: { names: TopicNames; group: string; name: string; ends: Readonly<Record<string, string>> },
): Promise<boolean> {
  const { names, group, name, ends } = of;
  const topic = names.of({ name });
  const groupId = groupIdOf({ prefix: names.of({ name: '' }), group, topic: { name } });
  // Before the ends of now: what is committed in between only adds to it.
  const groups = await admin.fetchOffsets({ groupId, topics: [topic] });
  const committed = new Map(
    groups.flatMap(({ partitions }) => partitions).map((one) => [one.partition, one.offset]),
  );
  const now = await admin.fetchTopicOffsets(topic);
  return now.every(({ partition, high, low }) => {
    // A topic that was made anew has fewer events than once; those before `low` nobody can read any more.
    const end = least(BigInt(ends[String(partition)] ?? '0'), BigInt(high));
    return end <= BigInt(low) || end <= BigInt(committed.get(partition) ?? '-1');
  });
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
