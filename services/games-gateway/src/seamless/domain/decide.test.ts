import { expect, test } from 'vitest';
import type { VendorRules } from '../../vocabulary/vendor-rules.ts';
import { decide } from './decide.ts';
import type { Decision, Facts, StoredTransaction } from './facts.ts';
import { fingerprintOf, type MoneyCall } from './money-call.ts';

const usual: VendorRules = {
  tokenIsSession: true,
  rollbackOfWonBet: 'bet-only',
  winNames: 'wager',
  rollbackNames: 'transaction',
  oneWinPerWager: false,
  roundEnds: 'by-flag',
};
const oneWallet: VendorRules = {
  ...usual,
  rollbackOfWonBet: 'refuse',
  rollbackNames: 'wager',
  oneWinPerWager: true,
  roundEnds: 'with-wagers',
};
const cascade: VendorRules = { ...usual, rollbackOfWonBet: 'cascade' };
const byRound: VendorRules = {
  ...usual,
  winNames: 'round',
  rollbackOfWonBet: 'refuse',
  roundEnds: 'by-call',
};

function call(changes: Partial<MoneyCall> = {}): MoneyCall {
  const transactionId = changes.transactionId ?? 'b1';
  return {
    verb: 'bet',
    playerId: 'p1',
    transactionId,
    roundId: 'r1',
    wager: transactionId,
    rollsBack: null,
    amount: 1_000n,
    won: 0n,
    closes: null,
    ...changes,
  };
}
const win = (changes: Partial<MoneyCall> = {}) =>
  call({ verb: 'win', transactionId: 'w1', wager: 'b1', amount: 3_000n, ...changes });
const rollback = (changes: Partial<MoneyCall> = {}) =>
  call({ verb: 'rollback', transactionId: 'x1', rollsBack: 'b1', amount: 0n, ...changes });

function stored(one: MoneyCall, changes: Partial<StoredTransaction> = {}): StoredTransaction {
  return {
    transactionId: `our-${one.transactionId}`,
    vendorTransactionId: one.transactionId,
    memberId: 'm1',
    verb: one.verb,
    roundId: one.roundId,
    wager: one.wager,
    rollsBack: one.rollsBack,
    amount: one.amount,
    won: one.won,
    fingerprint: fingerprintOf(one),
    state: 'applied',
    code: 'ok',
    balance: 9_000n,
    isRolledBack: false,
    askedAt: at(0),
    ...changes,
  };
}
const at = (second: number) => new Date(second * 1_000);

const open: Facts = {
  same: null,
  related: [],
  roundId: 'r1',
  roundState: 'open',
  session: 'live',
  mayPlay: true,
  game: 'open',
  maxBet: null,
};

const refused = (code: string, isKept: boolean) => ({ kind: 'refuse', code, isKept });
const applied = (movements: object[], takesBack: string[] = []) => ({
  kind: 'apply',
  movements,
  takesBack,
});
const stake = { kind: 'stake', amount: 1_000n, subjectId: null };
const payout = { kind: 'payout', amount: 3_000n, subjectId: 'our-b1' };
const refund = { kind: 'refund', amount: 1_000n, subjectId: 'our-b1' };
const clawback = { kind: 'clawback', amount: 3_000n, subjectId: 'our-w1' };
const nothing = applied([]);

const bet = stored(call());
const won = stored(win());
const gone = { isRolledBack: true };
const pending = { state: 'pending', code: '', balance: null } as const;

/** A round with bets at these seconds, and a win at the second 5. */
const twoBets = (first: number, second: number, changes: Partial<StoredTransaction> = {}) => [
  stored(call(), { askedAt: at(first) }),
  stored(call({ transactionId: 'b2' }), { askedAt: at(second), ...changes }),
];
const wonAt5 = (amount = 3_000n) => stored(win({ wager: 'w1', amount }), { askedAt: at(5) });

type Row = [string, MoneyCall, Partial<Facts>, Decision | object, VendorRules?];

