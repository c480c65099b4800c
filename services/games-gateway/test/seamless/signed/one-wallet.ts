import { z } from 'zod';
import { bytewise, type Fields, fieldsOf } from './fields.ts';
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

const answer = z.strictObject({
  status: z.string().regex(/^[A-Z_]+$/),
  sid: z.string().optional(),
  balance: z.number().min(0).optional(),
  bonus: z.literal(0).optional(),
  uuid: z.string().optional(),
});

const who = ({ player: userId, session: sid }: Seat) => ({ userId, sid, uuid: 'u1' });
const withAmount = (path: string, won: bigint): Fields => [[path, bytewise(`${won}.00`)]];

const booking = (seat: Seat, { round, bet: refId, own }: Ids, won: bigint): Fields => [
  ...fieldsOf({
    ...who(seat),
    currency: 'KRW',
    'game.id': round,
    'game.type': 'baccarat',
    'game.details.table.id': 'baccarat1',
    'transaction.id': own,
    'transaction.refId': refId,
  }),
  ...withAmount('transaction.amount', won),
];

const bet: Exchange = {
  path: '/debit',
  verb: 'bet',
  fields: (seat, ids) => booking(seat, ids, STAKE),
  moves: { 'transaction.amount': -1n },
  id: 'transaction.id',
};

/** Evolution One Wallet style: a `refId` ties a wager together. */
export const oneWallet: Protocol = {
  name: 'one wallet',
  vendorKey: 'evolution',
  gameKey: 'baccarat1',
  ...jsonProtocol,
  send: (calls, path, body) => calls.oneWallet(path, body),
  read(reply) {
    const { status } = answer.parse(reply.body);
    return { isOk: status === 'OK', balance: wonIn(reply, 'balance') };
  },
  amountOf(written) {
    return /^-?(0|[1-9]\d*)(\.0+)?$/.test(written) ? BigInt(written.split('.')[0] ?? '') : null;
  },
  async enter(calls, sid, userId) {
    await calls.oneWallet('/check', { sid, userId, uuid: 'u0' });
    return sid;
  },
  bet,
  others: [
    { path: '/check', verb: 'authenticate', fields: (seat) => fieldsOf(who(seat)) },
    { path: '/sid', verb: 'authenticate', fields: (seat) => fieldsOf(who(seat)) },
    {
      path: '/balance',
      verb: 'balance',
      fields: (seat) => fieldsOf({ ...who(seat), currency: 'KRW', game: null }),
    },
    {
      path: '/credit',
      verb: 'win',
      fields: (seat, ids) => booking(seat, ids, WIN),
      needsBet: true,
      moves: { 'transaction.amount': 1n },
      id: 'transaction.id',
    },
    {
      path: '/cancel',
      verb: 'rollback',
      fields: (seat, ids) => booking(seat, ids, STAKE),
      needsBet: true,
      id: 'transaction.id',
      names: ['transaction.refId', 'userId'],
    },
    {
      path: '/promo_payout',
      verb: 'promotion_win',
      fields: (seat, { own }) => [
        ...fieldsOf({ ...who(seat), currency: 'KRW', 'promoTransaction.id': own }),
        ...withAmount('promoTransaction.amount', WIN),
      ],
      moves: { 'promoTransaction.amount': 1n },
      id: 'promoTransaction.id',
    },
  ],
};
