import type pg from 'pg';
import type { BatchState, Outcome } from '../../domain/ledger/batch.ts';
import type { Command } from '../../domain/ledger/command.ts';
import { bannedFromWithdrawing } from '../../store/members/bans.ts';
import { rollingProgresses } from '../../store/requests/rolling.ts';

/**
 * What keeps members' money from leaving whose commands ask for it, and of nobody else: most batches read nothing.
 * Their accounts are locked, so no bonus and no deposit comes in between.
 */
export async function whatKeeps(
  tx: pg.ClientBase,
  commands: readonly Command[],
  recorded: ReadonlyMap<string, Outcome>,
): Promise<Pick<BatchState, 'unstaked' | 'banned'>> {
  const asking = commands.filter(
    ({ afterTurnover, commandId }) => afterTurnover && !recorded.has(commandId),
  );
  if (asking.length === 0) return {};
  const members = [...new Set(asking.map(({ memberId }) => memberId))];
  const asked = members.map((memberId) => ({ memberId, until: null }));
  const progresses = await rollingProgresses(tx, asked);
  const unstaked = [...progresses].map(
    ([memberId, { remaining }]) => [memberId, remaining] as const,
  );
  return { unstaked: new Map(unstaked), banned: await bannedFromWithdrawing(tx, members) };
}
