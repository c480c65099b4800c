import { expect, it } from 'vitest';
import { isUnread, isUnreadOutcome } from './unread-events.ts';

const live = { hasNoReader: (memberId: string) => memberId === 'away' };
const ofType = (type: string, key: string) => ({ key, headers: { ce_type: type } });

it('leaves out what only a member who is away would read', () => {
  expect(isUnread({ live }, { key: 'away' })).toBe(true);
  expect(isUnread({ live }, { key: 'here' })).toBe(false);
});

it("leaves out outcomes alone of the wallet's events", () => {
  const outcome = 'noriter.v1.WalletEvent.outcome';
  expect(isUnreadOutcome({ live }, ofType(outcome, 'away'))).toBe(true);
  expect(isUnreadOutcome({ live }, ofType(outcome, 'here'))).toBe(false);
  // Operators' queues hear of these, wherever the member is.
  for (const type of ['cash_request', 'adjustment', 'anything-new']) {
    const event = ofType(`noriter.v1.WalletEvent.${type}`, 'away');
    expect(isUnreadOutcome({ live }, event)).toBe(false);
  }
});
