import { appendAudit } from '@noriter/kit/audit';
import { deriveId } from '@noriter/kit/ids';
import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { createPrisma } from '@noriter/kit/prisma';
import { openTool } from '@noriter/kit/tool';
import { moveOn } from './actions/requests/move-request.ts';
import { holdWithdrawal } from './actions/requests/request-withdrawal.ts';
import { moveMoney } from './actions/steps/move-money.ts';
import { keysOfListeners } from './command-keys.ts';
import { walletConfig } from './config.ts';
import { openGate } from './domain/protection.ts';
import {
  type CashRequest,
  noBonus,
  requestKind,
  requestStatus,
} from './domain/requests/cash-request.ts';
import { PrismaClient } from './generated/client.ts';
import { insertAdjustment } from './store/adjustments/adjustments.ts';
import { insertRequest } from './store/requests/insert-request.ts';
import { seedDemoPolicy } from './store/seed-policy.ts';

// The demonstration site's money: what five players brought in and took home in the last days,
// through the same actions as real money. Run again it changes nothing.
const siteId = 'noriter';
const operatorId = deriveId('noriter-demo', 'operator cashier');
const DAY_MS = 86_400_000;

/** Days ago, minute of the Korean day, who, what, how much, and how it ended. */
type Story = readonly [number, number, string, 'in' | 'out', bigint, 'approve' | 'reject' | 'open'];

const stories: readonly Story[] = [
  [6, 9 * 60 + 12, 'player1', 'in', 500_000n, 'approve'],
  [6, 11 * 60 + 40, 'player2', 'in', 300_000n, 'approve'],
  [5, 13 * 60 + 5, 'player3', 'in', 1_000_000n, 'approve'],
  [5, 20 * 60 + 31, 'player1', 'out', 200_000n, 'approve'],
  [4, 10 * 60 + 2, 'player4', 'in', 150_000n, 'approve'],
  [4, 18 * 60 + 47, 'player2', 'in', 70_000n, 'reject'],
  [3, 15 * 60 + 20, 'player5', 'in', 800_000n, 'approve'],
  [3, 21 * 60 + 9, 'player3', 'out', 350_000n, 'approve'],
  [2, 12 * 60 + 33, 'player1', 'in', 100_000n, 'approve'],
  [2, 17 * 60 + 58, 'player5', 'out', 120_000n, 'reject'],
  [1, 9 * 60 + 45, 'player2', 'in', 50_000n, 'approve'],
  [1, 19 * 60 + 16, 'player5', 'out', 260_000n, 'approve'],
  [0, 5, 'player4', 'in', 200_000n, 'open'],
  [0, 8, 'player5', 'out', 80_000n, 'open'],
];

/** A correction that waits for a second operator: asked for by the manager, for `admin` to decide. */
const correction = { loginId: 'player3', amount: 500_000n, reason: '이벤트 당첨금 지급' } as const;

/** What points were given for: percent of a deposit, in hundredths, or an amount without a rate. */
type PointStory = readonly [number, number, string, PointCause];
type PointCause =
  | { of: bigint; basisPoints: number; bonusBasisPoints: number }
  | { welcome: bigint }
  | { convert: bigint };

/** Why a request was refused, by what it was for. */
const refusals = {
  [requestKind.deposit]: '입금자명이 일치하지 않습니다.',
  [requestKind.withdrawal]: '출금 계좌의 예금주를 확인할 수 없습니다.',
} as const;

const deposited = { basisPoints: 100, bonusBasisPoints: 50 };

const pointStories: readonly PointStory[] = [
  [6, 9 * 60, 'player1', { welcome: 5_000n }],
  [6, 9 * 60 + 25, 'player1', { of: 500_000n, ...deposited }],
  [6, 11 * 60, 'player2', { welcome: 500n }],
  [6, 11 * 60 + 55, 'player2', { of: 300_000n, basisPoints: 100, bonusBasisPoints: 0 }],
  [5, 13 * 60, 'player3', { welcome: 30_000n }],
  [5, 13 * 60 + 20, 'player3', { of: 1_000_000n, ...deposited }],
  [3, 22 * 60 + 14, 'player1', { convert: 2_000n }],
  [2, 12 * 60 + 50, 'player1', { of: 100_000n, ...deposited }],
];

const { config, pool } = await openTool({
  name: 'wallet-seed',
  config: walletConfig,
  migrations: new URL('../prisma/migrations', import.meta.url),
  connections: 4,
});
const prisma: PrismaClient = createPrisma(PrismaClient, pool);

try {
  await seedDemoPolicy(pool, { siteId, at: new Date() });
  // In the order of their times, so that a member's versions grow with them.
  const all = [...stories, ...pointStories].sort((one, other) => timeOf(one) - timeOf(other));
  for (const story of all) await (story.length === 4 ? movePoints(story) : play(story));
  await askCorrection();
  process.stdout.write(`The demonstration wallet has ${stories.length} requests.\n`);
} finally {
  await prisma.$disconnect();
  await pool.end();
}

