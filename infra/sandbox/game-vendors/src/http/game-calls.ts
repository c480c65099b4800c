/** What the pages ask while somebody plays. A seat's id is its only key; it came with a launch. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { spots } from '../baccarat/bets.ts';
import type { Outside } from '../outside.ts';
import { fire, SHOTS_MAX } from '../play/fishing-play.ts';
import { openSeat, seatBalance, seatFacts } from '../play/open-seat.ts';
import { PlayError } from '../play/play-error.ts';
import { alone, type Seat } from '../play/seats.ts';

const amount = z
  .string()
  .regex(/^[1-9]\d{0,11}$/)
  .transform((digits) => BigInt(digits));
const seated = z.object({ seat: z.uuid() });
const opening = z.object({ token: z.string().max(200) });
const spinBody = seated.extend({ stake: amount });
const startBody = seated.extend({
  stake: amount,
  autoAt: z.int().min(101).max(1_000_000).nullable(),
});
const betBody = seated.extend({
  tableId: z.string().max(40),
  roundId: z.uuid(),
  spots: z.partialRecord(z.enum(spots), amount),
});
const shotsBody = seated.extend({
  shots: z
    .array(z.object({ species: z.string().max(20), stake: amount }))
    .min(1)
    .max(SHOTS_MAX),
});

export function addGameCalls(app: FastifyInstance, outside: Outside): void {
  const { slots, bombs, baccarat } = outside;
  app.post('/game/open', (request, reply) =>
    answering(reply, async () => {
      const { token } = opening.parse(request.body);
      return seatFacts(outside, await openSeat(outside, token));
    }),
  );
  const call = <Body extends { seat: string }>(
    name: string,
    body: z.ZodType<Body>,
    answer: (seat: Seat, asked: Body) => Promise<unknown>,
  ) => {
    app.post(`/game/${name}`, (request, reply) =>
      answering(reply, async () => {
        const asked = body.parse(request.body);
        const seat = outside.seats.seat(asked.seat);
        if (!seat) throw new PlayError('no_seat');
        return answer(seat, asked);
      }),
    );
  };
  const single = async (seat: Seat, work: () => Promise<unknown>) => {
    const answer = await alone(seat, work);
    if (answer === null) throw new PlayError('busy');
    return answer;
  };
  call('balance', seated, async (seat) => ({ balance: await seatBalance(outside, seat) }));
  call('slot/spin', spinBody, (seat, { stake }) => single(seat, () => slots.spin(seat, stake)));
  call('bomb/start', startBody, (seat, { stake, autoAt }) =>
    single(seat, () => bombs.start(seat, stake, autoAt)),
  );
  call('bomb/cash-out', seated, (seat) => bombs.cashOut(seat));
  call('bomb/wait', seated, (seat) => bombs.wait(seat));
  call('bomb/next', seated, async (seat) => ({ hash: bombs.commitment(seat) }));
  call('baccarat/bet', betBody, (seat, { tableId, roundId, spots: stakes }) => {
    return baccarat.bet(seat, { tableId, roundId }, stakes);
  });
  call('fishing/shots', shotsBody, async (seat, { shots }) => fire(outside, seat, shots));
}

/** Business refusals are answers; what can't be read is a 400. */
async function answering(reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return { ok: true, ...Object(await work()) };
  } catch (error) {
    if (error instanceof PlayError) return { ok: false, code: error.code };
    if (error instanceof z.ZodError)
      return reply.code(400).send({ ok: false, code: 'bad_request' });
    throw error;
  }
}
