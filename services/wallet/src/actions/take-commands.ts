import { withTransaction } from '@noriter/kit/postgres';
import type { StandingGate } from '../clients/protection.ts';
import type { WalletDeps } from '../deps.ts';
import type { Outcome } from '../domain/ledger/batch.ts';
import type { Command } from '../domain/ledger/command.ts';
import { guardedMembers, OutdatedProtection, type Standing } from '../domain/ledger/standing.ts';
import { saveGate } from '../store/members/gate.ts';
import { commitCommands } from './apply-commands.ts';
import { askGates, readStandings, type StandingDeps, standingsOf } from './steps/standings.ts';

type Deps = StandingDeps & Pick<WalletDeps, 'pool' | 'clock'>;

/** While identity answers of one member, an event that nobody could ask about may make another one unread. */
const ASKS_MAX = 2;

/**
 * Applies commands that other services ask for. Whoever stakes is known first: by the marks of the whole
 * batch, read at once, and by identity where there is none or a newer one than the account's. What
 * nobody can say refuses the stakes (W105) and nothing else: payouts and refunds are never in its way.
 */
export async function takeCommands(deps: Deps, commands: readonly Command[]): Promise<Outcome[]> {
  const { pool, clock } = deps;
  const members = guardedMembers(commands);
  let standings: ReadonlyMap<string, Standing> = await readStandings(
    deps,
    members.map(({ memberId }) => memberId),
  );
  for (let asks = 0; ; asks += 1) {
    try {
      return await commitCommands(pool, commands, clock, standings);
    } catch (error) {
      // Who is unknown is outdated no more: it ends.
      if (!(error instanceof OutdatedProtection)) throw error;
      const { memberIds } = error;
      const gates: ReadonlyMap<string, StandingGate> =
        asks < ASKS_MAX ? await learnGates(deps, members, memberIds) : new Map();
      standings = new Map([...standings, ...standingsOf(deps, memberIds, gates)]);
    }
  }
}

/** Asks and keeps what identity says. The transaction is over: no row is locked during the call. */
async function learnGates(
  deps: Deps,
  members: ReturnType<typeof guardedMembers>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, StandingGate>> {
  const gates = await askGates(deps, memberIds);
  await withTransaction(deps.pool, async (tx) => {
    // In the order of ids, as accounts are locked.
    for (const member of members.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
      const gate = gates.get(member.memberId);
      if (gate !== undefined) await saveGate(tx, member, gate);
    }
  });
  return gates;
}
