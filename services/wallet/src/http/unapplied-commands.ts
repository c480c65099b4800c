import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { unappliedCommands, unappliedFaults } from '../store/ledger/unapplied-commands.ts';

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

export const unappliedCommandRoutes = [unapplied] as const;
