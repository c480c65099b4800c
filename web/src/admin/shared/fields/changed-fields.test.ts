import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('what was left alone is not named, and what was emptied or turned off is', () => {
  const opened = { cycle: 'day', fee: '1.00', mayTransfer: true, carriesLoss: true };
  const typed = { ...opened, fee: '', mayTransfer: false };
  expect(changedFields(opened, typed)).toEqual({ fee: '', mayTransfer: false });
  expect(changedFields(opened, { ...opened })).toEqual({});
});

test('only what the dialog was opened with is weighed', () => {
  const typed = { deposit: true, reason: 'words' };
  expect(changedFields<{ deposit: boolean }>({ deposit: true }, typed)).toEqual({});
});
