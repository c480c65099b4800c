import fc from 'fast-check';
import { Partitioners } from 'kafkajs';
import { expect, test } from 'vitest';
import { partitionOf } from './partitioner.ts';

const theirs = Partitioners.DefaultPartitioner();

test('every key has the partition that Kafka’s own clients give it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 60 }), (key, count) => {
      const partitionMetadata = Array.from({ length: count }, (_, partitionId) => ({
        partitionErrorCode: 0,
        partitionId,
        leader: 0,
        replicas: [],
        isr: [],
      }));
      const expected = theirs({ topic: 't', partitionMetadata, message: { key, value: null } });
      expect(partitionOf(key, count)).toBe(expected);
    }),
    { numRuns: 200 },
  );
});
