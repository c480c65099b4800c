import { isOutage } from '@noriter/kit/outage';
import type { PromotionBase } from '../../../base.ts';

type Failures = {
  /** @returns what the work came to; undefined where it failed. @throws what a server that is away throws */
  outlive: <T>(subject: Record<string, string>, work: () => Promise<T>) => Promise<T | undefined>;
  none: () => boolean;
  /** @throws what failed first, so that the run counts as one that failed */
  throwFirst: () => void;
};

/** Keeps a run going behind what fails by its own fault. */
export function failuresOf({ log }: Pick<PromotionBase, 'log'>): Failures {
  const found: unknown[] = [];
  return {
    async outlive(subject, work) {
      try {
        return await work();
      } catch (error) {
        if (isOutage(error)) throw error;
        log.error({ err: error, ...subject }, 'a payback could not be decided');
        found.push(error);
        return undefined;
      }
    },
    none: () => found.length === 0,
    throwFirst() {
      if (found.length > 0) throw found[0];
    },
  };
}
