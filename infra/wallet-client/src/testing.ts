import type pg from 'pg';

/**
 * Has what is deferred wait an hour longer than its two seconds, for tests of what becomes of it: a
 * call that takes long on a busy machine is no call that was lost.
 *
 * @returns undoes it; what waits already goes on waiting
 */
export async function holdDeferred(pool: pg.Pool): Promise<() => Promise<void>> {
  await pool.query(`
    create function kit.defer_long() returns trigger language plpgsql as
      $$ begin new.held_until := new.held_until + interval '1 hour'; return new; end $$;
    create trigger defer_long before insert on kit.outbox for each row
      when (new.held_until is not null) execute function kit.defer_long()`);
  return async () => {
    await pool.query('drop trigger defer_long on kit.outbox; drop function kit.defer_long()');
  };
}

/** Has the time come of all that is deferred. */
export async function endDeferring(pool: pg.Pool): Promise<void> {
  await pool.query(
    'update kit.outbox set held_until = clock_timestamp() where held_until is not null',
  );
}
