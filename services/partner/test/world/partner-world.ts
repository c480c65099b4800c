import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MemberCaller } from '@noriter/kit/caller';
import {
  callAs,
  eventually,
  guestCaller,
  memberCaller,
  openTestSpace,
  operatorCaller,
  sendAs,
  settableClock,
  startTestService,
  type TestSpace,
} from '@noriter/kit/testing';
import { ANSWER_WAIT_FACTOR, PATIENT_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import {
  betEvents,
  gameEvents,
  memberEvents,
  promotionEvents,
  siteEvents,
  walletCommands,
  walletEvents,
} from '@noriter/proto/topics';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { expect } from 'vitest';
import { betting } from '../../../betting/src/service.ts';
import { gamesGateway } from '../../../games-gateway/src/service.ts';
import { wallet } from '../../../wallet/src/service.ts';
import { openGate, startIdentityServer } from '../../../wallet/test/identity-server.ts';
import { partner } from '../../src/service.ts';

/** Noon in Korea, on a Thursday. */
export const NOON = '2026-01-15T03:00:00Z';

const SITE = 'noriter';

export type PartnerWorld = Awaited<ReturnType<typeof openPartnerWorld>>;
type BetNews = NonNullable<MessageInitShape<typeof BetEventSchema>['event']>;
type Product = 'mini' | 'sport';
type Bet = {
  stake: bigint;
  returned?: bigint;
  betId?: string;
  version?: number;
  product?: Product;
};

const subjects = {
  mini: { gameId: 'powerball', folds: 0, inPlay: false },
  sport: { gameId: 'soccer', folds: 1, inPlay: false },
} as const;

export type Someone = { memberId: string; loginId: string };

type Approval = { parent: Someone | null; tier?: number; memberId?: string };

/** What runs beside it, and settings of its own. */
type Beside = {
  withWallet?: boolean;
  withBetting?: boolean;
  withGames?: boolean;
  env?: Record<string, string>;
};

/** A running partner service on real servers, and the people who call it. */
export async function openPartnerWorld(
  label: string,
  { withWallet = false, withBetting = false, withGames = false, env: own = {} }: Beside = {},
) {
  // Where there is no wallet it is waited for in vain.
  const waitFactor = withWallet ? PATIENT_WAIT_FACTOR : ANSWER_WAIT_FACTOR;
  const space = await openTestSpace(label, waitFactor);
  const clock = settableClock(NOON);
  await space.makeTopics([memberEvents, betEvents, gameEvents, walletCommands, walletEvents]);
  const bettingService = withBetting ? await startBetting(space) : null;
  const gamesService = withGames ? await startGames(space) : null;
  const identity = await startIdentityServer();
  const walletService = withWallet
    ? await startTestService(wallet, {
        space,
        env: {
          DATABASE_URL: await space.createDatabase('wallet'),
          IDENTITY_URL: identity.url,
        },
      })
    : null;
  const env = {
    IDENTITY_URL: identity.url,
    BETTING_URL: bettingService?.url ?? 'http://127.0.0.1:9',
    GAMES_GATEWAY_URL: gamesService?.url ?? 'http://127.0.0.1:9',
    ...(walletService === null ? {} : { WALLET_URL: walletService.url }),
    ...own,
  };
  const running = await startTestService(partner, { space, clock, env });
  const { pool } = running.deps;
  const service = { url: running.url, key: space.keyring };

  /** Identity announces somebody; it waits until the tree knows. */
  async function approve(
    loginId: string,
    { parent, tier = 0, memberId = randomUUID() }: Approval,
  ): Promise<Someone> {
    const id = randomUUID();
    const value = create(MemberEventSchema, {
      siteId: SITE,
      memberId,
      occurredAt: timestampFromDate(clock.now()),
      event: {
        case: 'approved',
        value: {
          approvedBy: 'test',
          profile: {
            loginId,
            nickname: `nick ${loginId}`,
            level: 1,
            isPartner: tier > 0,
            partnerTier: tier > 0 ? `PTN_${tier}` : '',
            recommenderId: parent?.memberId ?? '',
          },
        },
      },
    });
    await space.producer.send(memberEvents, { key: memberId, id, value });
    await eventually(async () => {
      const { rowCount } = await pool.query('select from kit.inbox where event_id = $1', [id]);
      expect(rowCount).toBe(1);
    });
    return { memberId, loginId };
  }

  /** Betting publishes what became of a bet; it waits until it is counted. */
  async function publish(
    { memberId }: Someone,
    version: number,
    event: BetNews,
    product: Product = 'mini',
  ): Promise<void> {
    const value = create(BetEventSchema, {
      siteId: SITE,
      memberId,
      occurredAt: timestampFromDate(clock.now()),
      slipId: randomUUID(),
      product,
      event,
    });
    await space.producer.send(betEvents, { key: memberId, id: randomUUID(), value });
    const { value: news = {} } = event;
    const betId = 'betId' in news ? news.betId : '';
    await eventually(async () => {
      const { rowCount } = await pool.query(
        'select from accrual where bet_id = $1 and version = $2',
        [betId, version],
      );
      expect(rowCount).toBe(1);
    });
  }

  /** What the wallet answers somebody has. */
  const cash = async (who: Someone): Promise<string> => {
    const at = { url: walletService?.url ?? '', key: space.keyring };
    return (await callAs(at, memberCaller(who))('/api/cash/getUserCash')).data.cash;
  };

  return {
    space,
    clock,
    publish,
    /** A bet has a result: on powerball, or a single. */
    async settle(who: Someone, bet: Bet): Promise<string> {
      const { stake, returned = 0n, betId = randomUUID(), version = 1, product = 'mini' } = bet;
      const both = { betId, settlementVersion: version, stake, returned, moved: returned };
      const subject = subjects[product];
      const value = { ...both, turnover: stake, result: BetResult.LOST, subject };
      await publish(who, version, { case: 'settled', value }, product);
      return betId;
    },
    /** Rates of rolling and losing, of powerball where no other is named, as an operator sets them. */
    async rates(
      holder: Someone,
      rolling: string,
      losing?: string,
      category = 'mini-powerball',
    ): Promise<void> {
      const wishes = [
        { category, kind: 'rolling', rate: rolling },
        ...(losing === undefined ? [] : [{ category, kind: 'losing', rate: losing }]),
      ];
      const operator = callAs(service, operatorCaller({ permissions: ['partners.manage'] }));
      const body = { holderId: holder.memberId, rates: wishes };
      const options = { idempotencyKey: randomUUID() };
      expect(await operator('/api/admin/partner/rates/set', body, options)).toMatchObject({
        resultCode: '0',
        data: { status: 'approved' },
      });
    },
    running,
    pool,
    service,
    approve,
    guest: callAs(service, guestCaller()),
    as: ({ memberId, loginId }: Someone, changes: Partial<MemberCaller> = {}) =>
      callAs(service, memberCaller({ memberId, loginId, isPartner: true, ...changes })),
    operator: (...permissions: string[]) => callAs(service, operatorCaller({ permissions })),
    /** Who asks, and who approves. */
    twoOperators(...permissions: string[]) {
      const other = operatorCaller({ permissions, loginId: 'second', operatorId: randomUUID() });
      return {
        first: callAs(service, operatorCaller({ permissions })),
        second: callAs(service, other),
      };
    },
    /** Identity as transfers meet it. */
    identity,
    /** How identity says that a member is protected. */
    protect: ({ memberId }: Someone, gate: object) =>
      identity.gates.set(memberId, { ...openGate, ...gate }),
    /** Money out of nothing, by a command that partners may ask for; it waits until it is there. */
    async fund(who: Someone, amount: bigint): Promise<void> {
      const commandId = randomUUID();
      const value = create(WalletCommandSchema, {
        commandId,
        siteId: SITE,
        memberId: who.memberId,
        kind: WalletCommandKind.COMMISSION_PAY,
        amount,
        subjectType: 'test',
        subjectId: 'test',
      });
      const message = { key: who.memberId, id: commandId, value };
      await sendAs(space, 'partner', walletCommands, message);
      await eventually(async () => expect(await cash(who)).toBe(amount.toString()));
    },
    cash,
    walletPool: walletService?.deps.pool ?? pool,
    bettingPool: bettingService?.deps.pool ?? pool,
    gamesPool: gamesService?.deps.pool ?? pool,
    /** The ledger's rows are complete as far as its counter accounts are summed. */
    sumLedger: async () => walletService?.runJob('sum-counter-accounts'),
    async close() {
      await running.stop();
      await walletService?.stop();
      await bettingService?.stop();
      await gamesService?.stop();
      await identity.close();
      await space.close();
    },
  };
}

/** Betting as it is asked what bets count for; nobody places any. */
async function startBetting(space: TestSpace) {
  await space.makeTopics([siteEvents, promotionEvents]);
  const env = {
    DATABASE_URL: await space.createDatabase('betting'),
    DRAW_KEY: Buffer.alloc(32, 5).toString('base64'),
    PLATFORM_SITE: SITE,
    WALLET_URL: 'http://127.0.0.1:9',
  };
  return startTestService(betting, { space, env });
}

/** The games gateway as it is asked what rounds have come to; nobody plays any. */
async function startGames(space: TestSpace) {
  const env = {
    DATABASE_URL: await space.createDatabase('games_gateway'),
    GAME_VENDOR_KEYS: '{}',
    WALLET_URL: 'http://127.0.0.1:9',
  };
  return startTestService(gamesGateway, { space, env });
}

/** Five partners, one of each tier below the other, and a player below the store. */
export async function fiveTiers({ approve }: PartnerWorld, prefix = 'ptn') {
  const one = await approve(`${prefix}1`, { parent: null, tier: 1 });
  const two = await approve(`${prefix}2`, { parent: one, tier: 2 });
  const three = await approve(`${prefix}3`, { parent: two, tier: 3 });
  const four = await approve(`${prefix}4`, { parent: three, tier: 4 });
  const five = await approve(`${prefix}5`, { parent: four, tier: 5 });
  const player = await approve(`${prefix}player`, { parent: five });
  return { one, two, three, four, five, player };
}

/** The rates of the worked examples, from the top down; the player has 0.30 percent of their own. */
export async function exampleRates(
  world: PartnerWorld,
  { one, two, three, four, five, player }: Awaited<ReturnType<typeof fiveTiers>>,
  category = 'mini-powerball',
): Promise<void> {
  await world.rates(one, '1.20', '50', category);
  await world.rates(two, '1.10', '45', category);
  await world.rates(three, '1.00', '40', category);
  await world.rates(four, '0.80', '30', category);
  await world.rates(five, '0.60', '20', category);
  await world.rates(player, '0.30', undefined, category);
}
