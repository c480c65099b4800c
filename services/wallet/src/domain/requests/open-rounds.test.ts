import { describe, expect, test } from 'vitest';
import { waitingOf } from './open-rounds.ts';

const now = new Date('2026-03-31T12:00:00Z');

describe('how long a stake waits for the end of its round', () => {
  test.each([
    ['no longer than the bonus is there', '2026-03-31T11:00:00Z', '31T11', '31T11'],
    ['a day where its round is unknown', '2026-03-20T00:00:00Z', '20T00', '30T12'],
    ['thirty days where it is known', '2025-12-01T00:00:00Z', '01T12', '30T12'],
  ])('%s', (_name, came, since, unknownSince) => {
    expect(waitingOf(new Date(came), now)).toEqual({
      since: new Date(`2026-03-${since}:00:00Z`),
      unknownSince: new Date(`2026-03-${unknownSince}:00:00Z`),
    });
  });
});
