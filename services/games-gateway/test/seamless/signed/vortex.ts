import { vortexAnswer as answer } from './answers.ts';
import { fieldsOf } from './fields.ts';
import { jsonProtocol } from './json-protocol.ts';
import {
  type Exchange,
  type Ids,
  type Protocol,
  type Seat,
  STAKE,
  WIN,
  wonIn,
} from './protocol.ts';

const inRound = ({ player: playerId, session }: Seat, { round: roundId, own: txId }: Ids) => {
  return { playerId, session, txId, roundId, gameId: 'bomb' };
};
const granted = ({ player: playerId }: Seat, { own: txId }: Ids) => {
  return fieldsOf({ playerId, txId, amount: `${WIN}` });
};

const bet: Exchange = {
  path: '/bet',
  verb: 'bet',
  fields: (seat, ids) => fieldsOf({ ...inRound(seat, ids), amount: `${STAKE}` }),
  moves: { amount: -1n },
  id: 'txId',
};

/** Vortex style: whole won as text. */
export const vortex: Protocol = {
  name: 'vortex',
  vendorKey: 'bomb',
  gameKey: 'bomb',
  ...jsonProtocol,
  send: (calls, path, body) => calls.vortex(path, body),
  read(reply) {
    const { ok } = answer.parse(reply.body);
    return { isOk: ok, balance: wonIn(reply, 'balance') };
  },
  amountOf: (written) => (/^"-?\d+"$/.test(written) ? BigInt(written.slice(1, -1)) : null),
  async enter(calls, token) {
    return String((await calls.vortex('/session', { token })).body.session);
  },
  bet,
  others: [
    { path: '/ping', verb: 'ping', fields: () => fieldsOf({ at: 1 }) },
    {
      path: '/session',
      verb: 'authenticate',
      fields: ({ session: token }) => fieldsOf({ token }),
    },
    {
      path: '/balance',
      verb: 'balance',
      fields: ({ player: playerId, session }) => fieldsOf({ playerId, session }),
    },
    {
      path: '/win',
      verb: 'win',
      fields: (seat, ids) =>
        fieldsOf({ ...inRound(seat, ids), betTxId: ids.bet, amount: `${WIN}`, keepsOpen: true }),
      needsBet: true,
      moves: { amount: 1n },
      id: 'txId',
    },
    {
      path: '/bet-win',
      verb: 'bet_and_win',
      fields: (seat, ids) => fieldsOf({ ...inRound(seat, ids), bet: `${STAKE}`, win: `${WIN}` }),
      moves: { bet: -1n, win: 1n },
      id: 'txId',
    },
    {
      path: '/rollback',
      verb: 'rollback',
      fields: ({ player: playerId }, { own: txId, bet: rollsBackTxId, round: roundId }) =>
        fieldsOf({ playerId, txId, rollsBackTxId, roundId }),
      needsBet: true,
      id: 'txId',
      names: ['rollsBackTxId', 'playerId'],
    },
    {
      path: '/close',
      verb: 'close_round',
      fields: ({ player: playerId }, { round: roundId }) => fieldsOf({ playerId, roundId }),
      needsBet: true,
    },
    { path: '/adjust', verb: 'adjust', fields: granted, moves: { amount: 1n }, id: 'txId' },
    { path: '/promo', verb: 'promotion_win', fields: granted, moves: { amount: 1n }, id: 'txId' },
  ],
};
