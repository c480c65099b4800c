/**
 * Invariant: no stake is taken by bounds that are older than the version of the member's protection
 * that identity has marked or answered, and none of whom nobody can say which one that is.
 */
import type { Command } from './command.ts';
import type { Player } from './decide.ts';
import type { CommandKind } from './posting.ts';

/** What is known of a member at this moment: the protection's version, and whether they may come in. */
export type Standing = { readonly version: number; readonly suspended: boolean } | 'unknown';

/** What is played with, or taken to where it will be. */
const guardedKinds: ReadonlySet<CommandKind> = new Set([
  'stake',
  'free_bet_stake',
  'game_money_out',
]);

type GuardedMember = Pick<Command, 'memberId' | 'siteId'>;

/** Whose protection must be known before commands are decided, each once. */
export function guardedMembers(commands: readonly Command[]): GuardedMember[] {
  const guarded = new Map<string, GuardedMember>();
  for (const { kind, memberId, siteId } of commands) {
    if (guardedKinds.has(kind)) guarded.set(memberId, { memberId, siteId });
  }
  return [...guarded.values()];
}

/** Accounts have bounds of an earlier version: the newer one is to be read and written first. */
export class OutdatedProtection extends Error {
  override readonly name = 'OutdatedProtection';
  readonly memberIds: readonly string[];

  constructor(memberIds: readonly string[]) {
    super(`Newer protections of ${memberIds.length} members have not arrived.`);
    this.memberIds = memberIds;
  }
}

/**
 * Players as stakes are judged by what is known of them.
 *
 * @throws OutdatedProtection where the account's bounds are older
 */
export function withStandings(
  players: ReadonlyMap<string, Player>,
  standings: ReadonlyMap<string, Standing>,
): ReadonlyMap<string, Player> {
  if (standings.size === 0) return players;
  const outdated: string[] = [];
  const barred = new Map<string, Player>();
  for (const [memberId, standing] of standings) {
    const player = players.get(memberId);
    if (player === undefined) continue;
    if (isOutdated(player, standing)) outdated.push(memberId);
    const barredBy = barOf(standing);
    if (barredBy !== null) {
      barred.set(memberId, { ...player, betting: { ...player.betting, barredBy } });
    }
  }
  if (outdated.length > 0) throw new OutdatedProtection(outdated);
  return barred.size === 0 ? players : new Map([...players, ...barred]);
}

function isOutdated(player: Player, standing: Standing): boolean {
  if (standing === 'unknown') return false;
  return player.betting.boundsVersion < standing.version;
}

function barOf(standing: Standing): Player['betting']['barredBy'] {
  if (standing === 'unknown') return 'W105';
  return standing.suspended ? 'U0011' : null;
}
