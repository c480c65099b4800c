/** What a site asks every vendor: catalogue, launch, feed, jackpots, round. JSON, with the vendor's bearer. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { stands } from '../book/book.ts';
import type { Outside } from '../outside.ts';
import { jackpotsOf } from '../slots/vendor-jackpots.ts';
import { isVendorKey, type VendorKey } from '../vendors/vendors.ts';

const PAGE_MAX = 1_000;
const place = z
  .string()
  .regex(/^\d{1,9}$/)
  .nullish();
const catalogueBody = z.object({ cursor: place, limit: z.int().min(1).max(PAGE_MAX).default(200) });
const launchBody = z.object({
  token: z.string().min(8).max(200),
  playerId: z.string().min(1).max(64),
  gameCode: z.string().max(80),
  language: z.enum(['ko', 'en', 'vi']).catch('ko'),
  device: z.string().max(20).default('desktop'),
  returnUrl: z.string().max(500).default(''),
  mode: z.enum(['real', 'demo']).default('real'),
});
const feedBody = z.object({ from: z.iso.datetime(), to: z.iso.datetime(), cursor: place });
const roundBody = z.object({ roundId: z.string().max(80) });

type Params = { Params: { vendorKey: string } };

export function addVendorCalls(app: FastifyInstance, outside: Outside): void {
  const call = <Body>(
    name: string,
    body: z.ZodType<Body>,
    answer: (vendorKey: VendorKey, asked: Body, reply: FastifyReply) => unknown,
  ) => {
    app.post<Params>(`/:vendorKey/${name}`, (request, reply) => {
      const vendorKey = vendorOf(outside, request, reply);
      if (!vendorKey) return reply;
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
      return answer(vendorKey, asked.data, reply);
    });
  };
  call('catalogue', catalogueBody, (vendorKey, { cursor, limit }) => {
    const entries = outside.catalogue.of[vendorKey];
    const from = Number(cursor ?? 0);
    const games = entries.slice(from, from + limit).map((entry) => ({
      ...entry,
      // Of the address that the site asks: browsers get pictures from the site.
      imageUrl: `/pictures/${entry.gameCode}.png`,
    }));
    const next = from + games.length;
    return { games, cursor: next < entries.length ? String(next) : null };
  });
  call('launch', launchBody, (vendorKey, asked, reply) => {
    const game = outside.catalogue.of[vendorKey].find(
      ({ gameCode }) => gameCode === asked.gameCode,
    );
    if (!game) return reply.code(404).send({ error: 'There is no such game.' });
    const { token, playerId, mode, returnUrl, language } = asked;
    outside.seats.launch({ vendorKey, token, playerId, game, mode, returnUrl });
    const page = game.isPlayable ? game.kind : 'picture';
    const query = new URLSearchParams({ token, lang: language, game: game.gameCode });
    return { url: `${outside.publicUrl()}/play/${page}/?${query.toString()}` };
  });
  call('feed', feedBody, (vendorKey, { from, to, cursor }) => {
    const [since, until] = [new Date(from).toISOString(), new Date(to).toISOString()];
    const rows = [...outside.book.all()].filter(
      (one) => one.vendorKey === vendorKey && stands(one) && one.at >= since && one.at < until,
    );
    const at = Number(cursor ?? 0);
    const transactions = rows.slice(at, at + PAGE_MAX).map((one) => {
      const { transactionId, roundId, gameCode, playerId, kind, amount, at: when, refersTo } = one;
      return { transactionId, roundId, gameCode, playerId, kind, amount, at: when, refersTo };
    });
    const next = at + transactions.length;
    return { transactions, cursor: next < rows.length ? String(next) : null };
  });
  call('jackpots', z.object({}), (vendorKey) => ({
    jackpots: jackpotsOf(vendorKey, outside.catalogue.of[vendorKey], outside.slots),
  }));
  call('round', roundBody, (vendorKey, { roundId }) => {
    const round = outside.book.round(roundId);
    if (!round || round.vendorKey !== vendorKey) return { state: 'unknown', detailUrl: null };
    const detailUrl = `${outside.publicUrl()}/rounds/${vendorKey}/${roundId}`;
    return { state: round.state, detailUrl };
  });
}

/** Whose call it is, or null once it was refused. */
export function vendorOf(
  { secrets }: Pick<Outside, 'secrets'>,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
): VendorKey | null {
  const { vendorKey } = request.params;
  if (!isVendorKey(vendorKey)) {
    void reply.code(404).send({ error: 'There is no such vendor.' });
    return null;
  }
  const given = request.headers.authorization ?? '';
  if (isSame(given, `Bearer ${secrets[vendorKey].secret}`)) return vendorKey;
  void reply.code(401).send({ error: 'The bearer is not the one of this vendor.' });
  return null;
}

/** Compares hashes, so that the time it takes says nothing. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
