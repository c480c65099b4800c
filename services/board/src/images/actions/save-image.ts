import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { encodeImage } from '../clients/encode.ts';
import {
  foreignPart,
  formatOf,
  IMAGE_BYTES_MAX,
  IMAGE_SIDE_MAX,
  LOOSE_MAX,
  looseSince,
} from '../domain/image-rules.ts';
import { objectName } from '../domain/object-name.ts';
import {
  type Bringer,
  countLoose,
  insertImage,
  makeDue,
  type PlacedImage,
} from '../store/images.ts';

type Deps = Pick<BoardBase, 'pool' | 'clock' | 'ids' | 'images' | 'log'>;

/**
 * Takes a picture in: looked at, drawn anew, kept. It is in no place yet.
 *
 * @throws Refusal BD060 no picture, or more than one, BD061 too large, BD063 too many in no place
 * @throws Overloaded when too many pictures wait to be drawn
 */
export async function saveImage(deps: Deps, bringer: Bringer, bytes: Buffer): Promise<PlacedImage> {
  const tooLarge = { megabytes: IMAGE_BYTES_MAX / 2 ** 20, pixels: IMAGE_SIDE_MAX };
  if (bytes.length > IMAGE_BYTES_MAX) throw refuse(errors, 'BD061', tooLarge);
  const foreign = formatOf(bytes) === null ? 'no picture' : foreignPart(bytes);
  if (foreign !== null) {
    deps.log.warn({ foreign, bytes: bytes.length, ...bringer }, 'a file was refused as a picture');
    throw refuse(errors, 'BD060');
  }
  // Before it is drawn: that is what costs. Those at once are counted when their rows are written.
  const since = looseSince(deps.clock.now());
  if ((await countLoose(deps.pool, bringer, since)) >= LOOSE_MAX) throw refuse(errors, 'BD063');
  const encoded = await encodeImage(bytes);
  if (encoded.is === 'broken') throw refuse(errors, 'BD060');
  if (encoded.is === 'too-large') throw refuse(errors, 'BD061', tooLarge);
  const { width, height } = encoded;
  const imageId = deps.ids.next();
  const image = { ...bringer, imageId, width, height, bytes: encoded.bytes.length };
  const isKept = await withTransaction(deps.pool, (tx) =>
    insertImage(tx, { ...image, at: deps.clock.now() }, { max: LOOSE_MAX, since }),
  );
  if (!isKept) throw refuse(errors, 'BD063');
  // The row is there first: whatever becomes of this, the bytes are found again and collected.
  try {
    await deps.images.put(objectName({ siteId: bringer.siteId, imageId }), encoded.bytes);
  } catch (error) {
    await makeDue(deps.pool, imageId, since).catch((err: unknown) => {
      deps.log.warn({ err, imageId }, 'a picture that was not stored counts for a day');
    });
    throw error;
  }
  return { imageId, width, height };
}
