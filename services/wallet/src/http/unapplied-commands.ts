import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import {
  countApplied,
  unappliedCommands,
  unappliedFaults,
} from '../store/ledger/unapplied-commands.ts';

const COMMANDS_MAX = 1_000;

const unapplied = defineRoute<WalletDeps>()({
  path: '/internal/ledger/unapplied',
  summary: 'Which commands the ledger did not apply as they were asked for, and how many it did',
  access: 'internal',
  callers: ['betting'],
  body: z.object({
    commands: z.array(z.object({ commandId: idText, amount: wonText })).max(COMMANDS_MAX),
  }),
  data: z.object({
    unapplied: z.array(
      z.object({
        commandId: z.string(),
        fault: z.enum(unappliedFaults).describe('differs: of another amount'),
      }),
    ),
    applied: z.int().describe('With the unapplied ones as many as were asked about'),
  }),
  handle: ({ pool }, { body: { commands } }) => unappliedCommands(pool, commands),
});

const COLUMN_MAX = 2_000;
const UUID_LENGTH = 36;
const AMOUNT_LENGTH = 18;

/** A column of so many elements at most as PostgreSQL writes and reads it: one look tells that it is one. */
const columnOf = (element: string, length: number) =>
  z
    .string()
    .max(COLUMN_MAX * (length + 1) + 1)
    .regex(new RegExp(`^\\{${element}(?:,${element})*\\}$`));

const appliedCount = defineRoute<WalletDeps>()({
  path: '/internal/ledger/applied-count',
  summary: 'How many of these commands the ledger applied as they were asked for',
  access: 'internal',
  callers: ['betting'],
  body: z.object({
    commandIds: columnOf('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', UUID_LENGTH).describe(
      'Ids as an array literal of PostgreSQL’s',
    ),
    amounts: columnOf('[0-9]{1,18}', AMOUNT_LENGTH).describe('Their amounts, in the same order'),
  }),
  data: z.object({ applied: z.int() }),
  async handle({ pool }, { body: { commandIds, amounts } }) {
    return { applied: await countApplied(pool, commandIds, amounts) };
  },
});

export const unappliedCommandRoutes = [unapplied, appliedCount] as const;
