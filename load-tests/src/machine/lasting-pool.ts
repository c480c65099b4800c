import { createPool } from '@noriter/kit/postgres';
import type { Pool } from 'pg';

/** A pool to look into books with that outlives its server: without the listener the process would end. */
export function lastingPool(url: string, applicationName: string): Pool {
  const pool = createPool(url, { applicationName, max: 2 });
  pool.on('error', () => undefined);
  return pool;
}
