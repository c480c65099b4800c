import { momentText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { type ProtectionUsage, readProtectionUsage } from '../actions/read-protection-usage.ts';
import type { WalletDeps } from '../deps.ts';
import { periods } from '../domain/calendar.ts';
import { remainingOf } from '../domain/protection.ts';

/** A session is never longer than this; the sum reads each day of it. */
const SINCE_DAYS_MAX = 31;

const kinds = ['deposit', 'loss', 'wager'] as const;

const usage = defineRoute<WalletDeps>()({
  path: '/api/cash/protectionUsage',
  summary: "What of the member's limits is used, and the net result of today and since a moment",
  access: 'member',
  body: z.object({
    since: momentText.optional().describe('When the session began; a month back at most'),
  }),
  data: z.object({
    list: z.array(
      z.object({
        kind: z.enum(kinds),
        period: z.enum(periods),
        limit: wonText.nullable().describe('Null is no limit'),
        used: signedWonText.describe('A net loss is below zero where more came back'),
        remaining: wonText.nullable(),
        renewsAt: z.iso.datetime(),
      }),
    ),
    netToday: signedWonText.describe('What came back less what was staked'),
    netSince: signedWonText.nullable(),
  }),
  refuses: ['TE99', 'NT99'],
  async handle(deps, { body, caller }) {
    const earliest = deps.clock.now().getTime() - SINCE_DAYS_MAX * 86_400_000;
    const asked = body.since === undefined ? null : Date.parse(body.since);
    const since = asked === null ? null : new Date(Math.max(asked, earliest));
    const found = await readProtectionUsage(deps, caller.memberId, since);
    return {
      list: kinds.flatMap((kind) => rowsOf(kind, found)),
      netToday: (-found.used.loss.day).toString(),
      netSince: found.lostSince === null ? null : (-found.lostSince).toString(),
    };
  },
});

function rowsOf(kind: (typeof kinds)[number], { limits, used, renewsAt }: ProtectionUsage) {
  return periods.map((period) => {
    const limit = limits[kind][period];
    const gone = used[kind][period];
    return {
      kind,
      period,
      limit: limit?.toString() ?? null,
      used: gone.toString(),
      remaining: limit === null ? null : remainingOf(limit, gone).toString(),
      renewsAt: renewsAt[period].toISOString(),
    };
  });
}

export const protectionUsageRoutes = [usage] as const;
