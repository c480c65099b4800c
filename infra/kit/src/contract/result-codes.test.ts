import { expect, test } from 'vitest';
import {
  type CodeTable,
  defineCodes,
  Refusal,
  refuse,
  transportCodes,
  unfilledMessages,
} from './result-codes.ts';

const codes = defineCodes({
  C102: { ko: '최소 {min}원', en: 'At least {min} won', vi: 'Ít nhất {min} won' },
  H499: { http: 499, ko: '가', en: 'b', vi: 'c' },
});

test('a refusal has its message in each language, its placeholders filled', () => {
  const refusal = refuse(codes, 'C102', { min: 1_000n });
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.in('ko')).toBe('최소 1000원');
  expect(refusal.in('vi')).toBe('Ít nhất 1000 won');
  expect(refusal.message).toBe('C102: At least 1000 won');
});

test('a business refusal is HTTP 200 unless its code sets another status', () => {
  expect(refuse(codes, 'C102').http).toBe(200);
  expect(refuse(codes, 'H499').http).toBe(499);
});

test('a placeholder that nobody filled stays visible', () => {
  expect(refuse(codes, 'C102', { max: 1 }).in('en')).toBe('At least {min} won');
});

test('a message that lacks what belongs into it is told', () => {
  const messages: unknown[] = [];
  const note = (message: unknown) => void messages.push(message);
  unfilledMessages.subscribe(note);
  refuse(codes, 'C102', { min: 0 }).in('ko');
  refuse(codes, 'C102', { min: '3' }).in('en');
  refuse(codes, 'H499').in('vi');
  expect(messages).toEqual([]);
  refuse(codes, 'C102', { min: '' }).in('ko');
  refuse(codes, 'C102', { min: ' ' }).in('en');
  refuse(codes, 'C102').in('vi');
  unfilledMessages.unsubscribe(note);
  expect(messages).toEqual(Array(3).fill({ code: 'C102', unfilled: ['min'] }));
});

test('a translation without its placeholder fails at start', () => {
  expect(() => defineCodes({ X: { ko: '{n}개', en: 'some', vi: '{n}' } })).toThrow(
    'Result code X: en has {} where ko has {n}.',
  );
});

test('the common codes keep the HTTP status of the wire format', () => {
  const table: CodeTable = transportCodes;
  const statuses = Object.fromEntries(
    Object.entries(table).map(([code, { http }]) => [code, http ?? 200]),
  );
  expect(statuses).toEqual({
    '0': 200,
    H400: 400,
    H401: 401,
    TK999: 401,
    TK998: 401,
    S001: 401,
    S002: 400,
    S003: 503,
    S008: 403,
    S009: 403,
    H403: 403,
    A120: 403,
    A121: 403,
    A122: 403,
    H404: 404,
    H413: 413,
    H415: 415,
    H429: 429,
    TE99: 503,
    NT99: 200,
    E001: 500,
    E002: 503,
    C999: 200,
    T999: 200,
  });
});
