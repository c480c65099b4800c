import { hash } from 'node:crypto';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { Adapter } from '../adapter.ts';
import { type CallTable, readByTable } from '../common/call-table.ts';
import { readForm } from '../common/form.ts';
import { jsonAnswer } from '../common/json-answer.ts';
import { decimalTexts as money } from '../common/money.ts';
import { sameText } from '../common/same-text.ts';

const transaction = {
  playerId: 'userId',
  session: 'token?',
  transactionId: 'reference',
  amount: 'amount',
} as const;
const ofRound = { ...transaction, gameCode: 'gameId', roundId: 'roundId' } as const;

const calls: CallTable = {
  '/authenticate.html': { verb: 'authenticate', fields: { session: 'token' } },
  '/balance.html': { verb: 'balance', fields: { playerId: 'userId', session: 'token?' } },
  '/bet.html': { verb: 'bet', fields: ofRound },
  '/result.html': { verb: 'win', fields: ofRound },
  // It has no id of its own: the bet's stands for it.
  '/refund.html': {
    verb: 'rollback',
    fields: { playerId: 'userId', transactionId: 'reference', rollsBack: 'reference' },
  },
  '/bonusWin.html': { verb: 'promotion_win', fields: transaction },
  '/promoWin.html': { verb: 'promotion_win', fields: transaction },
  '/jackpotWin.html': { verb: 'jackpot_win', fields: { ...transaction, roundId: 'roundId?' } },
  '/endRound.html': {
    verb: 'close_round',
    fields: { playerId: 'userId', gameCode: 'gameId', roundId: 'roundId' },
  },
  '/adjustment.html': { verb: 'adjust', fields: { ...ofRound, roundId: 'roundId?' } },
};

type Word = readonly [error: number, description: string];

const words: Record<AnswerCode, Word> = {
  ok: [0, 'Success'],
  bad_signature: [5, 'Invalid hash'],
  stale: [5, 'Invalid hash'],
  replayed: [5, 'Invalid hash'],
  bad_request: [7, 'Bad parameters'],
  unknown_member: [2, 'Player not found'],
  unknown_session: [4, 'Authentication failed'],
  session_expired: [4, 'Token expired'],
  wrong_currency: [7, 'Wrong currency'],
  unknown_game: [8, 'Game not found'],
  game_blocked: [8, 'Game disabled'],
  not_allowed: [6, 'Player frozen'],
  insufficient: [1, 'Insufficient balance'],
  limit: [50, 'Bet limit reached'],
  conflict: [120, 'Same reference with other parameters'],
  unknown_bet: [100, 'No such bet yet'],
  settled: [120, 'Already settled'],
  wager_taken: [120, 'Already settled'],
  rolled_back: [3, 'Bet was refunded'],
  temporary: [100, 'Internal error, retry'],
  failed: [120, 'Internal error'],
};

/** Pragmatic style: a form, MD5 over its sorted fields and the secret, decimals, numbered errors. */
export const pragmatic: Adapter = {
  rules: {
    tokenIsSession: true,
    rollbackOfWonBet: 'refuse',
    winNames: 'round',
    rollbackNames: 'transaction',
    oneWinPerWager: false,
    roundEnds: 'by-call',
  },
  verify({ body }, keys) {
    const form = readForm(body);
    if (form === null || form.hash === undefined) return 'bad_signature';
    const given = form.hash;
    return keys.some((key) => sameText(hashOf(form, key), given)) ? 'ok' : 'bad_signature';
  },
  nonceOf: () => null,
  read({ path, body }) {
    const row = calls[path];
    const form = row && readForm(body);
    return row && form ? readByTable(row, form, { money, echo: [] }) : null;
  },
  answer(call, { code, balance, playerId, transactionId }) {
    const [error, description] = words[code];
    return jsonAnswer({
      transactionId: transactionId ?? undefined,
      userId: call?.verb === 'authenticate' && code === 'ok' ? playerId : undefined,
      currency: 'KRW',
      cash: balance === null ? undefined : money.write(balance),
      bonus: balance === null ? undefined : { digits: '0.00' },
      usedPromo: call?.verb === 'bet' && code === 'ok' ? { digits: '0.00' } : undefined,
      error,
      description,
    });
  },
};

/** Over every field that is not empty, by name. */
function hashOf(form: Readonly<Record<string, string>>, secret: string): string {
  const signed = Object.keys(form)
    .filter((name) => name !== 'hash' && form[name] !== '')
    .toSorted()
    .map((name) => `${name}=${form[name]}`)
    .join('&');
  return hash('md5', `${signed}${secret}`, 'hex');
}