const repeats: Row[] = [
  ['again', call(), { same: bet }, { kind: 'replay', code: 'ok', balance: 9_000n }],
  [
    'again after a refusal',
    call(),
    { same: stored(call(), { state: 'refused', code: 'insufficient', balance: 5n }) },
    { kind: 'replay', code: 'insufficient', balance: 5n },
  ],
  [
    'again after its session has ended',
    call(),
    { same: bet, session: 'expired', mayPlay: false },
    { kind: 'replay', code: 'ok', balance: 9_000n },
  ],
  ['another amount', call({ amount: 1n }), { same: bet }, refused('conflict', false)],
  ['another player', call({ playerId: 'p2' }), { same: bet }, refused('conflict', false)],
  ['another round', call({ roundId: 'r2' }), { same: bet }, refused('conflict', false)],
  [
    'while the wallet is at work',
    call(),
    { same: stored(call(), pending) },
    { kind: 'wait', transactionIds: ['our-b1'] },
  ],
];

const bets: Row[] = [
  ['a bet', call(), {}, applied([stake])],
  ['a free one', call({ amount: 0n }), {}, nothing],
  [
    'a bet and its win in one',
    call({ verb: 'bet_and_win', won: 500n }),
    {},
    applied([stake, { kind: 'payout', amount: 500n, subjectId: null }]),
  ],
  ['without a session', call(), { session: 'unknown' }, refused('unknown_session', false)],
  ['of a session that is over', call(), { session: 'expired' }, refused('session_expired', true)],
  ["in another's session", call(), { session: 'other-player' }, refused('unknown_session', false)],
  ['in another currency', call(), { session: 'other-currency' }, refused('wrong_currency', false)],
  ['of a locked member', call(), { mayPlay: false }, refused('not_allowed', true)],
  ['on a locked game', call(), { game: 'blocked' }, refused('game_blocked', true)],
  ['on no game', call(), { game: 'unknown' }, refused('unknown_game', false)],
  ['at the limit', call(), { maxBet: 1_000n }, applied([stake])],
  ['above the limit', call(), { maxBet: 999n }, refused('limit', true)],
  ['on a closed round', call(), { roundState: 'closed' }, refused('settled', true)],
  [
    'on one whose end was called',
    call(),
    { roundState: 'closed' },
    refused('settled', true),
    byRound,
  ],
  ['on one whose bets were all taken back', call(), { roundState: 'cancelled' }, applied([stake])],
  [
    'whose rollback came first',
    call(),
    { related: [stored(rollback(), { state: 'tombstone' })] },
    refused('rolled_back', true),
  ],
  [
    'a second one on its wager',
    call({ transactionId: 'b2', wager: 'b1' }),
    { related: [bet] },
    refused('wager_taken', true),
    oneWallet,
  ],
  [
    'after one on its wager was refused',
    call({ transactionId: 'b2', wager: 'b1' }),
    { related: [stored(call(), { state: 'refused', code: 'insufficient' })] },
    applied([stake]),
    oneWallet,
  ],
  [
    'on a wager whose cancel came first',
    call({ transactionId: 'b2', wager: 'g1' }),
    { related: [stored(rollback({ rollsBack: 'g1' }), { state: 'tombstone' })] },
    refused('rolled_back', true),
    oneWallet,
  ],
  [
    'a new wager of a round whose others are settled',
    call(),
    { roundState: 'closed' },
    applied([stake]),
    oneWallet,
  ],
  ['on a refunded round', call(), { roundState: 'refunded' }, refused('settled', true), oneWallet],
];

