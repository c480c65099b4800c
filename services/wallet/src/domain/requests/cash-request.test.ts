import { expect, test } from 'vitest';
import {
  isOpen,
  moveRequest,
  type RequestMove,
  type RequestStatus,
  requestKind,
  takeBackRefusal,
} from './cash-request.ts';

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
  [-2, 'wait', 'T999'],
  [-2, 'approve', 'T999'],
  [-2, 'reject', 'T999'],
  [-2, 'cancel', 'T999'],
])('from %d, %s gives %s', (status, move, expected) => {
  const result = typeof expected === 'number' ? { to: expected } : { refusal: expected };
  expect(moveRequest(status, move)).toEqual(result);
});

test('request and waiting are open, whatever has ended is not', () => {
  expect([0, 2, 1, -1, -2].map((status) => isOpen(status as RequestStatus))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each<[keyof typeof requestKind, RequestStatus, string | null]>([
  ['deposit', 1, null],
  ['deposit', 0, 'T002'],
  ['deposit', 2, 'T002'],
  ['deposit', -1, 'T002'],
  ['deposit', -2, 'T999'],
  ['withdrawal', 1, 'T002'],
])('taking back a %s of status %d gives %s', (kind, status, expected) => {
  expect(takeBackRefusal({ kind: requestKind[kind], status })).toBe(expected);
});
