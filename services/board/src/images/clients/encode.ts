import { createMicroBatcher, Overloaded } from '@noriter/kit/micro-batch';
import sharp from 'sharp';
import { IMAGE_SIDE_MAX } from '../domain/image-rules.ts';

const QUALITY = 82;
const SECONDS_MAX = 10;

/** Files that wait for their turn, and their bytes: more than a burst of some writers has. */
const WAITING_MAX = 60;
const WAITING_BYTES_MAX = 33_554_432;

// A picture uses one thread, and leaves nothing behind: the service has other work.
sharp.concurrency(1);
sharp.cache(false);

/** One at a time: a small file of 4,096 pixels a side takes 150 MB while it is drawn. */
const line = createMicroBatcher<Buffer, Encoded>({
  maxBatch: 1,
  maxQueue: WAITING_MAX,
  run: (files) => Promise.all(files.map(draw)),
});
let waitingBytes = 0;

export type Encoded =
  | { is: 'image'; bytes: Buffer; width: number; height: number }
  | { is: 'broken' }
  | { is: 'too-large' };

/**
 * Draws a picture anew as WebP: what is no pixel (EXIF, places, comments, files behind it) is gone. Of an
 * animation the first picture stays. The header is looked at before anything is unpacked.
 *
 * @throws Overloaded when too many wait
 */
export async function encodeImage(bytes: Buffer): Promise<Encoded> {
  if (waitingBytes + bytes.length > WAITING_BYTES_MAX) {
    throw new Overloaded(`Pictures of ${waitingBytes} bytes are waiting already.`);
  }
  waitingBytes += bytes.length;
  try {
    return await line.submit(bytes);
  } finally {
    waitingBytes -= bytes.length;
  }
}

async function draw(bytes: Buffer): Promise<Encoded> {
  const options = { limitInputPixels: IMAGE_SIDE_MAX ** 2, failOn: 'error', pages: 1 } as const;
  try {
    const { width, height } = await sharp(bytes, options).metadata();
    if (width > IMAGE_SIDE_MAX || height > IMAGE_SIDE_MAX) return { is: 'too-large' };
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { is: 'image', bytes: data, width: info.width, height: info.height };
  } catch (err) {
    const isTooLarge = err instanceof Error && /pixel limit/i.test(err.message);
    return { is: isTooLarge ? 'too-large' : 'broken' };
  }
}
