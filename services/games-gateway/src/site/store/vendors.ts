import type pg from 'pg';
import type { Vendor, VendorState } from '../domain/vendor.ts';

const columns = `vendor_key as "vendorKey", name_ko as "nameKo", name_en as "nameEn",
  name_vi as "nameVi", protocol, state, state_reason as "stateReason",
  is_automatic as "isAutomatic", state_version as "stateVersion", max_bet as "maxBet",
  home_max as "homeMax", home_day_max as "homeDayMax", is_framed as "isFramed",
  synced_at as "syncedAt"`;

export async function readVendors(pool: pg.Pool): Promise<Vendor[]> {
  const { rows } = await pool.query<Vendor>(
    `select ${columns} from game_vendor order by vendor_key`,
  );
  return rows;
}

/** Locks the vendor's row until the transaction ends. */
export async function lockVendor(tx: pg.ClientBase, vendorKey: string): Promise<Vendor | null> {
  const { rows } = await tx.query<Vendor>(
    `select ${columns} from game_vendor where vendor_key = $1 for update`,
    [vendorKey],
  );
  return rows[0] ?? null;
}

/** What may be changed of a vendor. */
export type VendorChange = {
  vendorKey: string;
  state: VendorState;
  reason: string;
  isAutomatic: boolean;
  maxBet: bigint | null;
  homeMax: bigint;
  homeDayMax: bigint;
  isFramed: boolean;
  at: Date;
};

/** @returns the vendor as it is then */
export async function saveVendor(tx: pg.ClientBase, change: VendorChange): Promise<Vendor> {
  const { rows } = await tx.query<Vendor>(
    `update game_vendor
     set state = $2, state_reason = $3, is_automatic = $4, max_bet = $5, is_framed = $6,
       changed_at = $7, home_max = $8, home_day_max = $9,
       state_version = state_version + case when state <> $2 then 1 else 0 end
     where vendor_key = $1
     returning ${columns}`,
    [
      change.vendorKey,
      change.state,
      change.reason,
      change.isAutomatic,
      change.maxBet,
      change.isFramed,
      change.at,
      change.homeMax,
      change.homeDayMax,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A locked vendor is there.');
  return row;
}
