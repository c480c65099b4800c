import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../../deps.ts';
import { kindOfCode } from '../../domain/ledger/posting.ts';
import { ledgerBefore } from '../../store/ledger/list-ledger.ts';
import { readCommands } from '../../store/ledger/read-commands.ts';
import { entryFilter, filterOf, ledgerPage, ledgerRow, ledgerRowOf } from '../ledger-views.ts';

const EXPORT_ROWS_MAX = 5_000;

const wish = z.object({ ...entryFilter, memberId: idText });

const list = defineRoute<WalletDeps>()({
  path: '/api/admin/ledger/list',
  summary: "What moved a member's money",
  access: { permission: 'cash.read' },
  audits: false,
  body: wish.extend({ ...pageOnlyQuery, ...rowsQuery }),
  data: listOf(ledgerRow),
  handle: (deps, { body, caller }) =>
    ledgerPage(deps, { siteId: caller.siteId, memberId: body.memberId }, body),
});

const takeAway = defineRoute<WalletDeps>()({
  path: '/api/admin/ledger/export',
  summary: "A member's newest entries, up to 5,000; who took them is kept in the audit",
  access: { permission: 'data.export' },
  audits: true,
  rateLimit: { max: 10, windowMs: 60_000 },
  body: wish,
  data: z.object({
    list: z.array(ledgerRow),
    isWhole: z.boolean().describe('False when older entries were left out'),
  }),
  async handle(deps, { body, caller: { siteId }, audit }) {
    const { memberId, ...asked } = body;
    const filter = filterOf(deps, { siteId, memberId }, asked);
    const some = { entryId: null, limit: EXPORT_ROWS_MAX };
    const rows = await ledgerBefore(deps.pool, filter, some);
    await withTransaction(deps.pool, (tx) =>
      audit(tx, {
        action: 'ledger.export',
        subject: `member:${memberId}`,
        before: null,
        after: { ...asked, rows: rows.length },
      }),
    );
    return { list: rows.map(ledgerRowOf), isWhole: rows.length < EXPORT_ROWS_MAX };
  },
});

const COMMANDS_MAX = 100;

const commands = defineRoute<WalletDeps>()({
  path: '/api/admin/ledger/commands',
  summary: 'What the ledger has of some commands, refused ones too; one it never had is left out',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({ commandIds: z.array(idText).min(1).max(COMMANDS_MAX) }),
  data: z.object({
    list: z
      .array(
        z.object({
          commandId: z.string(),
          at: z.iso.datetime(),
          kind: z.string(),
          amount: wonText,
          from: z.string().describe('The account it took from'),
          to: z.string().describe('The account it gave to'),
          cashAfter: wonText.describe("The member's cash after it"),
          refusal: z.string().nullable().describe('Why it moved nothing; null when it was applied'),
        }),
      )
      .describe('In the order in which they were decided'),
  }),
  async handle({ pool }, { body, caller: { siteId } }) {
    const rows = await readCommands(pool, { siteId, commandIds: body.commandIds });
    const list = rows.map(({ at, kind, amount, cash, ...row }) => ({
      ...row,
      at: at.toISOString(),
      kind: kindOfCode(kind) ?? String(kind),
      amount: amount.toString(),
      cashAfter: cash.toString(),
    }));
    return { list };
  },
});

export const adminLedgerRoutes = [list, takeAway, commands] as const;
