import { z } from 'zod';
import { type Fields, fieldsOf } from './fields.ts';
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
  status: z.string().regex(/^[a-z_]+$/),
  id: z.string().optional(),
  jurisdiction: z.literal('KR').optional(),
  default_currency: z.literal('KRW').optional(),
  reg_country: z.literal('KR').optional(),
  balance: z
    .string()
    .regex(/^\d+\.00$/)
    .optional(),
  currency: z.literal('KRW').optional(),
});

const about = ({ player, session: token }: Seat) => ({ player, token, currency: 'KRW' });
const moved = (seat: Seat, { round, own }: Ids, amount: bigint, kind: string): Fields =>
  fieldsOf({
    ...about(seat),
    site: 'noriter',
    transaction_id: own,
    round,
    round_closed: false,
    game_code: 'gates',
    provider_kind: kind,
    amount: `${amount}.00`,
  });

const bet: Exchange = {
  path: '/debit',
  verb: 'bet',
  fields: (seat, ids) => moved(seat, ids, STAKE, 'debit'),
  moves: { amount: -1n },
  id: 'transaction_id',
};

const credit = (kind: string, verb: string): Exchange => ({
  path: '/credit',
  verb,
  fields: (seat, ids) => moved(seat, ids, WIN, kind),
  needsBet: true,
  moves: { amount: 1n },
  id: 'transaction_id',
});

/** St8 style: decimals as text, a credit names its round and no debit. */
export const st8: Protocol = {
  name: 'st8',
  vendorKey: 'station',
  gameKey: 'gates',
  ...jsonProtocol,
  send: (calls, path, body) => calls.st8(path, body),
  read(reply) {
    const { status } = answer.parse(reply.body);
    return { isOk: status === 'ok', balance: wonIn(reply, 'balance') };
  },
  amountOf: (written) =>
    /^"-?\d+(\.0+)?"$/.test(written) ? BigInt(written.slice(1, -1).split('.')[0] ?? '') : null,
  async enter(calls, token, player) {
    await calls.st8('/balance', about({ player, session: token }));
    return token;
  },
  bet,
  others: [
    { path: '/player_profile', verb: 'balance', fields: (seat) => fieldsOf(about(seat)) },
    { path: '/balance', verb: 'authenticate', fields: (seat) => fieldsOf(about(seat)) },
    credit('credit', 'win'),
    credit('jackpot_credit', 'jackpot_win'),
    credit('promo_credit', 'promotion_win'),
    {
      path: '/cancel',
      verb: 'rollback',
      fields: (seat, { own: cancel_id, bet: transaction_id, round }) =>
        fieldsOf({ ...about(seat), cancel_id, transaction_id, round }),
      needsBet: true,
      id: 'cancel_id',
      names: ['transaction_id', 'player'],
    },
  ],
};
