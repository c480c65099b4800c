import type { RawRoute } from '@noriter/kit/raw-route';
import type { CatalogueDeps } from '../deps.ts';

const IMAGE = /^\/game-images\/([\w-]{1,80})\.webp$/;

/** Games' pictures, for browsers: never from a vendor's address. */
export const imageDoor: RawRoute<CatalogueDeps> = {
  under: '/game-images',
  method: 'GET',
  bodyMax: 1,
  async handle({ pictures }, { url }) {
    const [, imageKey = ''] = url.match(IMAGE) ?? [];
    const webp = await pictures.find(imageKey);
    if (webp === null) return { status: 404, type: 'text/plain', body: '' };
    return { status: 200, type: 'image/webp', body: webp };
  },
};
