import { expect, it } from 'vitest';
import { notificationKinds } from './notification-kinds.ts';
import { isPushed, pushLanguages, pushText } from './push-text.ts';

const kinds = Object.values(notificationKinds).flat();

it.each(kinds)('says %s in every language without an amount', (kind) => {
  for (const language of pushLanguages) {
    expect(pushText(kind, language)).toMatch(/^[^\d{}]{8,}\.$/u);
  }
});

it('tells nobody what they just did themselves', () => {
  expect(kinds.filter((kind) => !isPushed(kind))).toEqual([
    'bonus-forfeited',
    'transfer-given',
    'transfer-collected',
    'points-converted',
    'bet-cashed-out',
  ]);
});
