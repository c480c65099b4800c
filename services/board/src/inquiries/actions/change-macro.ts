import { withTransaction } from '@noriter/kit/postgres';
import type { BoardBase, SavedBy } from '../../base.ts';
import { type StoredMacro, saveMacro } from '../store/macros.ts';

/** Saves an answer that is given often; without texts it is removed. */
export async function changeMacro(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  { siteId, loginId, audit }: SavedBy,
  { name, texts }: { name: string; texts: StoredMacro['texts'] | null },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    await saveMacro(tx, siteId, { name, texts, at: clock.now(), by: loginId });
    await audit(tx, {
      action: texts === null ? 'answer-macro.remove' : 'answer-macro.save',
      subject: `answer-macro:${name}`,
      before: null,
      after: texts,
    });
  });
}
