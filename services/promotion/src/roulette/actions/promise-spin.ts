import { type DrawKeys, openSeed, sealSeed } from '@noriter/fair-draw/draw-keys';
import { newSeed, seedHash } from '@noriter/fair-draw/fair-draw';
import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import type { PromotionBase } from '../../base.ts';
import { type Promotion, runningPromotions } from '../../promotions/store/promotions.ts';
import { spinName } from '../domain/wheel.ts';
import {
  insertPromise,
  lockWheel,
  nextNumber,
  openPromise,
  type PromisedSpin,
  removePromise,
} from '../store/promises.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'config'>;

/** The roulette that runs on a site; the newest where there are several. */
export async function runningWheel(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  siteId: string,
): Promise<Promotion | null> {
  const now = clock.now();
  return (await runningPromotions(pool, { siteId, now, trigger: 'roulette' }))[0] ?? null;
}

/**
 * Promises a member's next spin: the hash of the seed it will be drawn with is shown before it is spun.
 * Asked for again it is the same promise. One that the present key cannot keep is made anew.
 */
export async function promiseSpin(
  { pool, clock, config }: Deps,
  { promotionId, siteId }: Promotion,
  memberId: string,
): Promise<PromisedSpin> {
  const wheel = { promotionId, memberId };
  const isKept = (known: PromisedSpin) =>
    seedOfSpin(config.SPIN_KEY, { ...wheel, ...known }) !== null;
  const known = await openPromise(pool, wheel);
  if (known !== null && isKept(known)) return known;
  return withTransaction(pool, async (tx) => {
    await lockWheel(tx, wheel);
    // Another call may have made one meanwhile: a second one could be spun beside it.
    const made = await openPromise(tx, wheel);
    if (made !== null && isKept(made)) return made;
    if (made !== null) await removePromise(tx, made.spinId);
    const number = await nextNumber(tx, wheel);
    const seed = newSeed();
    const hash = seedHash(seed);
    const spinId = deriveId('roulette-spin', `${promotionId}:${memberId}:${number}:${hash}`);
    const sealedSeed = sealSeed(config.SPIN_KEY, spinName({ ...wheel, number }), seed);
    const promise = { spinId, siteId, number, seedHash: hash, sealedSeed, at: clock.now() };
    await insertPromise(tx, wheel, promise);
    return (await openPromise(tx, wheel)) ?? promise;
  });
}

/** The seed that was promised; null when no key opens it, or what it opens is another. */
export function seedOfSpin(
  keys: DrawKeys,
  spin: Omit<PromisedSpin, 'spinId'> & { promotionId: string; memberId: string },
): Uint8Array | null {
  const { sealedSeed } = spin;
  const seed = sealedSeed === null ? null : openSeed(keys, spinName(spin), sealedSeed);
  return seed !== null && seedHash(seed) === spin.seedHash ? seed : null;
}