const wins: Row[] = [
  ['a win', win(), { related: [bet] }, applied([payout])],
  ['of nothing', win({ amount: 0n }), { related: [bet] }, nothing],
  [
    'when everything else has ended',
    win(),
    { related: [bet], session: 'expired', mayPlay: false, game: 'blocked', roundState: 'closed' },
    applied([payout]),
  ],
  ['without a session', win(), { related: [bet], session: 'unknown' }, applied([payout])],
  ['without a bet', win(), {}, refused('unknown_bet', false)],
  [
    'of a bet that was refused',
    win(),
    { related: [stored(call(), { state: 'refused', code: 'insufficient' })] },
    refused('unknown_bet', false),
  ],
  [
    "of another round's bet",
    win({ roundId: 'r2' }),
    { related: [bet], roundId: 'r2' },
    refused('unknown_bet', false),
  ],
  [
    'before its bet is answered',
    win(),
    { related: [stored(call(), pending)] },
    { kind: 'wait', transactionIds: ['our-b1'] },
  ],
  [
    'of a bet that was rolled back',
    win(),
    { related: [stored(call(), gone)] },
    refused('rolled_back', true),
  ],
  [
    'whose own rollback came first',
    win(),
    { related: [bet, stored(rollback({ rollsBack: 'w1' }), { state: 'tombstone' })] },
    refused('rolled_back', true),
  ],
  ['a second one', win({ transactionId: 'w2' }), { related: [bet, won] }, applied([payout])],
  [
    'a second one of a closed round',
    win({ transactionId: 'w2' }),
    { related: [bet, won], roundState: 'closed' },
    refused('settled', true),
  ],
  [
    'a second one while the first may close the round',
    win({ transactionId: 'w2' }),
    { related: [bet, stored(win(), pending)] },
    { kind: 'wait', transactionIds: ['our-w1'] },
  ],
  [
    'an earlier one that comes after the last one',
    win({ transactionId: 'w0', closes: false }),
    { related: [bet, won], roundState: 'closed' },
    applied([payout]),
  ],
  [
    "another bet's of a closed round",
    win({ transactionId: 'w2', wager: 'b2' }),
    { related: [bet, won, stored(call({ transactionId: 'b2' }))], roundState: 'closed' },
    applied([{ ...payout, subjectId: 'our-b2' }]),
  ],
  [
    'a second one of a round that its vendor has closed',
    win({ transactionId: 'w2', wager: 'w2' }),
    { related: [bet, won], roundState: 'closed' },
    refused('settled', true),
    byRound,
  ],
  [
    'one of something after one of nothing, before its vendor has closed the round',
    win({ transactionId: 'w2', wager: 'w2' }),
    { related: [bet, stored(win({ amount: 0n }))] },
    applied([payout]),
    byRound,
  ],
  [
    'of what was won with its bet',
    win({ transactionId: 'w2', wager: 'b1' }),
    { related: [stored(call({ verb: 'bet_and_win', won: 3_000n }))], roundState: 'closed' },
    refused('settled', true),
  ],
  [
    'a second one where a wager has one',
    win({ transactionId: 'w2' }),
    { related: [bet, won] },
    refused('settled', true),
    oneWallet,
  ],
  ['by its round alone', win({ wager: 'w1' }), { related: [bet] }, applied([payout]), byRound],
  [
    'of a refunded round',
    win(),
    { related: [bet], roundState: 'refunded' },
    refused('settled', true),
  ],
];

