import type pg from 'pg';

/** What jobs count, each from where it has come. */
type Count = 'days' | 'wins' | `played ${string}`;

/** Until when something was counted; nobody else counts it until the transaction ends. */
export async function lockCounted(tx: pg.ClientBase, name: Count): Promise<Date | null> {
  await tx.query('insert into game_counted (name) values ($1) on conflict do nothing', [name]);
  const { rows } = await tx.query<{ until: Date | null }>(
    'select until from game_counted where name = $1 for update',
    [name],
  );
  return rows[0]?.until ?? null;
}

export async function saveCounted(tx: pg.ClientBase, name: Count, until: Date): Promise<void> {
  await tx.query('update game_counted set until = $2 where name = $1', [name, until]);
}
