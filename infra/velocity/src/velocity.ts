import type { Logger } from '@noriter/kit/logging';
import { createMicroBatcher } from '@noriter/kit/micro-batch';
import { isOutage } from '@noriter/kit/outage';
import type { Refusal } from '@noriter/kit/result-codes';
import type { Redis } from 'ioredis';
import { type ActCount, type CountedAct, openActCounter } from './count-acts.ts';
import { rulesKept } from './kept-rules.ts';
import { type Actor, type HitDeps, refusalBy } from './refusal-by.ts';
import type { VelocityRules } from './rules.ts';

export type { Actor } from './refusal-by.ts';

/** Under load acts are counted together, as the kit counts calls; one that comes alone at once. */
const COUNT = { restMs: 8, maxBatch: 500, maxQueue: 20_000 };

/** After an outage acts that come together are not counted for so long. */
const AWAY_MS = 1_000;

export type Velocity = {
  /**
   * Counts one act.
   *
   * @returns ABZ01 for who is faster than people, or was within the block; null for everybody else
   */
  refusalOf(actor: Actor): Promise<Refusal | null>;
  /**
   * Counts acts that have come together, in their order, by one command that waits for no others.
   * After an outage of Redis they pass for a second without a question: one that hangs would hold up
   * all of them, time after time.
   *
   * @returns for each what `refusalOf` would answer or throw
   */
  refusalsOf(actors: readonly Actor[]): Promise<PromiseSettledResult<Refusal | null>[]>;
  close(): Promise<void>;
};

export type VelocityDeps = HitDeps & { redis: Redis; log: Logger };

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
  const count = openActCounter(deps.redis, kind);
  const counter = createMicroBatcher({ ...COUNT, run: count });
  const rulesOf = rulesKept(read);
  const actOf = async ({ siteId, person }: Actor): Promise<CountedAct> => ({
    person: `${siteId}:${person}`,
    rules: await rulesOf(siteId),
  });
  const logUncounted = (error: unknown) =>
    deps.log[isOutage(error) ? 'warn' : 'error']({ err: error, kind }, 'acts are not counted');
  let awayUntil = Number.NEGATIVE_INFINITY;

  async function countTogether(acts: readonly CountedAct[]): Promise<readonly ActCount[]> {
    if (performance.now() < awayUntil) return [];
    try {
      return await count(acts);
    } catch (error) {
      if (isOutage(error)) awayUntil = performance.now() + AWAY_MS;
      logUncounted(error);
      return [];
    }
  }

  return {
    async refusalOf(actor) {
      const act = await actOf(actor);
      if (act.rules.rules.length === 0) return null;
      const counted = await counter.submit(act).catch((error: unknown) => {
        logUncounted(error);
        return null;
      });
      return refusalBy(deps, actor, act, counted);
    },
    async refusalsOf(actors) {
      const acts = await Promise.allSettled(actors.map(actOf));
      const known = acts.flatMap((act) => (act.status === 'fulfilled' ? [act.value] : []));
      const counts = (await countTogether(known)).values();
      return Promise.allSettled(
        actors.map(async (actor, index) => {
          const act = acts[index];
          if (act?.status !== 'fulfilled') throw act?.reason;
          return refusalBy(deps, actor, act.value, counts.next().value ?? null);
        }),
      );
    },
    close: () => counter.close(),
  };
}
