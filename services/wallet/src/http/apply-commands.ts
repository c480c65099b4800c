import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { calledCommand } from '../actions/steps/asked-command.ts';
import { publishOutcomes } from '../actions/steps/publish-outcomes.ts';
import { takeCommands } from '../actions/take-commands.ts';
import type { WalletDeps } from '../deps.ts';
import { balanceView, commandBalance, provenCommands } from './command-outcome.ts';

/**
 * The short way to the ledger, for a sender whose caller waits. It answers when the outcomes are
 * durable and on the topic: who gets no answer asks for the commands again, and nothing is applied twice.
 */
const internalApply = defineRoute<WalletDeps>()({
  path: '/internal/commands/apply',
  summary: 'Applies commands at once, all of them in their order in one transaction',
  access: 'internal',
  callers: ['betting', 'games-gateway', 'partner'],
  body: provenCommands,
  data: z.object({
    outcomes: z.array(commandBalance).describe('One for each command, in their order'),
  }),
  refuses: ['H400', 'H403'],
  async handle(deps, { body, caller }) {
    const asked = body.commands.map((base64, index) =>
      calledCommand(deps, { base64, mac: body.macs[index], caller: caller.service }),
    );
    const [commands, keys] = [asked.map(({ command }) => command), asked.map(({ key }) => key)];
    const outcomes = await takeCommands(deps, commands);
    await publishOutcomes(deps, outcomes, keys).published;
    return { outcomes: outcomes.map(balanceView) };
  },
});

export const applyCommandRoutes = [internalApply] as const;
