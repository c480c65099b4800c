import { withTransaction } from '@noriter/kit/postgres';
import type { BoardBase } from '../../base.ts';
import { looseSince } from '../domain/image-rules.ts';
import { objectName } from '../domain/object-name.ts';
import { deleteImages, lockOrphans } from '../store/images.ts';

const PER_TRANSACTION = 20;

/** Removes pictures that nobody put anywhere: first their bytes, then what is known of them. */
export async function collectOrphans(
  { pool, clock, images }: Pick<BoardBase, 'pool' | 'clock' | 'images'>,
  signal: AbortSignal,
): Promise<void> {
  const before = looseSince(clock.now());
  for (let taken = PER_TRANSACTION; taken === PER_TRANSACTION && !signal.aborted; ) {
    taken = await withTransaction(pool, async (tx) => {
      const orphans = await lockOrphans(tx, { before, limit: PER_TRANSACTION });
      for (const orphan of orphans) await images.remove(objectName(orphan));
      await deleteImages(
        tx,
        orphans.map(({ imageId }) => imageId),
      );
      return orphans.length;
    });
  }
}
