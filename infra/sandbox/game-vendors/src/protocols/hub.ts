/** Hub88 style: RSA-SHA256 over the raw body, amounts in hundred-thousandths of a won. */
import { createSign } from 'node:crypto';
import type { Call, Player, Protocol, Reply, Verb, Wager } from './protocol.ts';
import { objectOf, readStatus, refused, textIn, unknown } from './protocol.ts';
import { digits, digitsIn, type Fields, jsonText } from './raw-json.ts';

const UNIT = 100_000n;

const common = (player: Player, wager: Omit<Wager, 'amount'>): Fields => ({
  user: player.playerId,
  transaction_uuid: wager.txId,
  supplier_transaction_id: wager.txId,
  token: player.session,
  supplier_user: player.playerId,
  round: wager.roundId,
  request_uuid: crypto.randomUUID(),
  game_code: wager.gameCode,
  currency: 'KRW',
});

const paid = (amount: bigint, isRoundClosed: boolean): Fields => ({
  round_closed: isRoundClosed,
  reward_uuid: null,
  is_free: false,
  is_aggregated: false,
  game_id: 1n,
  bet: 'main',
  amount: digits(String(amount * UNIT)),
});

const transaction = (verb: Verb, path: string, txId: string, fields: Fields): Call => {
  return { verb, path: `transaction/${path}`, txId, fields };
};

/** Codes after which the same call may still go through. */
const again = ['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'];

export const hub: Protocol = {
  name: 'hub',
  amountPath: ['amount'],
  playerPath: ['user'],
  amountField: digits,
  open: ({ session, playerId }, id) => ({
    verb: 'open',
    path: 'user/info',
    txId: null,
    fields: { user: playerId, request_uuid: id, token: session },
  }),
  balance: ({ session, playerId }, id) => ({
    verb: 'balance',
    path: 'user/balance',
    txId: null,
    fields: { user: playerId, token: session, game_code: 'lobby', request_uuid: id },
  }),
  bet: (player, wager) =>
    transaction('bet', 'bet', wager.txId, {
      ...common(player, wager),
      ...paid(wager.amount, false),
      meta: null,
    }),
  win: (player, winning) =>
    transaction('win', 'win', winning.txId, {
      ...common(player, winning),
      ...paid(winning.amount, !winning.keepsOpen),
      reference_transaction_uuid: winning.betTxId,
      meta: null,
    }),
  jackpot: (player, winning) =>
    transaction('jackpot', 'win', winning.txId, {
      ...common(player, winning),
      ...paid(winning.amount, !winning.keepsOpen),
      reference_transaction_uuid: winning.betTxId,
      meta: { jackpot: true },
    }),
  rollback: (player, rollback) =>
    transaction('rollback', 'rollback', rollback.txId, {
      ...common(player, rollback),
      round_closed: true,
      reference_transaction_uuid: rollback.betTxId,
    }),
  close: () => null,
  pack(call, { key }) {
    const body = jsonText(call.fields);
    const signature = createSign('RSA-SHA256').update(body).sign(key, 'base64');
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature };
    return { path: call.path, headers, body };
  },
  read(_call, status, text): Reply {
    const early = readStatus(status);
    if (early) return early;
    const answer = objectOf(text);
    const code = answer && textIn(answer, 'status');
    if (!answer || !code) return unknown('no_answer');
    const amount = digitsIn(text, 'balance');
    const balance = amount === null ? null : BigInt(amount.split('.')[0] ?? '0') / UNIT;
    if (again.includes(code)) return unknown(code);
    if (code !== 'RS_OK') return refused(code, balance);
    return { outcome: 'done', balance, session: null, playerId: textIn(answer, 'user') };
  },
};
