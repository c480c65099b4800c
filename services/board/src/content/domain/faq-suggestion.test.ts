import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUGGESTED_MAX, suggestedFaq } from './faq-suggestion.ts';

const question = (title: string, body = '') => ({ texts: { ko: { title, body } } });
const questions = [
  question('입금은 어떻게 하나요?', '입금 신청에서 계좌를 확인하고 보냅니다.'),
  question('출금이 늦어져요', '확인 절차가 끝나면 출금됩니다.'),
  question('비밀번호를 잊었어요', '고객센터로 문의해 주세요.'),
  question('쿠폰은 어디에서 쓰나요?'),
];
const asked = (typed: string) =>
  suggestedFaq(typed, questions, 'ko').map(({ texts }) => texts.ko.title);

test.each([
  ['어제 신청한 출금이 아직 늦어지고 있습니다', '출금이 늦어져요'],
  ['입금은 어떻게 하는지 모르겠어요', '입금은 어떻게 하나요?'],
  ['비밀번호를 잊어버렸습니다', '비밀번호를 잊었어요'],
  ['받은 쿠폰은 어디서 쓰면 되나요', '쿠폰은 어디에서 쓰나요?'],
])('%s is likely about %s', (typed, title) => {
  expect(asked(typed)[0]).toBe(title);
});

test('nothing is suggested for what no question is about', () => {
  expect(asked('')).toEqual([]);
  expect(asked('a')).toEqual([]);
  expect(asked('오늘 날씨가 좋네요')).toEqual([]);
});

test('any text gets at most three, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (typed) => {
      const found = suggestedFaq(typed, questions, 'ko');
      return found.length <= SUGGESTED_MAX && new Set(found).size === found.length;
    }),
  );
});
