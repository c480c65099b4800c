import { describe, expect, test } from 'vitest';
import { fullId } from './open-transactions.ts';

const epoch = 2n ** 32n;

describe('the whole id of a transaction', () => {
  test.each([
    { what: 'is in the present epoch', shown: 990n, next: 1_000n, id: 990n },
    {
      what: 'began before the 32 bits ran over',
      shown: epoch - 5n,
      next: 3n * epoch + 2n,
      id: 3n * epoch - 5n,
    },
    { what: 'is in a later epoch', shown: 7n, next: 5n * epoch + 9n, id: 5n * epoch + 7n },
    { what: 'began after the snapshot', shown: 12n, next: 2n * epoch + 10n, id: 2n * epoch + 12n },
    {
      what: 'began after it, over the end of an epoch',
      shown: 1n,
      next: epoch - 1n,
      id: epoch + 1n,
    },
    { what: 'is the next one', shown: 10n, next: epoch + 10n, id: epoch + 10n },
  ])('$what', ({ shown, next, id }) => {
    expect(fullId(shown, next)).toBe(id);
  });
});
