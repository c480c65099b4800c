import { imageDoor } from './http/image-door.ts';
import { imageRoutes } from './http/images.ts';
import { collectOrphansJob } from './jobs/collect-orphans.ts';

/** Pictures in posts and inquiries. */
export const imagesModule = {
  routes: imageRoutes,
  rawRoutes: [imageDoor],
  jobs: [collectOrphansJob],
};
