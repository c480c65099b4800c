import type { RawRoute } from '@noriter/kit/raw-route';
import type { BoardBase } from '../../base.ts';
import { IMAGE_LINKS, imageOfLink } from '../domain/image-link.ts';
import { objectName } from '../domain/object-name.ts';
import { siteOfImage } from '../store/images.ts';

/** Pictures that slow readers have not read yet: a quarter of what the process may use. */
const HELD_MAX = 134_217_728;

const gone = { status: 404, type: 'text/plain', body: '' } as const;

/**
 * Pictures for browsers, by a link that was signed. Their type is ours and never a page: what is shown was
 * drawn here, and the gateway says nosniff.
 */
export const imageDoor: RawRoute<BoardBase> = {
  under: '/board-images',
  method: 'GET',
  bodyMax: 1,
  heldMax: HELD_MAX,
  async handle({ pool, clock, config, images }, { url }) {
    const imageId = imageOfLink(config.SERVICE_KEY.secretFor(IMAGE_LINKS), url, clock.now());
    const siteId = imageId === null ? null : await siteOfImage(pool, imageId);
    if (imageId === null || siteId === null) return gone;
    const bytes = await images.get(objectName({ siteId, imageId }));
    if (bytes === null) return gone;
    const disposition = `inline; filename="${imageId}.webp"`;
    return { status: 200, type: 'image/webp', disposition, body: bytes };
  },
};
