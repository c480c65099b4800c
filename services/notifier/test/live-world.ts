/** A notifier in a space of its own, the people who connect to it, and the events it hears. */

import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Clock } from '@noriter/kit/clock';
import { writeSessionState } from '@noriter/kit/session-state';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import type { TestSpace } from '@noriter/kit/testing';
import { openTestSpace, startTestService } from '@noriter/kit/testing';
import type { BetEvent } from '@noriter/proto/bet_events_pb';
import { BetEventSchema } from '@noriter/proto/bet_events_pb';
import type { DrawEvent } from '@noriter/proto/draw_events_pb';
import { DrawEventSchema } from '@noriter/proto/draw_events_pb';
import type { MarketEvent } from '@noriter/proto/market_events_pb';
import { MarketEventSchema } from '@noriter/proto/market_events_pb';
import type { MemberEvent } from '@noriter/proto/member_events_pb';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import type { SiteEvent } from '@noriter/proto/site_events_pb';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import {
  betEvents,
  drawEvents,
  marketEvents,
  memberEvents,
  siteEvents,
  walletEvents,
} from '@noriter/proto/topics';
import type { WalletEvent } from '@noriter/proto/wallet_events_pb';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';

import { notifier } from '../src/service.ts';
import type { Neighbours } from './neighbours.ts';
import { startNeighbours } from './neighbours.ts';

export const SITE = 'noriter';
export const SITE_KEY = 'a-site-key-for-tests';

export type Person = { memberId: string; sessionId: string; token: string };

export type LiveWorld = Awaited<ReturnType<typeof openLiveWorld>>;

export async function openLiveWorld(label: string) {
  const space = await openTestSpace(label);
  const neighbours = await startNeighbours(space.internalKey);
  const start = (env: Record<string, string> = {}, clock?: Clock) =>
    startTestService(notifier, {
      space,
      ...(clock ? { clock } : {}),
      env: { ...environment(neighbours), ...env },
    });
  return {
    space,
    neighbours,
    start,
    member: (options?: { ttlSeconds?: number }) => makeMember(space, neighbours, options),
    operator: (permissions: string[]) => makeOperator(space, permissions),
    ...events(space, neighbours),
    async close() {
      await neighbours.close();
      await space.close();
    },
  };
}

function environment(neighbours: Neighbours): Record<string, string> {
  return {
    IDENTITY_URL: neighbours.url,
    WALLET_URL: neighbours.url,
    BETTING_URL: neighbours.url,
    SITES: JSON.stringify({ [SITE]: { key: SITE_KEY }, other: { key: 'another-site-key' } }),
    DRAIN_MS: '200',
  };
}

async function makeMember(
  space: TestSpace,
  neighbours: Neighbours,
  options: { ttlSeconds?: number } = {},
): Promise<Person> {
  const memberId = randomUUID();
  const sessionId = randomUUID();
  const { token } = await issueSessionToken(
    space.env().TOKEN_PRIVATE_KEY ?? '',
    {
      sub: memberId,
      sid: sessionId,
      site: SITE,
      kind: 'member',
      lid: 'player',
      lvl: 1,
      ptn: false,
    },
    options.ttlSeconds,
  );
  await writeSessionState(space.redis, sessionId, 'live');
  neighbours.states.set(sessionId, 'live');
  neighbours.balances.set(memberId, {
    cash: '1000',
    held: '0',
    points: '10',
    owed: '0',
    version: '1',
  });
  return { memberId, sessionId, token };
}

async function makeOperator(
  space: TestSpace,
  perms: string[],
): Promise<{ sessionId: string; token: string }> {
  const sessionId = randomUUID();
  const { token } = await issueSessionToken(space.env().TOKEN_PRIVATE_KEY ?? '', {
    sub: randomUUID(),
    sid: sessionId,
    site: SITE,
    kind: 'operator',
    lid: 'admin',
    lvl: 0,
    ptn: false,
    perms,
  });
  await writeSessionState(space.redis, sessionId, 'live');
  return { sessionId, token };
}

/** What the other services would say on their topics. */
function events({ producer }: TestSpace, neighbours: Neighbours) {
  const now = () => timestampFromDate(new Date());
  const send = (memberId: string, event: WalletEvent['event']) =>
    producer.send(walletEvents, {
      key: memberId,
      id: randomUUID(),
      value: create(WalletEventSchema, { siteId: SITE, memberId, occurredAt: now(), event }),
    });
  return {
    /** The wallet's books change first, then it says so. */
    cashChanged(memberId: string, cash: bigint, version: bigint) {
      const known = BigInt(neighbours.balances.get(memberId)?.version ?? 0);
      if (version > known) {
        const balance = {
          cash: `${cash}`,
          held: '7',
          points: '10',
          owed: '0',
          version: `${version}`,
        };
        neighbours.balances.set(memberId, balance);
      }
      const value = outcome({ applied: true, cash, held: 7n, points: 10n, version });
      return send(memberId, { case: 'outcome', value });
    },
    walletSays: send,
    memberSays: (memberId: string, event: MemberEvent['event']) =>
      producer.send(memberEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(MemberEventSchema, { siteId: SITE, memberId, occurredAt: now(), event }),
      }),
    betSays: (memberId: string, slip: Pick<BetEvent, 'slipId' | 'version' | 'event'>) =>
      producer.send(betEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(BetEventSchema, { siteId: SITE, memberId, occurredAt: now(), ...slip }),
      }),
    drawSays: (round: Pick<DrawEvent, 'gameDay' | 'number' | 'event'>) =>
      producer.send(drawEvents, {
        key: 'powerball',
        id: randomUUID(),
        value: create(DrawEventSchema, { gameId: 'powerball', occurredAt: now(), ...round }),
      }),
    marketSays: (fixtureId: string, told: Pick<MarketEvent, 'version' | 'event'>) =>
      producer.send(marketEvents, {
        key: fixtureId,
        id: randomUUID(),
        value: create(MarketEventSchema, { fixtureId, occurredAt: now(), ...told }),
      }),
    siteSays: (event: SiteEvent['event'], siteId = SITE) =>
      producer.send(siteEvents, {
        key: siteId,
        id: randomUUID(),
        value: create(SiteEventSchema, { siteId, occurredAt: now(), event }),
      }),
  };
}

type Outcome = Extract<WalletEvent['event'], { case: 'outcome' }>['value'];

function outcome(init: Pick<Outcome, 'applied' | 'cash' | 'held' | 'points' | 'version'>): Outcome {
  const event = create(WalletEventSchema, { event: { case: 'outcome', value: init } }).event;
  if (event.case !== 'outcome') throw new Error('An outcome is an outcome');
  return event.value;
}
