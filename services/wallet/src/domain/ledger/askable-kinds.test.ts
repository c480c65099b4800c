import { expect, test } from 'vitest';
import { knownSource, mayAsk, mayName } from './askable-kinds.ts';
import { kindNames } from './posting.ts';

test('betting stakes, pays and takes back on the topic, and only stakes by a call', () => {
  const askable = (way: 'topic' | 'call') =>
    kindNames().filter((kind) => mayAsk('betting', way, kind));
  const free = ['free_bet_stake', 'free_bet_refund'];
  expect(askable('topic')).toEqual(['stake', 'payout', 'refund', 'clawback', ...free]);
  expect(askable('call')).toEqual(['stake', 'free_bet_stake']);
});

test('games-gateway plays and moves money to vendors by calls, and never by the topic', () => {
  const askable = (way: 'topic' | 'call') =>
    kindNames().filter((kind) => mayAsk('games-gateway', way, kind));
  expect(askable('call')).toEqual([
    'stake',
    'payout',
    'refund',
    'clawback',
    'game_money_out',
    'game_money_in',
  ]);
  expect(askable('topic')).toEqual([]);
});

test('partners move money between people and pay commission, and only a debit by a call', () => {
  const askable = (way: 'topic' | 'call') =>
    kindNames().filter((kind) => mayAsk('partner', way, kind));
  expect(askable('topic')).toEqual([
    'points_grant',
    'transfer_out',
    'transfer_in',
    'commission_pay',
  ]);
  expect(askable('call')).toEqual(['transfer_out']);
});

test('promotion gives points, cash and free bets on the topic, and takes nothing of a member', () => {
  const askable = (way: 'topic' | 'call') =>
    kindNames().filter((kind) => mayAsk('promotion', way, kind));
  expect(askable('topic')).toEqual([
    'points_grant',
    'bonus_grant',
    'free_bet_grant',
    'free_bet_expire',
  ]);
  expect(askable('call')).toEqual([]);
});

test.each<[string, string, boolean]>([
  ['promotion', 'promotion:019a0000-0000-7000-8000-000000000001', true],
  ['promotion', 'promotion', false],
  ['promotion', 'promotion:welcome', false],
  ['promotion', 'promotion:019a0000-0000-7000-8000-000000000001:more', false],
  ['promotion', 'partner:commission', false],
  ['promotion', 'freebet', false],
  ['betting', 'house:sport', true],
  ['toString', 'house:sport', true],
])('%s with the account %s: %s', (source, account, may) => {
  expect(mayName(source, account)).toBe(may);
});

test.each(['board', 'wallet', '', 'toString', '__proto__'])('%s asks for nothing', (source) => {
  expect(kindNames().some((kind) => mayAsk(source, 'topic', kind))).toBe(false);
  expect(knownSource(source)).toBe('other');
});
