import type { Clock } from '@noriter/kit/clock';
import type { Ids } from '@noriter/kit/ids';
import { defineCodes, type Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { velocityCodes } from './codes.ts';
import type { ActCount, CountedAct } from './count-acts.ts';
import { insertHit } from './hits.ts';

const codes = defineCodes(velocityCodes);

/** Who acts. */
export type Actor = {
  readonly siteId: string;
  /** What tells them from others within the site. */
  readonly person: string;
  readonly loginId: string;
  /** Null where only a login id was given. */
  readonly memberId: string | null;
  readonly address: string;
};

/** What keeping a hit needs. */
export type HitDeps = { pool: pg.Pool; clock: Clock; ids: Ids };

/**
 * Keeps the hit of an act that has hit a rule.
 *
 * @returns ABZ01 for an act that is refused, null for one that passes
 */
export async function refusalBy(
  deps: HitDeps,
  actor: Actor,
  { rules: { rules, blockSeconds } }: CountedAct,
  counted: ActCount,
): Promise<Refusal | null> {
  if (counted === null) return null;
  const rule = rules[counted.hit];
  if (rule !== undefined) await keepHit(deps, actor, { ...rule, blockSeconds });
  return refuse(codes, 'ABZ01', { minutes: Math.ceil(counted.leftMs / 60_000) });
}

async function keepHit(
  { pool, clock, ids }: HitDeps,
  { siteId, loginId, memberId, address }: Actor,
  { acts, seconds, blockSeconds }: { acts: number; seconds: number; blockSeconds: number },
): Promise<void> {
  const at = clock.now();
  const blockedUntil = new Date(at.getTime() + blockSeconds * 1_000);
  const who = { siteId, loginId, memberId, address };
  await insertHit(pool, { hitId: ids.next(), ...who, acts, seconds, at, blockedUntil });
}