async function play([daysAgo, minute, loginId, direction, amount, end]: Story): Promise<void> {
  const asked = momentOf(daysAgo, minute);
  const memberId = memberIdOf(loginId);
  // Identity's seed ran before; its event may still be on its way, then the account stays unnamed.
  const member = await prisma.member.findUnique({ where: { memberId } });
  const request: CashRequest = {
    requestId: deriveId('noriter-demo', `request ${daysAgo} ${loginId} ${direction}`),
    siteId,
    memberId,
    amount,
    bonusAmount: 0n,
    ...noBonus,
    reason: '',
    kind: direction === 'in' ? requestKind.deposit : requestKind.withdrawal,
    status: requestStatus.requested,
    payoutAccountMasked: direction === 'in' ? '' : (member?.payoutAccountMasked ?? ''),
    payoutAccountVersion: direction === 'in' ? 0 : (member?.payoutAccountVersion ?? 0),
    payoutChangedAt: null,
  };
  const news = { at: asked, provenWith: keysOfListeners(config.COMMAND_KEYS) };
  await withTransaction(pool, (tx) =>
    direction === 'in' ? insertRequest(tx, request, news) : holdWithdrawal(tx, request, news),
  );
  if (end === 'open') return;
  const decided = new Date(asked.getTime() + 7 * 60_000);
  if ((await statusOf(request)) === requestStatus.requested) await decide(request, 'wait', decided);
  if ((await statusOf(request)) === requestStatus.waiting) await decide(request, end, decided);
}

async function decide(
  { requestId, kind }: CashRequest,
  move: 'wait' | 'approve' | 'reject',
  at: Date,
): Promise<void> {
  const reason = move === 'reject' ? refusals[kind] : '';
  const by = { siteId, operatorId, address: '127.0.0.1', requestId: 'seed', at };
  await moveOn(
    { pool, prisma, config, clock: { now: () => at } },
    {
      siteId,
      operatorId,
      audit: (tx, entry) => appendAudit(tx, config.AUDIT_KEY, { ...entry, ...by }),
    },
    { requestId, move, reason },
    openGate,
  );
}

async function movePoints([daysAgo, minute, loginId, cause]: PointStory): Promise<void> {
  const commandId = deriveId('noriter-demo', `points ${daysAgo} ${minute} ${loginId}`);
  const command = {
    commandId,
    siteId,
    memberId: memberIdOf(loginId),
    ...pointMoveOf(cause, commandId),
  } as const;
  await withTransaction(pool, (tx) => moveMoney(tx, [command], momentOf(daysAgo, minute)));
}

function pointMoveOf(cause: PointCause, commandId: string) {
  if ('convert' in cause) {
    const subject = { subjectType: 'points', subjectId: commandId };
    return { kind: 'points_convert' as const, amount: cause.convert, ...subject };
  }
  const kind = 'points_grant' as const;
  if ('welcome' in cause) {
    const subject = { subjectType: 'promotion', subjectId: 'welcome' };
    return { kind, amount: cause.welcome, ...subject, counterAccount: 'promotion:welcome' };
  }
  const { of, ...rate } = cause;
  const amount = (of * BigInt(rate.basisPoints + rate.bonusBasisPoints)) / 10_000n;
  const subject = { subjectType: 'deposit', subjectId: commandId };
  return { kind, amount, rate, ...subject, counterAccount: 'promotion:deposit' };
}

/** Minutes since the beginning of today. */
function timeOf([daysAgo, minute]: readonly [number, number, ...unknown[]]): number {
  return minute - daysAgo * 24 * 60;
}

function momentOf(daysAgo: number, minute: number): Date {
  const today = koreaDayStart(koreaDay(new Date()));
  return new Date(today.getTime() - daysAgo * DAY_MS + minute * 60_000);
}

async function askCorrection(): Promise<void> {
  const { loginId, amount, reason } = correction;
  const request = {
    requestId: deriveId('noriter-demo', `correction ${loginId}`),
    memberId: memberIdOf(loginId),
    direction: 'up',
    amount,
    reason,
    debtId: null,
  } as const;
  const operatorId = deriveId('noriter-demo', 'operator manager');
  const by = { siteId, operatorId, loginId: 'manager' };
  await withTransaction(pool, (tx) => insertAdjustment(tx, by, request, new Date()));
}

async function statusOf({ requestId }: CashRequest): Promise<number | undefined> {
  const row = await prisma.cashRequest.findUnique({ where: { requestId } });
  return row?.status;
}

function memberIdOf(loginId: string): string {
  return deriveId('noriter-demo', loginId);
}
