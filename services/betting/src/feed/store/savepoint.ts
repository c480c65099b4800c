import type pg from 'pg';

export type Attempt<Done> = { done: Done } | { error: unknown };

/**
 * Does something that is undone alone when it fails: what the transaction did before stays.
 *
 * @param passes an error that the whole transaction is to end with
 * @throws what passes
 */
export async function attempt<Done>(
  tx: pg.ClientBase,
  act: () => Promise<Done>,
  passes: (error: unknown) => boolean,
): Promise<Attempt<Done>> {
  await tx.query('savepoint attempt');
  try {
    const done = await act();
    await tx.query('release savepoint attempt');
    return { done };
  } catch (error) {
    if (passes(error)) throw error;
    await tx.query('rollback to savepoint attempt');
    await tx.query('release savepoint attempt');
    return { error };
  }
}
