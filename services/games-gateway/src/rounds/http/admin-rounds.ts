import { idText } from '@noriter/kit/id-text';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import type { RoundsDeps } from '../deps.ts';
import { roundStates, transactionStates } from '../domain/round.ts';
import { listRounds, listTransactions, readRound, transactionsOf } from '../store/list-rounds.ts';
import { roundRowOf, roundShape, transactionRowOf, transactionShape } from './round-rows.ts';

const route = defineRoute<RoundsDeps>();

/** A client sends an empty text where it means no filter. */
const filterText = z
  .string()
  .max(100)
  .optional()
  .transform((text) => (text === '' ? undefined : text));

const rounds = route({
  path: '/api/admin/games/rounds',
  summary: "Rounds of third-party games, by member, vendor or a round's id",
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageQuery,
    ...rowsQuery,
    loginId: filterText,
    vendorKey: filterText,
    round: filterText.describe("Ours or the vendor's"),
    state: z.enum(roundStates).optional(),
  }),
  data: listOf(roundShape).extend({ staked: wonText, returned: signedWonText }),
  async handle({ pool, clock }, { body, caller: { siteId } }) {
    const { page, rows, startDate, endDate } = body;
    const days = koreaDayRange(startDate, endDate, clock);
    const found = await listRounds(pool, { ...body, siteId, ...days }, page, rows);
    return {
      list: found.rows.map(roundRowOf),
      pageInfo: pageInfo(page, found.total, rows),
      staked: found.staked,
      returned: found.returned,
    };
  },
});

const detail = route({
  path: '/api/admin/games/round',
  summary: 'One round with all its transactions',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ roundId: idText }),
  data: z.object({ round: roundShape, transactions: z.array(transactionShape) }),
  refuses: ['G003'],
  async handle({ pool }, { body: { roundId }, caller: { siteId } }) {
    const round = await readRound(pool, siteId, roundId);
    if (round === null) throw refuse(errors, 'G003');
    const transactions = await transactionsOf(pool, roundId);
    return { round: roundRowOf(round), transactions: transactions.map(transactionRowOf) };
  },
});

const transactions = route({
  path: '/api/admin/games/transactions',
  summary: "Vendors' transactions and our answers to them",
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageQuery,
    ...rowsQuery,
    loginId: filterText,
    vendorKey: filterText,
    transaction: filterText.describe("Ours or the vendor's"),
    state: z.enum(transactionStates).optional(),
  }),
  data: listOf(transactionShape),
  async handle({ pool, clock }, { body, caller: { siteId } }) {
    const { page, rows, startDate, endDate } = body;
    const days = koreaDayRange(startDate, endDate, clock);
    const found = await listTransactions(pool, { ...body, siteId, ...days }, page, rows);
    return {
      list: found.rows.map(transactionRowOf),
      pageInfo: pageInfo(page, found.total, rows),
    };
  },
});

export const adminRoundRoutes = [rounds, detail, transactions] as const;
