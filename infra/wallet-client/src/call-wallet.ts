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

/** A command as the wallet is called with it: encoded and proven once, however often it is asked for. */
export type EncodedCommand = {
  readonly commandId: string;
  readonly subjectId: string;
  /** As on its topic, in base64. */
  readonly command: string;
  readonly mac: string;
};

/** @param topic what the MAC is good for: the command's own, where it has it there too */
export function encodeCommand(
  { commandKeys: [key] }: AskedWallet,
  asked: MoneyCommand,
  topic: string = walletCommands.name,
): EncodedCommand {
  const { commandId, subjectId } = asked;
  const value = toBinary(WalletCommandSchema, commandMessage(asked).value);
  const mac = macOf(key, { topic, id: commandId, value });
  return { commandId, subjectId, command: Buffer.from(value).toString('base64'), mac };
}

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
  const encoded = commands.map((command) => encodeCommand(wallet, command));
  const { outcomes } = await callService(
    { ...wallet, timeoutMs: ANSWER_MS_MAX },
    APPLY,
    bodyOf(encoded),
    balanceShape,
  );
  return answersOf(encoded, outcomes).map((outcome, index) => ({
    ...outcome,
    cash: outcomes[index]?.cash ?? 0n,
  }));
}

/**
 * The same of commands that are encoded already, 200 at most, for who needs no balance.
 *
 * @throws TE99 or NT99 when the wallet does not answer, or another error when it refuses the call or
 *   fails at a command; they may have been applied then
 */
export async function applyCommands(
  wallet: AskedWallet,
  commands: readonly EncodedCommand[],
): Promise<CommandOutcome[]> {
  const { outcomes } = await callService(
    { ...wallet, timeoutMs: ANSWER_MS_MAX },
    APPLY,
    bodyOf(commands),
    answerShape,
  );
  return answersOf(commands, outcomes);
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
  const topic = questionAbout(walletCommands.name);
  const encoded = commands.map((command) => encodeCommand(wallet, command, topic));
  const path = '/internal/commands/close';
  const { outcomes } = await callService(wallet, path, bodyOf(encoded), answerShape);
  return answersOf(encoded, outcomes);
}

const APPLY = '/internal/commands/apply';

function bodyOf(commands: readonly EncodedCommand[]): { commands: string[]; macs: string[] } {
  return {
    commands: commands.map(({ command }) => command),
    macs: commands.map(({ mac }) => mac),
  };
}

type Answered = z.output<typeof answerShape>['outcomes'][number];

/** @throws Error without an answer for each of the commands */
function answersOf(
  commands: readonly EncodedCommand[],
  outcomes: readonly Answered[],
): CommandOutcome[] {
  return commands.map(({ commandId, subjectId }, index) => {
    const outcome = outcomes[index];
    if (outcome?.commandId === commandId) return outcomeOf(subjectId, outcome);
    throw new Error('The wallet did not answer each of its commands.');
  });
}

function outcomeOf(
  subjectId: string,
  { commandId, applied, refusalCode, at }: Answered,
): CommandOutcome {
  return { commandId, subjectId, refusal: applied ? null : refusalCode, at };
}
