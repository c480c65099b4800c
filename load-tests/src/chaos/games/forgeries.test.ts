import { expect, test } from 'vitest';
import { judgeForgeries } from './forgeries.ts';

const replay = 'bomb replayed-nonce bet';
const twice = 'pragmatic win-twice win';

test('the same bytes may pass while a part is broken, and not once all work', () => {
  const { wronged, answeredAgain } = judgeForgeries(new Map([[replay, 9]]), new Map([[replay, 8]]));
  expect([...answeredAgain]).toEqual([[replay, 8]]);
  expect([...wronged]).toEqual([[replay, 1]]);
});

test('nothing else may pass at any time', () => {
  const taken = new Map([[twice, 1]]);
  expect(judgeForgeries(taken, taken)).toEqual({ wronged: taken, answeredAgain: new Map() });
});

test('where nothing was taken nothing is found', () => {
  const none = new Map<string, number>();
  expect(judgeForgeries(none, none)).toEqual({ wronged: none, answeredAgain: none });
});
