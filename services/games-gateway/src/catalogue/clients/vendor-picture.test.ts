import { createServer } from 'node:http';
import { createLogger } from '@noriter/kit/logging';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_BYTES_MAX } from '../../site/clients/vendor-http.ts';
import { fetchPicture } from './vendor-picture.ts';

const log = createLogger({ service: 'games-gateway', level: 'silent' });
const picture = await sharp({
  create: { width: 1_200, height: 900, channels: 3, background: '#204060' },
})
  .png()
  .toBuffer();
const pictures: Record<string, Buffer> = {
  '/game.png': picture,
  // A picture can be read from its beginning, however much follows.
  '/long.png': Buffer.concat([picture, Buffer.alloc(ANSWER_BYTES_MAX)]),
  '/none.png': Buffer.from('<html>'),
};
const server = createServer(({ url = '' }, response) => {
  response.write(pictures[url]?.subarray(0, 10));
  response.end(pictures[url]?.subarray(10));
});
let base: string;

beforeAll(async () => {
  base = (await listenLocally(server)).url;
});
afterAll(() => closeNow(server));

const fetched = (path: string) => fetchPicture({ config: { GAME_VENDORS_URL: base }, log }, path);

test('a picture becomes small, and WebP', async () => {
  const { format, width, height } = await sharp((await fetched('/game.png')) ?? '').metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 320 });
});

test.each(['/long.png', '/none.png', 'http://203.0.113.9/game.png', 'https://'])(
  '%s is no picture of a game',
  async (path) => {
    expect(await fetched(path)).toBeNull();
  },
);
