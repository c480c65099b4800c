import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { closeCommands } from '../actions/close-commands.ts';
import { calledCommand } from '../actions/steps/asked-command.ts';
import type { WalletDeps } from '../deps.ts';
import { commandOutcome, outcomeView, provenCommands } from './command-outcome.ts';

const internalClose = defineRoute<WalletDeps>()({
  path: '/internal/commands/close',
  summary: 'What became of commands; one that was not decided is refused from now on',
  access: 'internal',
  callers: ['betting'],
  body: provenCommands.describe('Each MAC is of a question about the command'),
  data: z.object({
    outcomes: z
      .array(commandOutcome)
      .describe('One for each command, in their order; W408 of those that had not been decided'),
  }),
  refuses: ['H400', 'H403'],
  async handle(deps, { body, caller: { service: caller } }) {
    const asked = body.commands.map((base64, index) =>
      calledCommand(deps, { base64, mac: body.macs[index], caller, isQuestion: true }),
    );
    const commands = asked.map(({ command }) => command);
    // All of one call are by one service: its present key, or the one before it.
    const outcomes = await closeCommands(deps, commands, asked[0]?.key);
    return { outcomes: outcomes.map(outcomeView) };
  },
});

export const closeCommandRoutes = [internalClose] as const;
