import { koreaDayRange } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { convertPoints } from '../actions/convert-points.ts';
import type { WalletDeps } from '../deps.ts';
import { kindOfCode } from '../domain/ledger/posting.ts';
import { listPoints, type PointRow } from '../store/ledger/list-points.ts';
import { balanceOf, balanceShape } from './balances.ts';

const percent = z.string().nullable().describe('As 0.50; null when no rate stands behind it');

/** The specification's point record. */
const pointRow = z.object({
  recordId: z.string(),
  at: z.iso.datetime().describe('When it was accrued or used'),
  kind: z.string().describe('What for: promotion, deposit, points, …'),
  percent,
  bonusPercent: percent,
  accrualPoint: wonText.describe('0 where points were used'),
  usageType: z.string().describe('points_grant, points_convert, …'),
  appliedPoint: signedWonText.describe('What it did to the points, below zero when used'),
  balanceAfter: wonText,
});

nameSchemas({ PointEntryView: pointRow });

const list = defineRoute<WalletDeps>()({
  path: '/api/point/list',
  summary: "What moved the member's points",
  access: 'member',
  body: z.object({
    ...pageQuery,
    usage: z.enum(['all', 'earned', 'used']).default('all'),
  }),
  data: listOf(pointRow),
  async handle({ pool, clock }, { body, caller }) {
    const { page, startDate, endDate, usage } = body;
    const { rows, total } = await listPoints(pool, {
      siteId: caller.siteId,
      memberId: caller.memberId,
      earned: usage === 'all' ? null : usage === 'earned',
      page,
      ...koreaDayRange(startDate, endDate, clock),
    });
    return { list: rows.map(pointRowOf), pageInfo: pageInfo(page, total) };
  },
});

const convert = defineRoute<WalletDeps>()({
  path: '/api/point/convert',
  summary: 'Turns points into cash',
  access: 'member',
  idempotent: true,
  body: z.object({ amount: z.string().max(30).default('').describe('Points to convert') }),
  data: balanceShape,
  refuses: [
    'P001',
    'P002',
    'P003',
    'P004',
    'P009',
    'C109',
    'C110',
    'U0011',
    'W404',
    'TE99',
    'NT99',
  ],
  async handle(deps, { body, caller, effectId }) {
    const wish = { commandId: effectId, amount: body.amount };
    return balanceOf(await convertPoints(deps, caller, wish));
  },
});

function pointRowOf(row: PointRow): z.input<typeof pointRow> {
  const { recordId, at, earned, amount, balanceAfter } = row;
  return {
    recordId,
    at: at.toISOString(),
    kind: row.subjectType,
    percent: percentOf(row.basisPoints),
    bonusPercent: percentOf(row.bonusBasisPoints),
    accrualPoint: earned ? amount.toString() : '0',
    usageType: kindOfCode(row.kind) ?? 'unknown',
    appliedPoint: (earned ? amount : -amount).toString(),
    balanceAfter: balanceAfter.toString(),
  };
}

function percentOf(basisPoints: number | null): string | null {
  return basisPoints === null ? null : (basisPoints / 100).toFixed(2);
}

export const pointRoutes = [list, convert] as const;
