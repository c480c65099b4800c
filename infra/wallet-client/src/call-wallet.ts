import { toBinary } from '@bufbuild/protobuf';
import { macOf, questionAbout } from '@noriter/kit/message-mac';
import type { Won } from '@noriter/kit/money';
import type { SecretKeys } from '@noriter/kit/secret-keys';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { z } from 'zod';
import { commandMessage, type MoneyCommand } from './command.ts';
import type { CommandOutcome } from './outcome.ts';
import type { DeferredCommands } from './write-commands.ts';

/** How long the wallet has for an answer, in milliseconds. */
const ANSWER_MS_MAX = 1_500;

/** The id was used for something else: this alone proves nothing about the command. */
export const OTHER_BODY = 'C999';

/** The wallet as a service asks it for money: each command is proven with the service's key. */
export type AskedWallet = RemoteService & { readonly commandKeys: SecretKeys };

/** What the wallet answers of commands, in the order in which it was asked for them. */
const answerShape = z.object({
  outcomes: z.array(
    z.object({
      commandId: z.string(),
      applied: z.boolean(),
      refusalCode: z.string(),
      at: z.iso.datetime().transform((text) => new Date(text)),
    }),
  ),
});

/** The same with what the member had then, of commands that were applied at once. */
const balanceShape = z.object({
  outcomes: z.array(
    z.object({
      commandId: z.string(),
      applied: z.boolean(),
      refusalCode: z.string(),
      at: z.iso.datetime().transform((text) => new Date(text)),
      cash: z.string().transform((text) => BigInt(text)),
    }),
  ),
});

/** What became of a command, and the member's cash after it. */
export type BalanceOutcome = CommandOutcome & { readonly cash: Won };

/**
 * Has the wallet apply commands at once, in their order, for who keeps a record of them and asks by it
 * again. Nothing is written here: what is not answered is asked for again, under the same ids.
 *
 * @throws TE99 or NT99 when the wallet does not answer; they may have been applied then
 */
export async function askCommands(
  wallet: AskedWallet,
  commands: readonly MoneyCommand[],
): Promise<BalanceOutcome[]> {
  const { outcomes } = await callService(
    { ...wallet, timeoutMs: ANSWER_MS_MAX },
    '/internal/commands/apply',
    provenCommands(wallet, {
      ids: commands.map(({ commandId }) => commandId),
      values: commands.map(bytesOf),
    }),
    balanceShape,
  );
  return commands.map(({ commandId, subjectId }, index) => {
    const outcome = outcomes[index];
    if (outcome?.commandId !== commandId) {
      throw new Error('The wallet did not answer each of its commands.');
    }
    return { ...outcomeOf(subjectId, outcome), cash: outcome.cash };
  });
}

type Answered = z.output<typeof answerShape>['outcomes'][number];

/**
 * Has the wallet apply commands at once, in their order.
 *
 * @throws Error without an answer for each of the commands
 */
export async function applyCommands(
  wallet: AskedWallet,
  { commandIds, subjectIds, commands }: DeferredCommands,
): Promise<CommandOutcome[]> {
  const { outcomes } = await callService(
    { ...wallet, timeoutMs: ANSWER_MS_MAX },
    '/internal/commands/apply',
    provenCommands(wallet, { ids: commandIds, values: commands }),
    answerShape,
  );
  return answersOf({ commandIds, subjectIds }, outcomes);
}

/**
 * Asks the wallet what became of commands. One that it has not decided is refused by the question
 * itself (W408), also if its message arrives later: so the answer is final.
 *
 * @returns what the wallet's record holds; C999 where the id means another command there
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function closeCommands(
  wallet: AskedWallet,
  commands: readonly MoneyCommand[],
): Promise<CommandOutcome[]> {
  const { outcomes } = await callService(
    wallet,
    '/internal/commands/close',
    provenCommands(wallet, {
      topic: questionAbout(walletCommands.name),
      ids: commands.map(({ commandId }) => commandId),
      values: commands.map(bytesOf),
    }),
    answerShape,
  );
  const [commandIds, subjectIds] = [
    commands.map(({ commandId }) => commandId),
    commands.map(({ subjectId }) => subjectId),
  ];
  return answersOf({ commandIds, subjectIds }, outcomes);
}

/** @throws Error without an answer for each of the commands */
function answersOf(
  { commandIds, subjectIds }: Pick<DeferredCommands, 'commandIds' | 'subjectIds'>,
  outcomes: readonly Answered[],
): CommandOutcome[] {
  return subjectIds.map((subjectId, index) => {
    const outcome = outcomes[index];
    if (outcome && outcome.commandId === commandIds[index]) return outcomeOf(subjectId, outcome);
    throw new Error('The wallet did not answer each of its commands.');
  });
}

function bytesOf(command: MoneyCommand): Uint8Array {
  return toBinary(WalletCommandSchema, commandMessage(command, '').value);
}

type EncodedCommands = {
  /** What its MACs are good for: its topic, where they have it there too. */
  topic?: string;
  ids: readonly string[];
  values: readonly Uint8Array[];
};

/** Each command as on its topic, with its MAC. */
function provenCommands(
  { commandKeys: [key] }: AskedWallet,
  { topic = walletCommands.name, ids, values }: EncodedCommands,
): { commands: string[]; macs: string[] } {
  return {
    commands: values.map((value) => Buffer.from(value).toString('base64')),
    macs: values.map((value, index) => macOf(key, { topic, id: ids[index] ?? '', value })),
  };
}

function outcomeOf(
  subjectId: string,
  { commandId, applied, refusalCode, at }: Answered,
): CommandOutcome {
  return { commandId, subjectId, refusal: applied ? null : refusalCode, at };
}
