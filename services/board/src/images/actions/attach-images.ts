import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import { type Bringer, type Place, placeImages } from '../store/images.ts';

/**
 * Puts pictures that somebody brought into what they write. Those it had before and does not name any
 * more are shown no longer, and kept.
 *
 * @throws Refusal BD062 when one is not theirs, in another place, or gone
 */
export async function attachImages(
  tx: pg.ClientBase,
  bringer: Bringer,
  { place, imageIds }: { place: Place; imageIds: readonly string[] },
): Promise<void> {
  const found = await placeImages(tx, bringer, { place, imageIds });
  if (found !== imageIds.length) throw refuse(errors, 'BD062');
}
