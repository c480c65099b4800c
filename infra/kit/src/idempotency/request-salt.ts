import type { Pool } from 'pg';

/** @returns what this database makes ids of requests of, beside what their callers know; the same for ever */
export async function readRequestSalt(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ salt: string }>('select salt from kit.request_salt');
  const salt = rows[0]?.salt;
  if (salt === undefined) throw new Error('The database has no salt for ids of requests.');
  return salt;
}
