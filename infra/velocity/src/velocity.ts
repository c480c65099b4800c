import type { Clock } from '@noriter/kit/clock';
import type { Ids } from '@noriter/kit/ids';
import type { Logger } from '@noriter/kit/logging';
import { createMicroBatcher } from '@noriter/kit/micro-batch';
import { isOutage } from '@noriter/kit/outage';
import { defineCodes, type Refusal, refuse } from '@noriter/kit/result-codes';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { velocityCodes } from './codes.ts';
import { type ActCount, openActCounter } from './count-acts.ts';
import { insertHit } from './hits.ts';
import { rulesKept } from './kept-rules.ts';
import type { VelocityRules } from './rules.ts';

const codes = defineCodes(velocityCodes);

/** Under load acts are counted together, as the kit counts calls; one that comes alone at once. */
const COUNT = { restMs: 8, maxBatch: 500, maxQueue: 20_000 };

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

export type Velocity = {
  /**
   * Counts one act.
   *
   * @returns ABZ01 for who is faster than people, or was within the block; null for everybody else
   */
  refusalOf(actor: Actor): Promise<Refusal | null>;
  close(): Promise<void>;
};

export type VelocityDeps = {
  redis: Redis;
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  log: Logger;
};

/**
 * Opens what refuses acts of one kind that come faster than people. The counts are shared by all
 * processes through Redis; while it is away nobody is refused: rules keep robots out, not money in.
 *
 * @param options.kind of the acts, e.g. bet
 * @param options.read a site's rules as they are stored; a change holds within seconds
 */
export function openVelocity(
  deps: VelocityDeps,
  { kind, read }: { kind: string; read: (siteId: string) => Promise<VelocityRules> },
): Velocity {
  const counter = createMicroBatcher({ ...COUNT, run: openActCounter(deps.redis, kind) });
  const rulesOf = rulesKept(read);
  return {
    async refusalOf(actor) {
      const rules = await rulesOf(actor.siteId);
      if (rules.rules.length === 0) return null;
      const person = `${actor.siteId}:${actor.person}`;
      const counted = await counter.submit({ person, rules }).catch((error: unknown): ActCount => {
        deps.log[isOutage(error) ? 'warn' : 'error']({ err: error, kind }, 'acts are not counted');
        return null;
      });
      if (counted === null) return null;
      const rule = rules.rules[counted.hit];
      if (rule !== undefined) {
        await keepHit(deps, actor, { ...rule, blockSeconds: rules.blockSeconds });
      }
      return refuse(codes, 'ABZ01', { minutes: Math.ceil(counted.leftMs / 60_000) });
    },
    close: () => counter.close(),
  };
}

async function keepHit(
  { pool, clock, ids }: VelocityDeps,
  { siteId, loginId, memberId, address }: Actor,
  { acts, seconds, blockSeconds }: { acts: number; seconds: number; blockSeconds: number },
): Promise<void> {
  const at = clock.now();
  const blockedUntil = new Date(at.getTime() + blockSeconds * 1_000);
  const who = { siteId, loginId, memberId, address };
  await insertHit(pool, { hitId: ids.next(), ...who, acts, seconds, at, blockedUntil });
}
