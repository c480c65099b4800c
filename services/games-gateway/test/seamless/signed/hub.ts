import { z } from 'zod';
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

const PARTS = 100_000n;

const answer = z.strictObject({
  status: z.string().regex(/^RS_(OK|ERROR_[A-Z_]+)$/),
  user: z.string().optional(),
  request_uuid: z.string().optional(),
  currency: z.literal('KRW'),
  country: z.literal('KR').optional(),
  jurisdiction: z.literal('KR').optional(),
  balance: z.number().min(0).optional(),
});

const about = ({ player: user, session: token }: Seat) => {
  return { user, token, request_uuid: 'r1', game_code: 'slot1' };
};

const inRound = (seat: Seat, { round, own }: Ids) => {
  return { ...about(seat), transaction_uuid: own, round, round_closed: false, currency: 'KRW' };
};

const amountOf = (won: bigint) => ({ amount: Number(won * PARTS) });

const bet: Exchange = {
  path: '/transaction/bet',
  verb: 'bet',
  fields: (seat, ids) => fieldsOf({ ...inRound(seat, ids), ...amountOf(STAKE) }),
  moves: { amount: -1n },
  id: 'transaction_uuid',
};

/** Hub88 style: integers of a hundred-thousandth of a won. */
export const hub: Protocol = {
  name: 'hub',
  vendorKey: 'kplay',
  gameKey: 'slot1',
  ...jsonProtocol,
  send: (calls, path, body) => calls.hub(path, body),
  read(reply) {
    const { status } = answer.parse(reply.body);
    const parts = wonIn(reply, 'balance');
    return { isOk: status === 'RS_OK', balance: parts === null ? null : parts / PARTS };
  },
  amountOf(written) {
    if (!/^-?(0|[1-9]\d*)$/.test(written)) return null;
    return BigInt(written) % PARTS === 0n ? BigInt(written) / PARTS : null;
  },
  async enter(calls, token, user) {
    await calls.hub('/user/info', { user, token, request_uuid: 'r0' });
    return token;
  },
  bet,
  others: [
    {
      path: '/user/info',
      verb: 'authenticate',
      fields: ({ player: user, session: token }) => fieldsOf({ user, token, request_uuid: 'r2' }),
    },
    { path: '/user/balance', verb: 'balance', fields: (seat) => fieldsOf(about(seat)) },
    {
      path: '/transaction/win',
      verb: 'win',
      fields: (seat, ids) =>
        fieldsOf({
          ...inRound(seat, ids),
          ...amountOf(WIN),
          reference_transaction_uuid: ids.bet,
        }),
      needsBet: true,
      moves: { amount: 1n },
      id: 'transaction_uuid',
    },
    {
      path: '/transaction/rollback',
      verb: 'rollback',
      fields: (seat, ids) =>
        fieldsOf({ ...inRound(seat, ids), reference_transaction_uuid: ids.bet }),
      needsBet: true,
      id: 'transaction_uuid',
      names: ['reference_transaction_uuid', 'user'],
    },
  ],
};