const rollbacks: Row[] = [
  ['a rollback', rollback(), { related: [bet] }, applied([refund], ['our-b1'])],
  ['of what has not come', rollback(), {}, { kind: 'tombstone' }],
  ['of what is undone', rollback(), { related: [stored(call(), gone)] }, nothing],
  [
    'of what was refused',
    rollback(),
    { related: [stored(call(), { state: 'refused', code: 'limit' })] },
    nothing,
  ],
  [
    'of what the wallet is at',
    rollback(),
    { related: [stored(call(), pending)] },
    { kind: 'wait', transactionIds: ['our-b1'] },
  ],
  [
    'when everything else has ended',
    rollback(),
    { related: [bet], session: 'expired', mayPlay: false, game: 'blocked', roundState: 'closed' },
    applied([refund], ['our-b1']),
  ],
  ['of a won bet alone', rollback(), { related: [bet, won] }, applied([refund], ['our-b1'])],
  [
    'of a won bet with its wins',
    rollback(),
    { related: [bet, won] },
    applied([refund, clawback], ['our-b1', 'our-w1']),
    cascade,
  ],
  ['of a won bet, refused', rollback(), { related: [bet, won] }, refused('settled', true), byRound],
  [
    'of a bet that won nothing',
    rollback(),
    { related: [stored(call()), wonAt5(0n)] },
    applied([refund], ['our-b1']),
    byRound,
  ],
  [
    'of a wager that won nothing, and so is settled',
    rollback(),
    { related: [bet, stored(win({ amount: 0n }))] },
    refused('settled', true),
    oneWallet,
  ],
  [
    'of a bet beside one that the win can be of',
    rollback({ rollsBack: 'b2' }),
    { related: [...twoBets(1, 2), wonAt5()] },
    applied([{ ...refund, subjectId: 'our-b2' }], ['our-b2']),
    byRound,
  ],
  [
    'of a bet that came after the win',
    rollback({ rollsBack: 'b2' }),
    { related: [...twoBets(1, 9), wonAt5()] },
    applied([{ ...refund, subjectId: 'our-b2' }], ['our-b2']),
    byRound,
  ],
  [
    'of the bet that won, where another came after the win',
    rollback(),
    { related: [...twoBets(1, 9), wonAt5()] },
    refused('settled', true),
    byRound,
  ],
  [
    'of the bet that won, where the other one is undone',
    rollback(),
    { related: [...twoBets(1, 2, gone), wonAt5()] },
    refused('settled', true),
    byRound,
  ],
  [
    'of the bet that won, where the other one was refused',
    rollback(),
    { related: [...twoBets(1, 2, { state: 'refused', code: 'limit' }), wonAt5()] },
    refused('settled', true),
    byRound,
  ],
  [
    'of a bet beside one that the wallet is at',
    rollback(),
    { related: [...twoBets(1, 2, pending), wonAt5()] },
    { kind: 'wait', transactionIds: ['our-b2'] },
    byRound,
  ],
  [
    'of the bet that won, beside one of another round',
    rollback(),
    { related: [...twoBets(1, 2, { roundId: 'r2' }), wonAt5()] },
    refused('settled', true),
    byRound,
  ],
  [
    'of a wager',
    rollback({ rollsBack: 'g1' }),
    { related: [stored(call({ wager: 'g1' }))] },
    applied([refund], ['our-b1']),
    oneWallet,
  ],
  [
    'of a win',
    rollback({ rollsBack: 'w1' }),
    { related: [bet, won] },
    applied([clawback], ['our-w1']),
  ],
  [
    'of a bet and its win in one',
    rollback(),
    { related: [stored(call({ verb: 'bet_and_win', won: 3_000n }))] },
    applied([refund, { ...clawback, subjectId: 'our-b1' }], ['our-b1']),
  ],
];

const grants: Row[] = [
  [
    'a promotion without a bet',
    call({ verb: 'promotion_win', roundId: null }),
    { session: 'unknown', mayPlay: false, game: 'unknown' },
    applied([{ ...stake, kind: 'payout' }]),
  ],
  [
    'a jackpot of a locked member',
    call({ verb: 'jackpot_win' }),
    { mayPlay: false },
    applied([{ ...stake, kind: 'payout' }]),
  ],
  [
    'an adjustment below zero',
    call({ verb: 'adjust', amount: -7n }),
    {},
    applied([{ kind: 'clawback', amount: 7n, subjectId: null }]),
  ],
  ['an adjustment of nothing', call({ verb: 'adjust', amount: 0n }), {}, nothing],
];

const groups = { repeated: repeats, bet: bets, win: wins, rollback: rollbacks, grant: grants };
const rows = Object.entries(groups).flatMap(([group, of]) =>
  of.map(([name, asked, facts, expected, rules = usual]) => ({
    name: `${group}: ${name}`,
    asked,
    facts: { ...open, ...facts },
    expected,
    rules,
  })),
);

test.each(rows)('$name', ({ asked, facts, expected, rules }) => {
  expect(decide(asked, facts, rules)).toEqual(expected);
});
