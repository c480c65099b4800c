import { expect, it } from 'vitest';
import { isUnread, isUnreadMessage, isUnreadOutcome, isUnreadRanking } from './unread-events.ts';

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
  // Operators' queues show these, wherever the member is.
  for (const type of ['cash_request', 'adjustment', 'anything-new']) {
    const event = ofType(`noriter.v1.WalletEvent.${type}`, 'away');
    expect(isUnreadOutcome({ live }, event)).toBe(false);
  }
});

it('never leaves out what is for many members or for operators', () => {
  for (const type of ['messageShown', 'inquiryChanged']) {
    const event = ofType(`noriter.v1.MessageEvent.${type}`, 'away');
    expect(isUnreadMessage({ live }, event)).toBe(false);
  }
  const changed = 'noriter.v1.MessageEvent.messagesChanged';
  expect(isUnreadMessage({ live }, ofType(changed, 'away'))).toBe(true);
  expect(isUnreadMessage({ live }, ofType(changed, 'here'))).toBe(false);
});

it('leaves out all of what was given, and rankings that nobody reads', () => {
  const ranking = 'noriter.v1.PromotionEvent.ranking_changed';
  expect(isUnreadRanking({ live }, ofType(ranking, 'here'))).toBe(false);
  expect(isUnreadRanking({ live }, ofType(ranking, 'away'))).toBe(true);
  expect(isUnreadRanking({ live }, ofType('noriter.v1.PromotionEvent.grant_made', 'here'))).toBe(
    true,
  );
});
