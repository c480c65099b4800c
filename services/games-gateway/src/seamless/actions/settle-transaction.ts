import type { MoneyCommand } from '@noriter/wallet-client/command';
import { COMMANDS_PER_CALL_MAX } from '../clients/command-batch.ts';
import type { SeamlessDeps } from '../deps.ts';
import { answerOfRefusal } from '../domain/wallet-refusal.ts';
import type { Answered, Ending } from '../store/end-transactions.ts';
import { type OpenTransaction, readStanding } from '../store/read-open.ts';
import type { NewMovement } from '../store/write-transaction.ts';
import { productOfGame } from './steps/product-of-game.ts';
import type { Settled } from './steps/settled.ts';

/** The wallet has another command under this id. */
const OTHER_CONTENTS = 'C999';

/**
 * Brings a transaction to its end: asks the wallet for its commands, under the same ids as ever, and writes
 * down what became of them. Whoever asks while this process is at it gets the same outcome.
 *
 * @param written where this process has just written it down, so that it need not be read
 * @returns null when the wallet does not answer: it stays open, and is asked for again
 */
export function settleTransaction(
  deps: SeamlessDeps,
  transactionId: string,
  written: OpenTransaction | null = null,
): Promise<Settled | null> {
  const running = deps.settling.get(transactionId);
  if (running !== undefined) return running;
  const settling = settle(deps, transactionId, written).finally(() =>
    deps.settling.delete(transactionId),
  );
  deps.settling.set(transactionId, settling);
  return settling;
}

async function settle(
  deps: SeamlessDeps,
  transactionId: string,
  written: OpenTransaction | null,
): Promise<Settled | null> {
  const standing = written ? { open: written } : await readStanding(deps.pool, transactionId);
  if (standing === null) throw new Error('A transaction that was written is there.');
  if (standing.open === null) return standing;
  const { open } = standing;
  const ending = await askWallet(deps, open).catch((error: unknown) => {
    deps.log.warn({ err: error, transactionId }, 'the wallet has not answered a transaction');
    return null;
  });
  if (ending === null) return null;
  const isOurs = await finish(deps, { open, ending });
  if (isOurs) return { code: ending.code, balance: ending.balance };
  const ended = await readStanding(deps.pool, transactionId);
  return ended === null || ended.open !== null ? null : ended;
}

/** @returns false when another process has ended it */
async function finish({ endings }: SeamlessDeps, answered: Answered): Promise<boolean> {
  for (;;) {
    const finished = await endings.submit(answered);
    if (finished !== 'later') return finished === 'ended';
  }
}

/**
 * @returns null when a command that may never be refused was, or the wallet knows one with other contents,
 *   so that nobody can say whether it moved anything: a person has to look at it
 */
async function askWallet(deps: SeamlessDeps, open: OpenTransaction): Promise<Ending | null> {
  const { movements, memberId } = open;
  const at = deps.clock.now();
  const ended = { state: 'applied', code: 'ok', refusal: '', at } as const;
  if (movements.length === 0) return { ...ended, balance: await deps.cash.submit(memberId) };
  let balance = 0n;
  for (const step of stepsOf(movements)) {
    const outcomes = await deps.commands.submit(step.map((one) => commandOf(deps, open, one)));
    const refused = outcomes.find(({ refusal }) => refusal !== null);
    balance = outcomes.at(-1)?.cash ?? balance;
    if (refused?.refusal == null) continue;
    const { refusal } = refused;
    if (step[0]?.kind !== 'stake' || refusal === OTHER_CONTENTS) {
      const { transactionId } = open;
      deps.log.error({ transactionId, refusal }, 'the wallet refused what may not be refused');
      return null;
    }
    return { state: 'refused', code: answerOfRefusal(refusal), balance, refusal, at };
  }
  return { ...ended, balance };
}

/**
 * What is asked for together: what a stake pays for moves only when it was taken, and the wallet takes so many
 * commands of a call. A round that is given back may have had thousands of bets.
 */
function stepsOf(movements: readonly NewMovement[]): (readonly NewMovement[])[] {
  const together = movements[0]?.kind === 'stake' ? 1 : COMMANDS_PER_CALL_MAX;
  return Array.from({ length: Math.ceil(movements.length / together) }, (_, index) =>
    movements.slice(index * together, (index + 1) * together),
  );
}

function commandOf(
  deps: SeamlessDeps,
  { siteId, memberId, vendorKey, gameId, askedAt }: OpenTransaction,
  { commandId, kind, amount, subjectId, product }: NewMovement,
): MoneyCommand {
  return {
    commandId,
    siteId,
    memberId,
    kind,
    amount,
    counterAccount: `vendor:${vendorKey}`,
    subjectType: 'game',
    subjectId,
    product: product ?? productOfGame(deps, gameId),
    at: askedAt,
  };
}
