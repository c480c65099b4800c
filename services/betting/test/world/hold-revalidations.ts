import type { PlacementDeps } from '../../src/placement/deps.ts';

/**
 * Has slips whose bet delay has ended wait on for their revalidation: what a test does within the
 * delay takes as long as the machine needs for it.
 *
 * @returns lets them go on, now and later
 * @example
 * const goOn = holdRevalidations(world.deps);
 */
export function holdRevalidations({
  revalidations,
}: Pick<PlacementDeps, 'revalidations'>): () => void {
  const submit = revalidations.submit.bind(revalidations);
  const held = Promise.withResolvers<void>();
  revalidations.submit = async (slipId) => {
    await held.promise;
    return submit(slipId);
  };
  return () => {
    revalidations.submit = submit;
    held.resolve();
  };
}
