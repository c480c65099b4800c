/** A notifier in a space of its own, the people who connect to it, and the events it consumes. */

import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Clock } from '@noriter/kit/clock';
import { writeSessionState } from '@noriter/kit/session-state';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import { openTestSpace, startTestService, type TestSpace } from '@noriter/kit/testing';
import { type BetEvent, BetEventSchema } from '@noriter/proto/bet_events_pb';
import { type DrawEvent, DrawEventSchema } from '@noriter/proto/draw_events_pb';
import { type MarketEvent, MarketEventSchema } from '@noriter/proto/market_events_pb';
import { type MemberEvent, MemberEventSchema } from '@noriter/proto/member_events_pb';
import { MessageEventSchema } from '@noriter/proto/message_events_pb';
import { outcomeTopic } from '@noriter/proto/outcome-topic';
import { type SiteEvent, SiteEventSchema } from '@noriter/proto/site_events_pb';
import {
  betEvents,
  drawEvents,
  marketEvents,
  memberEvents,
  messageEvents,
  siteEvents,
  slipEvents,
  walletEvents,
} from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { type WalletEvent, WalletEventSchema } from '@noriter/proto/wallet_events_pb';

import { notifier } from '../src/service.ts';
import { type FakeServices, startFakeServices } from './fake-services.ts';

export const SITE = 'noriter';
export const SITE_KEY = 'a-site-key-for-tests';

export type Person = { memberId: string; sessionId: string; token: string };

export type NotifierWorld = Awaited<ReturnType<typeof openNotifierWorld>>;

export async function openNotifierWorld(label: string) {
  const space = await openTestSpace(label);
  const services = await startFakeServices(space.keyring);
  const start = (env: Record<string, string> = {}, clock?: Clock) =>
    startTestService(notifier, {
      space,
      ...(clock ? { clock } : {}),
      env: { ...environment(services), ...env },
    });
  return {
    space,
    services,
    start,
    member: (options?: { ttlSeconds?: number }) => makeMember(space, services, options),
    operator: (permissions: string[], nets?: string[]) => makeOperator(space, permissions, nets),
    ...events(space, services),
    async close() {
      await services.close();
      await space.close();
    },
  };
}

function environment(services: FakeServices): Record<string, string> {
  return {
    IDENTITY_URL: services.url,
    WALLET_URL: services.url,
    BETTING_URL: services.url,
    BOARD_URL: services.url,
    SITES: JSON.stringify({ [SITE]: { key: SITE_KEY }, other: { key: 'another-site-key' } }),
    DRAIN_MS: '200',
    // Hundreds of readers connect at once, on a machine that does much else.
    CONNECT_TIMEOUT_MS: '30000',
  };
}

async function makeMember(
  space: TestSpace,
  services: FakeServices,
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
  services.states.set(sessionId, 'live');
  services.balances.set(memberId, {
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
  nets?: string[],
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
    ...(nets === undefined ? {} : { nets }),
  });
  await writeSessionState(space.redis, sessionId, 'live');
  return { sessionId, token };
}

/** What the other services would publish on their topics. */
function events({ producer }: TestSpace, services: FakeServices) {
  const now = () => timestampFromDate(new Date());
  const send = (memberId: string, event: WalletEvent['event']) =>
    producer.send(event.case === 'outcome' ? outcomeTopic(event.value.kind) : walletEvents, {
      key: memberId,
      id: randomUUID(),
      value: create(WalletEventSchema, { siteId: SITE, memberId, occurredAt: now(), event }),
    });
  return {
    /** The wallet's books change first, then it publishes. */
    cashChanged(memberId: string, cash: bigint, version: bigint) {
      const known = BigInt(services.balances.get(memberId)?.version ?? 0);
      if (version > known) {
        const balance = {
          cash: `${cash}`,
          held: '7',
          points: '10',
          owed: '0',
          version: `${version}`,
        };
        services.balances.set(memberId, balance);
      }
      const kind = WalletCommandKind.PAYOUT;
      const value = outcome({ kind, applied: true, cash, held: 7n, points: 10n, version });
      return send(memberId, { case: 'outcome', value });
    },
    publishWallet: send,
    publishMember: (memberId: string, event: MemberEvent['event']) =>
      producer.send(memberEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(MemberEventSchema, { siteId: SITE, memberId, occurredAt: now(), event }),
      }),
    publishBet: (memberId: string, slip: Pick<BetEvent, 'slipId' | 'version' | 'event'>) =>
      producer.send(slip.event.case === 'accepted' ? slipEvents : betEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(BetEventSchema, { siteId: SITE, memberId, occurredAt: now(), ...slip }),
      }),
    publishDraw: (round: Pick<DrawEvent, 'gameDay' | 'number' | 'event'>) =>
      producer.send(drawEvents, {
        key: 'powerball',
        id: randomUUID(),
        value: create(DrawEventSchema, { gameId: 'powerball', occurredAt: now(), ...round }),
      }),
    publishMarket: (fixtureId: string, market: Pick<MarketEvent, 'version' | 'event'>) =>
      producer.send(marketEvents, {
        key: fixtureId,
        id: randomUUID(),
        value: create(MarketEventSchema, { fixtureId, occurredAt: now(), ...market }),
      }),
    publishMessage: (audience: string, siteId = SITE) =>
      producer.send(messageEvents, {
        key: siteId,
        id: randomUUID(),
        value: create(MessageEventSchema, {
          siteId,
          occurredAt: now(),
          event: { case: 'messageShown', value: { audience } },
        }),
      }),
    publishSite: (event: SiteEvent['event'], siteId = SITE) =>
      producer.send(siteEvents, {
        key: siteId,
        id: randomUUID(),
        value: create(SiteEventSchema, { siteId, occurredAt: now(), event }),
      }),
  };
}

type Outcome = Extract<WalletEvent['event'], { case: 'outcome' }>['value'];

function outcome(
  init: Pick<Outcome, 'kind' | 'applied' | 'cash' | 'held' | 'points' | 'version'>,
): Outcome {
  const event = create(WalletEventSchema, { event: { case: 'outcome', value: init } }).event;
  if (event.case !== 'outcome') throw new Error('An outcome is an outcome');
  return event.value;
}
