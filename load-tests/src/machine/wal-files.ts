import type pg from 'pg';

const WAL_FILE_MB = 16;

/**
 * Gives PostgreSQL files for its log that it has used before. A server that has run for an hour has
 * them; a new one fills each file of 16 MB with zeros first, and every commit waits for that for 50
 * to 100 ms. The connection's role may do everything, and the server is the bench's own.
 *
 * @param files as many as will be written until the end
 */
export async function reuseWalFiles(pool: pg.Pool, files: number): Promise<void> {
  // What is not kept is deleted.
  await pool.query(`alter system set min_wal_size = '${(files + 4) * WAL_FILE_MB}MB'`);
  await pool.query('select pg_reload_conf()');
  for (let file = 0; file < files; file += 1) {
    await pool.query(`select pg_logical_emit_message(true, 'load-tests', 'a file begins')`);
    await pool.query('select pg_switch_wal()');
  }
  await pool.query('checkpoint');
}
