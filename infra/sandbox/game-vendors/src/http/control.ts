/** What is steered by hand, and what is counted. Whoever reaches it may: it is for one machine. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { modes } from '../hostile/modes.ts';
import type { Outside } from '../outside.ts';
import { openSeat } from '../play/open-seat.ts';
import { PlayError } from '../play/play-error.ts';
import { summaryOf } from '../summary.ts';

const request = z.discriminatedUnion('action', [
  z.object({ action: z.literal('forget-counts') }),
  z.object({
    action: z.literal('hostile'),
    /** Launch tokens; each is opened when nobody has yet. */
    tokens: z.array(z.string()).min(1).max(1_000),
    count: z.int().min(1).max(1_000_000),
    atOnce: z.int().min(1).max(200).default(8),
    modes: z
      .array(z.enum(modes))
      .min(1)
      .default([...modes]),
    /** Answers when all is over, instead of at once. */
    wait: z.boolean().default(false),
  }),
]);

export function addControl(app: FastifyInstance, outside: Outside): void {
  app.get('/control/summary', () => summaryOf(outside));
  app.post('/control', async (own, reply) => {
    const asked = request.safeParse(own.body);
    if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
    if (asked.data.action === 'forget-counts') {
      outside.tally.clear();
      outside.hostile.clear();
      return { ok: true };
    }
    const { tokens, count, atOnce, modes: chosen, wait } = asked.data;
    try {
      const seats = await Promise.all(tokens.map((token) => openSeat(outside, token)));
      const work = outside.hostile.run(outside, { seats, count, atOnce, own: chosen });
      if (wait) await work;
      return { ok: true, seats: seats.length };
    } catch (error) {
      if (error instanceof PlayError) return reply.code(400).send({ error: error.code });
      throw error;
    }
  });
}
