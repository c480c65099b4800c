import { isOutage } from '@noriter/kit/outage';
import { type ProtectionMark, readProtectionMarks } from '@noriter/kit/protection-mark';
import { readGates, type StandingGate } from '../../clients/protection.ts';
import type { WalletDeps } from '../../deps.ts';
import type { Standing } from '../../domain/ledger/standing.ts';

export type StandingDeps = Pick<WalletDeps, 'redis' | 'identity' | 'log' | 'standings'>;

/**
 * What is known of members who stake: by their marks, and by one question to identity for those who
 * have none, or while Redis is away.
 */
export async function readStandings(
  deps: StandingDeps,
  memberIds: readonly string[],
): Promise<Map<string, Standing>> {
  if (memberIds.length === 0) return new Map();
  const marks = await marksOf(deps, memberIds);
  const known = new Map<string, Standing>();
  const unmarked: string[] = [];
  for (const [index, memberId] of memberIds.entries()) {
    const mark = marks[index];
    if (mark) known.set(memberId, mark);
    else unmarked.push(memberId);
  }
  deps.standings.inc({ by: 'mark' }, known.size);
  if (unmarked.length === 0) return known;
  const asked = standingsOf(deps, unmarked, await askGates(deps, unmarked));
  return new Map([...known, ...asked]);
}

/** Of those identity has answered for; the others are unknown. */
export function standingsOf(
  { standings }: StandingDeps,
  memberIds: readonly string[],
  gates: ReadonlyMap<string, StandingGate>,
): [string, Standing][] {
  standings.inc({ by: 'identity' }, gates.size);
  standings.inc({ by: 'nobody' }, memberIds.length - gates.size);
  return memberIds.map((memberId) => [memberId, gates.get(memberId) ?? 'unknown']);
}

/** Nobody, while identity does not answer: their stakes are refused, and nothing waits for it. */
export async function askGates(
  deps: StandingDeps,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, StandingGate>> {
  try {
    return await readGates(deps, memberIds);
  } catch (error) {
    const level = isOutage(error) ? 'warn' : 'error';
    deps.log[level]({ err: error, members: memberIds.length }, 'nobody says who may stake');
    return new Map();
  }
}

async function marksOf(
  { redis, log }: StandingDeps,
  memberIds: readonly string[],
): Promise<(ProtectionMark | null)[]> {
  try {
    return await readProtectionMarks(redis, memberIds);
  } catch (error) {
    // The loss itself is logged once, by the connection.
    if (!isOutage(error)) log.error({ err: error }, 'marks of protections cannot be read');
    return memberIds.map(() => null);
  }
}
