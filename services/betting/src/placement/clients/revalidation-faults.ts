import { Counter, type Registry } from 'prom-client';

/** Counts slips in play that could not be looked at again, each time that it was tried. */
export type RevalidationFaults = Pick<Counter, 'inc'>;

export function openRevalidationFaults(registry: Registry): RevalidationFaults {
  return new Counter({
    name: 'noriter_betting_revalidations_failed_total',
    help: 'Attempts to revalidate a slip after its bet delay that failed by its own fault',
    registers: [registry],
  });
}
