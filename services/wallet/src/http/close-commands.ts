import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { closeCommands } from '../actions/close-commands.ts';
import type { WalletDeps } from '../deps.ts';
import { makeCommand } from '../domain/command.ts';
import { kindNames } from '../domain/posting.ts';
import { commandOutcome, outcomeView } from './command-outcome.ts';

const COMMANDS_PER_CALL_MAX = 200;
const TEXT_LENGTH_MAX = 100;

const text = z.string().max(TEXT_LENGTH_MAX);

const internalClose = defineRoute<WalletDeps>()({
  path: '/internal/commands/close',
  summary: 'What became of commands; one that was not decided is refused from now on',
  access: 'internal',
  body: z.object({
    commands: z
      .array(
        z.object({
          commandId: z.uuid(),
          siteId: text.min(1),
          memberId: z.uuid(),
          kind: z.enum(kindNames()),
          amount: wonText,
          counterAccount: text.default(''),
          subjectType: text,
          subjectId: text,
          product: text.default(''),
        }),
      )
      .max(COMMANDS_PER_CALL_MAX),
  }),
  data: z.object({
    outcomes: z
      .array(commandOutcome)
      .describe('One for each command, in their order; W408 of those that had not been decided'),
  }),
  async handle(deps, { body }) {
    const outcomes = await closeCommands(deps, body.commands.map(makeCommand));
    return { outcomes: outcomes.map(outcomeView) };
  },
});

export const closeCommandRoutes = [internalClose] as const;
