import { appendAudit } from '@noriter/kit/audit';
import { readConfig } from '@noriter/kit/config';
import { deriveId } from '@noriter/kit/ids';
import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { createLogger } from '@noriter/kit/logging';
import { applyMigrations } from '@noriter/kit/migrations';
import { createPool, withTransaction } from '@noriter/kit/postgres';
import { createPrisma } from '@noriter/kit/prisma';
import { holdWithdrawal } from './actions/ask-withdrawal.ts';
import { insertRequest } from './actions/cash-request-table.ts';
import { decideRequest } from './actions/decide-request.ts';
import { moveMoney } from './actions/move-money.ts';
import { walletConfig } from './config.ts';
import { type CashRequest, requestKind, requestStatus } from './domain/cash-request.ts';
import { PrismaClient } from './generated/client.ts';

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

const points: readonly (readonly [string, bigint])[] = [
  ['player1', 12_000n],
  ['player2', 3_500n],
  ['player3', 45_000n],
];

const config = readConfig(walletConfig);
const log = createLogger({ service: 'wallet-seed', level: config.LOG_LEVEL });
const directory = new URL('../prisma/migrations', import.meta.url);
await applyMigrations({ databaseUrl: config.DATABASE_URL, directory, log });
const pool = createPool(config.DATABASE_URL, { applicationName: 'wallet-seed', max: 4 });
const prisma: PrismaClient = createPrisma(PrismaClient, pool);

try {
  for (const story of stories) await tell(story);
  for (const [loginId, amount] of points) await grantPoints(loginId, amount);
  process.stdout.write(`The demonstration wallet has ${stories.length} requests.\n`);
} finally {
  await prisma.$disconnect();
  await pool.end();
}

async function tell([daysAgo, minute, loginId, direction, amount, end]: Story): Promise<void> {
  const today = koreaDayStart(koreaDay(new Date()));
  const asked = new Date(today.getTime() - daysAgo * DAY_MS + minute * 60_000);
  const memberId = memberIdOf(loginId);
  // Identity's seed ran before; its event may still be on its way, then the account stays unnamed.
  const member = await prisma.member.findUnique({ where: { memberId } });
  const request: CashRequest = {
    requestId: deriveId('noriter-demo', `request ${daysAgo} ${loginId} ${direction}`),
    siteId,
    memberId,
    amount,
    bonusAmount: 0n,
    reason: '',
    kind: direction === 'in' ? requestKind.deposit : requestKind.withdrawal,
    status: requestStatus.requested,
    payoutAccountMasked: direction === 'in' ? '' : (member?.payoutAccountMasked ?? ''),
    payoutAccountVersion: direction === 'in' ? 0 : (member?.payoutAccountVersion ?? 0),
  };
  await withTransaction(pool, (tx) =>
    direction === 'in' ? insertRequest(tx, request, asked) : holdWithdrawal(tx, request, asked),
  );
  if (end === 'open') return;
  const decided = new Date(asked.getTime() + 7 * 60_000);
  if ((await statusOf(request)) === requestStatus.requested) await decide(request, 'wait', decided);
  if ((await statusOf(request)) === requestStatus.waiting) await decide(request, end, decided);
}

async function decide(
  { requestId }: CashRequest,
  move: 'wait' | 'approve' | 'reject',
  at: Date,
): Promise<void> {
  const reason = move === 'reject' ? '입금자명이 일치하지 않습니다.' : '';
  const by = { siteId, operatorId, address: '127.0.0.1', requestId: 'seed', at };
  await decideRequest(
    { pool, prisma, clock: { now: () => at } },
    { siteId, operatorId, audit: (tx, entry) => appendAudit(tx, { ...entry, ...by }) },
    { requestId, move, reason },
  );
}

async function grantPoints(loginId: string, amount: bigint): Promise<void> {
  const subjectId = 'welcome';
  const commandId = deriveId('noriter-demo', `points ${loginId}`);
  const subject = { subjectType: 'promotion', subjectId, counterAccount: 'promotion:welcome' };
  const memberId = memberIdOf(loginId);
  const command = {
    commandId,
    siteId,
    memberId,
    kind: 'points_grant',
    amount,
    ...subject,
  } as const;
  await withTransaction(pool, (tx) => moveMoney(tx, [command], new Date()));
}

async function statusOf({ requestId }: CashRequest): Promise<number | undefined> {
  const row = await prisma.cashRequest.findUnique({ where: { requestId } });
  return row?.status;
}

function memberIdOf(loginId: string): string {
  return deriveId('noriter-demo', loginId);
}
