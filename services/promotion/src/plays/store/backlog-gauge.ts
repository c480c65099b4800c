import { Gauge } from 'prom-client';
import type { PromotionBase } from '../../base.ts';
import { waitingSince } from './backlogs.ts';

/** Jobs ask once a minute; what nobody has asked after for so long is waited for no more. */
const ASKED_MS = 10 * 60_000;

/** For how long something that is due is not closed because results were not read yet. */
export function openBacklogGauge({
  pool,
  clock,
  metrics,
}: Pick<PromotionBase, 'pool' | 'clock' | 'metrics'>): void {
  new Gauge({
    name: 'noriter_promotion_close_wait_seconds',
    help: 'How long a payback, rank or tournament has been due whose results are not all read',
    registers: [metrics],
    async collect() {
      const now = clock.now().getTime();
      const since = await waitingSince(pool, new Date(now - ASKED_MS));
      this.set(since === null ? 0 : (now - since.getTime()) / 1000);
    },
  });
}
