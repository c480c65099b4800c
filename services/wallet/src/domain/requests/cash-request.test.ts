import { expect, test } from 'vitest';
import { isOpen, moveRequest, type RequestMove, type RequestStatus } from './cash-request.ts';

test.each<[RequestStatus, RequestMove, RequestStatus | string]>([
  [0, 'wait', 2],
  [0, 'cancel', -1],
  [0, 'approve', 'T001'],
  [0, 'reject', 'T001'],
  [2, 'approve', 1],
  [2, 'reject', -1],
  [2, 'wait', 'T999'],
  [2, 'cancel', 'F001'],
  [1, 'wait', 'T999'],
  [1, 'approve', 'T999'],
  [1, 'reject', 'T999'],
  [1, 'cancel', 'T999'],
  [-1, 'wait', 'T999'],
  [-1, 'approve', 'T999'],
  [-1, 'reject', 'T999'],
  [-1, 'cancel', 'T999'],
])('from %d, %s gives %s', (status, move, expected) => {
  const result = typeof expected === 'number' ? { to: expected } : { refusal: expected };
  expect(moveRequest(status, move)).toEqual(result);
});

test('request and waiting are open, complete and cancelled are not', () => {
  expect([0, 2, 1, -1].map((status) => isOpen(status as RequestStatus))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
