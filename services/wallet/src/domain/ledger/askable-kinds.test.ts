import { expect, test } from 'vitest';
import { knownSource, mayAsk, mayName } from './askable-kinds.ts';
import { type CommandKind, kindNames } from './posting.ts';

test('betting stakes, pays and takes back on the topic, and only stakes by a call', () => {
  const askable = (way: 'topic' | 'call') =>
    kindNames().filter((kind) => mayAsk('betting', way, kind));
  const free = ['free_bet_stake', 'free_bet_refund', 'free_bet_clawback'];
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

const promotion = 'promotion:019a0000-0000-7000-8000-000000000001';

test.each<[string, CommandKind, string, boolean]>([
  ['promotion', 'bonus_grant', promotion, true],
  ['promotion', 'bonus_grant', 'promotion', false],
  ['promotion', 'bonus_grant', 'promotion:welcome', false],
  ['promotion', 'bonus_grant', `${promotion}:more`, false],
  ['promotion', 'points_grant', 'partner:commission', false],
  ['promotion', 'free_bet_grant', 'freebet', false],
  ['betting', 'payout', 'house:sport', true],
  ['betting', 'payout', 'house', true],
  ['betting', 'payout', 'housekeeping', false],
  ['betting', 'payout', 'vendor:evolution', false],
  ['betting', 'refund', promotion, false],
  ['betting', 'refund', 'bank:clearing', false],
  ['games-gateway', 'payout', 'vendor:evolution', true],
  ['games-gateway', 'game_money_in', 'vendor:', false],
  // Where none is named, it is the default of the kind.
  ['games-gateway', 'payout', 'house', false],
  ['games-gateway', 'game_money_in', 'vendor', false],
  ['partner', 'commission_pay', 'partner:commission', true],
  ['partner', 'points_grant', 'partner:commission', true],
  ['partner', 'points_grant', 'promotion', false],
  ['partner', 'commission_pay', 'partner:transfer', false],
  ['partner', 'transfer_in', 'partner:transfer', true],
  ['partner', 'transfer_in', 'partner:commission', false],
  ['partner', 'transfer_out', 'partner:transfer', true],
  ['partner', 'transfer_out', 'partner:commission', true],
  ['partner', 'transfer_out', 'house:sport', false],
  ['toString', 'payout', 'house:sport', false],
])('%s asks for %s with the account %s: %s', (source, kind, account, may) => {
  expect(mayName(source, kind, account)).toBe(may);
});

test.each(['board', 'wallet', '', 'toString', '__proto__'])('%s asks for nothing', (source) => {
  expect(kindNames().some((kind) => mayAsk(source, 'topic', kind))).toBe(false);
  expect(knownSource(source)).toBe('other');
});
