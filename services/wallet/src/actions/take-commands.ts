import { withTransaction } from '@noriter/kit/postgres';
import type { WalletDeps } from '../deps.ts';
import type { Outcome } from '../domain/ledger/batch.ts';
import type { Command } from '../domain/ledger/command.ts';
import { guardedMembers, OutdatedProtection } from '../domain/ledger/standing.ts';
import { saveGate } from '../store/members/gate.ts';
import { commitCommands } from './apply-commands.ts';
import { askGates, readStandings, type StandingDeps, standingsOf } from './steps/standings.ts';

/**
 * Applies commands that other services ask for. Whoever stakes is known first: by the marks of the whole
 * batch, read at once, and by identity where there is none or a newer one than the account's. What
 * nobody can say refuses the stakes (W105) and nothing else: payouts and refunds are never in its way.
 */
export async function takeCommands(
  deps: StandingDeps & Pick<WalletDeps, 'pool' | 'clock'>,
  commands: readonly Command[],
): Promise<Outcome[]> {
  const { pool, clock } = deps;
  const members = guardedMembers(commands);
  const standings = await readStandings(
    deps,
    members.map(({ memberId }) => memberId),
  );
  try {
    return await commitCommands(pool, commands, clock, standings);
  } catch (error) {
    if (!(error instanceof OutdatedProtection)) throw error;
    const { memberIds } = error;
    // The transaction is over: no row is locked during the call.
    const gates = await askGates(deps, memberIds);
    await withTransaction(pool, async (tx) => {
      // In the order of ids, as accounts are locked.
      for (const member of members.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
        const gate = gates.get(member.memberId);
        if (gate !== undefined) await saveGate(tx, member, gate);
      }
    });
    const asked = standingsOf(deps, memberIds, gates);
    return commitCommands(pool, commands, clock, new Map([...standings, ...asked]));
  }
}
