import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import { calendarOf } from '../../domain/calendar.ts';
import type { Command } from '../../domain/ledger/command.ts';
import type { Player } from '../../domain/ledger/decide.ts';
import {
  isCounted,
  isReturning,
  type StakeLeft,
  subjectOf,
  type Wager,
} from '../../domain/ledger/wager.ts';
import { readWagers, stakeDays, writeWagers } from '../../store/members/wagers.ts';

/**
 * Players with what they have staked, where they limit that. Their accounts are locked, so nobody stakes in
 * between; of most batches nobody has such a limit, and nothing is read.
 */
export async function withWagers(
  tx: pg.ClientBase,
  players: ReadonlyMap<string, Player>,
  commands: readonly Command[],
  now: Date,
): Promise<ReadonlyMap<string, Player>> {
  const counted = commands.filter(
    ({ kind, memberId }) => isCounted(kind) && wagerOf(players, memberId) !== null,
  );
  if (counted.length === 0) return players;
  const calendar = calendarOf(koreaDay(now));
  const back = counted.filter(({ kind }) => isReturning(kind));
  const memberIds = [...new Set(counted.map(({ memberId }) => memberId))];
  const staked = byMember(await readWagers(tx, memberIds, calendar));
  const known = byMember(back.length === 0 ? [] : await stakeDays(tx, back, calendar));
  const returning = byMember(back);
  const filled = memberIds.flatMap((memberId): [string, Player][] => {
    const player = players.get(memberId);
    const wager = wagerOf(players, memberId);
    if (player === undefined || wager === null) return [];
    const full: Wager = {
      ...wager,
      byDay: new Map((staked.get(memberId) ?? []).map((row) => [row.day, row.staked])),
      stakedOn: new Map<string, StakeLeft | null>([
        ...(returning.get(memberId) ?? []).map((command) => [subjectOf(command), null] as const),
        ...(known.get(memberId) ?? []).map((row) => [subjectOf(row), row] as const),
      ]),
    };
    return [[memberId, { ...player, betting: { ...player.betting, wager: full } }]];
  });
  return new Map([...players, ...filled]);
}

/** Writes what changed of it. */
export async function recordWagers(tx: pg.ClientBase, changed: readonly Player[]): Promise<void> {
  const wagers = changed.flatMap(({ account: { memberId }, betting: { wager } }) =>
    wager === null
      ? []
      : wager.changed.map((day) => ({ memberId, day, staked: wager.byDay.get(day) ?? 0n })),
  );
  if (wagers.length > 0) await writeWagers(tx, wagers);
}

function byMember<Row extends { memberId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ memberId }) => memberId);
}

function wagerOf(players: ReadonlyMap<string, Player>, memberId: string): Wager | null {
  return players.get(memberId)?.betting.wager ?? null;
}
