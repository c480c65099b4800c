import { Gauge } from 'prom-client';
import type { GamesBase } from '../../base.ts';

/** Read from the tables at each scrape, so every process shows the same. Alert rules watch them. */
export function openTransferGauges({ pool, metrics }: Pick<GamesBase, 'pool' | 'metrics'>): void {
  const read = async (text: string) =>
    Number((await pool.query<{ seconds: string }>(text)).rows[0]?.seconds ?? 0);
  new Gauge({
    name: 'noriter_game_transfer_oldest_seconds',
    help: 'Since when money has been on its way to or from a vendor',
    registers: [metrics],
    async collect() {
      this.set(await read(oldestTransfer));
    },
  });
  new Gauge({
    name: 'noriter_game_left_money_oldest_seconds',
    help: 'Since when a session has been over whose vendor may still have money of it',
    registers: [metrics],
    async collect() {
      this.set(await read(oldestLeft));
    },
  });
}

const oldestTransfer = `
  select coalesce(extract(epoch from now() - min(started_at)), 0) as seconds
  from game_transfer where state not in ('done', 'refused', 'returned')`;

/** Who plays there again is left to it: nothing has to come back yet. */
const oldestLeft = `
  select coalesce(extract(epoch from now() - min(ended_at)), 0) as seconds
  from game_left_money l
  where ended_at <= now() and not exists (
    select from game_session s where s.member_id = l.member_id and s.vendor_key = l.vendor_key
      and s.mode = 'real' and s.state <> 'ended' and s.expires_at > now())`;
