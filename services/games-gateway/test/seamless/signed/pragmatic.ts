import { pragmaticAnswer as answer } from './answers.ts';
import { formBytes, formFieldsOf } from './fields.ts';
import {
  type Exchange,
  type Ids,
  type Protocol,
  type Seat,
  STAKE,
  WIN,
  wonIn,
} from './protocol.ts';
import { formValues } from './values.ts';

const provider = { providerId: 'p' };
const moved = (seat: Seat, { round: roundId, own: reference }: Ids, won: bigint) => ({
  ...provider,
  userId: seat.player,
  token: seat.session,
  gameId: 'slot3',
  roundId,
  reference,
  amount: `${won}.00`,
  timestamp: String(Date.now()),
});

const bet: Exchange = {
  path: '/bet.html',
  verb: 'bet',
  fields: (seat, ids) => formFieldsOf(moved(seat, ids, STAKE)),
  moves: { amount: -1n },
  id: 'reference',
};

/** A call that pays, without a bet or after one. */
const paying = (path: string, verb: string): Exchange => ({
  path,
  verb,
  fields: (seat, ids) => formFieldsOf(moved(seat, ids, WIN)),
  ...(verb === 'win' ? { needsBet: true } : {}),
  moves: { amount: 1n },
  id: 'reference',
});

/** Pragmatic style: forms, decimals, numbered errors. */
export const pragmatic: Protocol = {
  name: 'pragmatic',
  vendorKey: 'pragmatic',
  gameKey: 'slot3',
  values: formValues,
  write: encodeURIComponent,
  bytes: formBytes,
  send: (calls, path, body) => calls.pragmatic(path, body),
  read(reply) {
    const { error } = answer.parse(reply.body);
    return { isOk: error === 0, balance: wonIn(reply, 'cash') };
  },
  amountOf(written) {
    const text = /^[\w.%+-]*$/.test(written) ? new URLSearchParams(`a=${written}`).get('a') : null;
    return text !== null && /^-?\d+(\.0+)?$/.test(text) ? BigInt(text.split('.')[0] ?? '') : null;
  },
  async enter(calls, token) {
    await calls.pragmatic('/authenticate.html', { ...provider, token });
    return token;
  },
  bet,
  others: [
    {
      path: '/authenticate.html',
      verb: 'authenticate',
      fields: ({ session: token }) => formFieldsOf({ ...provider, token }),
    },
    {
      path: '/balance.html',
      verb: 'balance',
      fields: ({ player: userId, session: token }) => formFieldsOf({ ...provider, userId, token }),
    },
    paying('/result.html', 'win'),
    paying('/bonusWin.html', 'promotion_win'),
    paying('/promoWin.html', 'promotion_win'),
    paying('/jackpotWin.html', 'jackpot_win'),
    paying('/adjustment.html', 'adjust'),
    {
      path: '/refund.html',
      verb: 'rollback',
      fields: ({ player: userId }, { bet: reference }) =>
        formFieldsOf({ ...provider, userId, reference }),
      needsBet: true,
      id: 'reference',
      names: ['reference', 'userId'],
    },
    {
      path: '/endRound.html',
      verb: 'close_round',
      fields: ({ player: userId }, { round: roundId }) =>
        formFieldsOf({ ...provider, userId, gameId: 'slot3', roundId }),
      needsBet: true,
    },
  ],
};
