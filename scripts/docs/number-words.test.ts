import { expect, test } from 'vitest';
import { HALF, wordsIn } from './number-words.ts';

test.each([
  ['ko', '두 번째 경기와 세 경기, 다섯 개, 이틀 뒤', ['2', '3', '5']],
  ['ko', '두었다가 둘러보고 열 수 있습니다. 만 19세 이상, 한 번', []],
  ['ko', '절반은 적특', [HALF]],
  ['ko', '열 번까지, 스물넷은 아니고 넷은 맞습니다', ['4', '10']],
  ['en', 'Two or three, twice, and the fourth half', ['2', '3', '4', HALF]],
  ['en', 'One is often the first, once; nobody phones behalf', []],
  ['vi', 'Hai lần, ba trận, năm bóng, một nửa', ['2', '3', '5', HALF]],
  ['vi', '5 năm, nửa đêm, một lần, tư vấn', []],
] as const)('in %s "%s" says %j', (language, text, numbers) => {
  expect(wordsIn(text, language).toSorted()).toEqual([...numbers].toSorted());
});
