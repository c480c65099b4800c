import type { Consumption } from '../events.ts';
import type { Topic, TopicNames } from '../topics.ts';

/** Partitions of each topic's dead letters. */
const DLQ_PARTITIONS = 1;

/** A topic that a consumer reads. */
export type TopicRead = {
  /** As events say it. */
  name: string;
  /** As the broker knows it. */
  brokerName: string;
  partitions: number;
};

/** The topics that a group reads: one, but for dead letters, for which nobody waits. */
export function topicsRead(
  { topic, deadLettersOf }: { topic: Topic; deadLettersOf?: readonly Topic[] },
  names: TopicNames,
): TopicRead[] {
  if (deadLettersOf === undefined) {
    return [{ name: topic.name, brokerName: names.of(topic), partitions: topic.partitions }];
  }
  return deadLettersOf.map((dead) => ({
    name: deadLettersName(dead),
    brokerName: names.dlqOf(dead),
    partitions: DLQ_PARTITIONS,
  }));
}

/** The topics of the catalogue that must be there: dead letters are made with theirs. */
export function catalogueTopics<Deps>({
  topic,
  deadLettersOf,
}: Consumption<Deps>): readonly Topic[] {
  return deadLettersOf ?? [topic];
}

/** What events of a topic's dead letters say that they are of. */
export function deadLettersName({ name }: Topic): string {
  return `${name}.dlq`;
}
