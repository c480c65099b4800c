import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { demoCodes, demoVendors } from '../domain/demo-vendors.ts';

/** Writes the demonstration's vendors and codes; what is there stays as it is. */
export async function seedVendors(pool: pg.Pool, at: Date): Promise<void> {
  await withTransaction(pool, async (tx) => {
    for (const { key, ko, en, protocol, isFramed = true } of demoVendors) {
      await tx.query(
        `insert into game_vendor (vendor_key, name_ko, name_en, name_vi, protocol, is_framed, changed_at)
         values ($1, $2, $3, $3, $4, $5, $6) on conflict do nothing`,
        [key, ko, en, protocol, isFramed, at],
      );
    }
    for (const [index, [code, vendorKey, groupCode, ko, en]] of demoCodes.entries()) {
      await tx.query(
        `insert into game_code (code, vendor_key, name_ko, name_en, name_vi, group_code, ord)
         values ($1, $2, $3, $4, $4, $5, $6) on conflict do nothing`,
        [code, vendorKey, ko, en, groupCode, index + 1],
      );
    }
  });
}
