import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { mustCall, type PlayerSession } from '../../site/site-client.ts';
import { type RetriedCall, retryUntilAnswered } from '../retried-call.ts';

const CODES_OF_BATCH = 5;
/** So many members use one code at once; it is good for one of them. */
const RACERS = 3;
const PAUSE_MS = 1_000;
/** Of the promotion that everybody wants: so many are given in all. */
const GIVEN_IN_ALL = 40;

const issued = z.object({ batch: z.object({ batchId: z.string() }) });
const codes = z.object({ list: z.array(z.object({ code: z.string() })) });
const given = z.object({ grantId: z.string() });

export type Giver = {
  /** Ids of the grants that the site confirmed. */
  granted: Set<string>;
  /** By code: how many of those who raced for it got it. */
  winners: Map<string, number>;
  stop(): Promise<void>;
};

type Member = PlayerSession & { address: string };

/**
 * An operator who issues coupons and members who race for them, until stopped. Once at the beginning
 * everybody wants the same: a coupon of which there are too few, and today's stamp.
 */
export async function startGiver(
  url: string,
  operator: string,
  members: readonly Member[],
): Promise<Giver> {
  const record = { granted: new Set<string>(), winners: new Map<string, number>() };
  let stopped = false;
  const asking = (token: string, address?: string) =>
    retryUntilAnswered(url, token, {
      ...(address === undefined ? {} : { address }),
      hasEnough: () => stopped,
      waits: () => undefined,
      differs: () => undefined,
    });
  const back = asking(operator);
  const players = members.map(({ token, address }) => asking(token, address));
  const scarce = await startPromotion(url, operator, { inAll: GIVEN_IN_ALL });
  const plenty = await startPromotion(url, operator, { inAll: null });

  async function use(ask: RetriedCall, path: string, body: object): Promise<boolean> {
    const answer = await ask(path, body);
    if (answer?.resultCode !== '0') return false;
    const grant = given.safeParse(answer.data);
    if (grant.success) record.granted.add(grant.data.grantId);
    return true;
  }

  async function race(code: string, first: number): Promise<void> {
    const racers = Array.from(
      { length: RACERS },
      (_, at) => players[(first + at) % players.length],
    );
    const uses = racers.flatMap((ask) => (ask ? [use(ask, '/api/coupon/use', { code })] : []));
    const won = (await Promise.all(uses)).filter(Boolean).length;
    record.winners.set(code, won);
  }

  async function rush(): Promise<void> {
    const [code = ''] = await issueCodes(back, scarce, { kind: 'open', count: members.length });
    const stamp = '/api/promotion/attendance/stamp';
    for (const ask of players) {
      await Promise.all([use(ask, '/api/coupon/use', { code }), use(ask, stamp, {})]);
    }
  }

  async function give(): Promise<void> {
    for (let turn = 0; !stopped; turn += RACERS) {
      const wish = { kind: 'batch', count: CODES_OF_BATCH };
      const batch = await issueCodes(back, plenty, wish);
      await Promise.all(batch.map((code, at) => race(code, turn + at * RACERS)));
      await pause(PAUSE_MS);
    }
  }

  const giving = Promise.all([rush(), give()]);
  return {
    ...record,
    async stop() {
      stopped = true;
      await giving;
    },
  };
}

/** @returns none where it was stopped meanwhile */
async function issueCodes(ask: RetriedCall, promotionId: string, wish: object): Promise<string[]> {
  const path = '/api/admin/promotion/coupon';
  const answer = await ask(`${path}/issue`, { promotionId, name: randomUUID(), ...wish });
  if (answer === undefined) return [];
  if (answer.resultCode !== '0') {
    console.error(`coupons were refused: ${answer.resultCode}`);
    return [];
  }
  const { batchId } = issued.parse(answer.data).batch;
  const listed = await ask(`${path}/codes`, { batchId });
  if (listed === undefined) return [];
  return codes.parse(listed.data).list.map(({ code }) => code);
}

/** Starts a promotion of coupons for points, as large as one operator may make it alone. */
async function startPromotion(
  url: string,
  token: string,
  { inAll }: { inAll: number | null },
): Promise<string> {
  const words = { ko: '쿠폰', en: 'Coupons', vi: 'Phiếu' };
  const reason = 'fault run';
  const document = {
    title: words,
    note: words,
    segment: { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    budget: '400000',
    caps: { perMember: null, perMemberDay: null, perNetworkDay: null, inAll },
    rules: {
      trigger: 'coupon',
      reward: { kind: 'points', amount: '100' },
      validDays: null,
      isGiftable: false,
    },
  };
  const asked = { version: 0, document, reason };
  const made = await mustCall(url, '/api/admin/promotion/set', asked, { token });
  if (made.outcome !== 'approved') throw new Error('The budget needs a second operator.');
  const { promotionId } = made;
  const on = { promotionId, state: 'running', reason };
  await mustCall(url, '/api/admin/promotion/switch', on, { token });
  return String(promotionId);
}
