import type pg from 'pg';
import type { Cycle } from '../../vocabulary/cycles.ts';

/** How a partner is settled, and whether it may move money. */
export type PartnerTerms = {
  mayTransfer: boolean;
  carriesLoss: boolean;
  cycle: Cycle;
  feePpm: number;
  cutPpm: number;
};

type Of = { siteId: string; partnerId: string };

/** Null for who is no partner of the site. */
export async function readTerms(
  db: pg.Pool | pg.ClientBase,
  { siteId, partnerId }: Of,
): Promise<PartnerTerms | null> {
  const { rows } = await db.query<PartnerTerms>(
    `select may_transfer as "mayTransfer", carries_loss as "carriesLoss", cycle,
       fee_ppm as "feePpm", cut_ppm as "cutPpm"
     from partner where partner_id = $1 and site_id = $2`,
    [partnerId, siteId],
  );
  return rows[0] ?? null;
}

export async function saveTerms(
  tx: pg.ClientBase,
  { siteId, partnerId }: Of,
  { mayTransfer, carriesLoss, cycle, feePpm, cutPpm }: PartnerTerms,
): Promise<void> {
  await tx.query(
    `update partner set may_transfer = $3, carries_loss = $4, cycle = $5, fee_ppm = $6, cut_ppm = $7
     where partner_id = $1 and site_id = $2`,
    [partnerId, siteId, mayTransfer, carriesLoss, cycle, feePpm, cutPpm],
  );
}
