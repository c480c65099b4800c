import type { Logger } from '@noriter/kit/logging';
import { type AskedWallet, OTHER_BODY } from './call-wallet.ts';
import type { MoneyCommand } from './command.ts';
import { type LedgerEntry, ledgerRows } from './ledger.ts';
import type { CommandOutcome } from './outcome.ts';

/** Commands of one question: as many as the wallet takes in a call. */
const COMMANDS_PER_PAGE = 200;

/** Which commands stayed unanswered, and what is done with their outcomes. */
export type Unanswered = {
  /** The commands behind a subject's, in the order of their subjects' ids; from the first for null. */
  readonly read: (after: string | null, limit: number) => Promise<readonly MoneyCommand[]>;
  readonly decide: (outcomes: readonly CommandOutcome[]) => Promise<unknown>;
};

export type UnansweredDeps = { wallet: AskedWallet; log: Logger };

/**
 * Asks the wallet about commands that stayed unanswered, a page after the other, and has what it
 * answers decided.
 *
 * @param ask what it answers of a page's commands; one it has no answer for may be left out
 * @throws what `ask` throws: what is behind that page waits for the next run
 */
export async function decideByPages(
  deps: UnansweredDeps,
  { read, decide }: Unanswered,
  ask: (commands: readonly MoneyCommand[]) => Promise<readonly CommandOutcome[]>,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const commands = await read(after, COMMANDS_PER_PAGE);
    if (commands.length === 0) return;
    const outcomes = await ask(commands);
    if (outcomes.length > 0) await decide(await byRecord(deps, commands, outcomes));
    after = commands.at(-1)?.subjectId ?? null;
  }
}

/**
 * Outcomes, and of commands whose id has other contents in the wallet what its record says of them. Where that
 * moved the same money for the same subject, an earlier version composed it otherwise, and it counts. Where it
 * did not, the command stays refused (C999), as an id is one body for ever; a person looks at what is there.
 */
async function byRecord(
  { wallet, log }: UnansweredDeps,
  commands: readonly MoneyCommand[],
  outcomes: readonly CommandOutcome[],
): Promise<readonly CommandOutcome[]> {
  const others = outcomes.filter(({ refusal }) => refusal === OTHER_BODY);
  if (others.length === 0) return outcomes;
  const commandIds = others.map(({ commandId }) => commandId);
  log.error({ commandIds }, 'the wallet knows commands with other contents');
  const rows = await ledgerRows(wallet, [...new Set(commandIds)]);
  const askedFor = new Map(commands.map((command) => [command.subjectId, command]));
  return outcomes.map((outcome) => {
    const [command, row] = [askedFor.get(outcome.subjectId), rows.get(outcome.commandId)];
    const isOwn = outcome.refusal === OTHER_BODY && command && row && movesTheSame(row, command);
    return isOwn ? { ...outcome, refusal: row.refusal } : outcome;
  });
}

function movesTheSame(row: LedgerEntry, command: MoneyCommand): boolean {
  return (
    row.siteId === command.siteId &&
    row.memberId === command.memberId &&
    row.kind === command.kind &&
    row.amount === command.amount &&
    row.subjectType === command.subjectType &&
    row.subjectId === command.subjectId
  );
}
