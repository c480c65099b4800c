import { idText } from '@noriter/kit/id-text';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { IMAGE_LINKS, imageLink } from '../domain/image-link.ts';
import { IMAGES_MAX } from '../domain/image-rules.ts';
import type { PlacedImage } from '../store/images.ts';

/** Pictures to attach, brought before. */
export const imageIds = z
  .array(idText)
  .max(IMAGES_MAX)
  .refine((ids) => new Set(ids).size === ids.length, 'Names a picture twice.')
  .default([])
  .describe('Pictures from the call that saves them, in their order');

export const imageView = z.object({
  imageId: idText,
  link: z.string().describe('A path of the site; it shows the picture for a quarter of an hour'),
  width: z.int(),
  height: z.int(),
});

nameSchemas({ ImageView: imageView });

/** A picture with a link to it. */
export function imageViewOf(
  { config, clock }: Pick<BoardBase, 'config' | 'clock'>,
  image: PlacedImage,
): z.input<typeof imageView> {
  const key = config.SERVICE_KEY.secretFor(IMAGE_LINKS);
  return { ...image, link: imageLink(key, image.imageId, clock.now()) };
}
