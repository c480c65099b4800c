import { fromBinary } from '@bufbuild/protobuf';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { z } from 'zod';
import { commitCommands } from '../actions/apply-commands.ts';
import { tellOutcomes } from '../actions/tell-outcomes.ts';
import type { WalletDeps } from '../deps.ts';
import type { Command } from '../domain/command.ts';
import { commandOf } from '../events/command-message.ts';
import { commandOutcome, outcomeView } from './command-outcome.ts';

const COMMANDS_PER_CALL_MAX = 200;
const COMMAND_LENGTH_MAX = 2_000;

/**
 * The short way to the ledger, for a sender whose caller waits. It answers when the outcomes are
 * durable and on the topic: who gets no answer sends the commands on their topic as well, and nothing
 * is applied twice.
 */
const internalApply = defineRoute<WalletDeps>()({
  path: '/internal/commands/apply',
  summary: 'Applies commands at once, all of them in their order in one transaction',
  access: 'internal',
  body: z.object({
    commands: z
      .array(z.base64().max(COMMAND_LENGTH_MAX))
      .min(1)
      .max(COMMANDS_PER_CALL_MAX)
      .describe('Each a WalletCommand as on its topic, in base64'),
  }),
  data: z.object({
    outcomes: z.array(commandOutcome).describe('One for each command, in their order'),
  }),
  async handle(deps, { body }) {
    const commands = body.commands.map(readCommand);
    const outcomes = await commitCommands(deps.pool, commands, deps.clock);
    await tellOutcomes(deps, outcomes).told;
    return { outcomes: outcomes.map(outcomeView) };
  },
});

/** @throws Refusal H400 for what is no command: then none of the call is applied */
function readCommand(base64: string): Command {
  try {
    return commandOf(fromBinary(WalletCommandSchema, Buffer.from(base64, 'base64')));
  } catch {
    throw refuse(transportCodes, 'H400');
  }
}

export const applyCommandRoutes = [internalApply] as const;
