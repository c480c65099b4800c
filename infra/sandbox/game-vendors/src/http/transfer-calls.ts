/** The wallet of the transfer vendor: create, in, out, balance, status. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Outside } from '../outside.ts';
import { protocolOf } from '../vendors/vendors.ts';
import { vendorOf } from './vendor-calls.ts';

const playerId = z.string().regex(/^[0-9a-f]{32}$/, 'is no player id');
const transferId = z.uuid();
const amount = z.string().regex(/^[1-9]\d{0,14}$/, 'is no amount of whole won');
const ofPlayer = z.object({ playerId });
const move = z.object({ playerId, transferId, amount });
const asks = z.object({ transferId });

type Params = { Params: { vendorKey: string } };

export function addTransferCalls(app: FastifyInstance, outside: Outside): void {
  const { accounts } = outside;
  const call = <Body>(
    name: string,
    body: z.ZodType<Body>,
    answer: (asked: Body, reply: FastifyReply) => unknown,
  ) => {
    app.post<Params>(`/:vendorKey/${name}`, (request, reply) => {
      const vendorKey = vendorOf(outside, request, reply);
      if (!vendorKey) return reply;
      if (protocolOf[vendorKey] !== 'transfer') {
        return reply.code(404).send({ error: 'This vendor keeps no wallet.' });
      }
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
      return answer(asked.data, reply);
    });
  };
  call('create', ofPlayer, (asked) => {
    accounts.create(asked.playerId);
    return { ok: true };
  });
  call('in', move, (asked) => accounts.transfer({ ...asked, direction: 'in' }));
  call('out', move, (asked) => accounts.transfer({ ...asked, direction: 'out' }));
  call('balance', ofPlayer, (asked, reply) => {
    if (!accounts.knows(asked.playerId)) return reply.code(404).send({ error: 'unknown_player' });
    return { balance: String(accounts.balanceOf(asked.playerId)) };
  });
  call('status', asks, (asked) => accounts.status(asked.transferId));
}
