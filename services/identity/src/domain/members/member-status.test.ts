import { expect, it } from 'vitest';

import { mayLogIn, memberDecisions, memberStatuses, statusAfter } from './member-status.ts';

const allowed = new Map([
  ['pending approve', 'active'],
  ['pending refuse', 'refused'],
  ['active suspend', 'suspended'],
  ['suspended reinstate', 'active'],
]);

const pairs = memberStatuses.flatMap((status) =>
  memberDecisions.map((decision) => [status, decision] as const),
);

it.each(pairs)('a %s member, %s', (status, decision) => {
  expect(statusAfter(status, decision)).toBe(allowed.get(`${status} ${decision}`) ?? null);
});

it.each(memberStatuses.map((status) => [status, status === 'active'] as const))(
  'a %s member may log in: %s',
  (status, may) => {
    expect(mayLogIn(status)).toBe(may);
  },
);
