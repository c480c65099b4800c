import type { Logger } from '../../telemetry/logging.ts';
import type { KafkaConnection } from '../client.ts';
import type { Consumption } from '../events.ts';
import type { ConsumerMetrics } from '../metrics.ts';
import type { InPlaceParts } from './retry-in-place.ts';
import type { TopicRead } from './topics-read.ts';

export type ConsumerParts<Deps> = {
  kafka: KafkaConnection;
  consumption: Consumption<Deps>;
  deps: Deps;
  /** What its figures call its topic. */
  topicName: string;
  topics: readonly TopicRead[];
  groupId: string;
  fetchWaitMs: number;
  deadLetter: InPlaceParts['deadLetter'];
  metrics: ConsumerMetrics;
  log: Logger;
};
