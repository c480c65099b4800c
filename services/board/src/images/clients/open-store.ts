import type { BoardConfig } from '../../config.ts';
import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { reachableStore } from './reachable-store.ts';
import { s3Store } from './s3-store.ts';
import { sharedStore } from './shared-store.ts';

type Settings = Pick<
  BoardConfig,
  'IMAGE_FOLDER' | 'IMAGE_BUCKET' | 'IMAGE_REGION' | 'IMAGE_ENDPOINT'
>;

/** The store that the environment names: a bucket where there is one, else a folder. */
export function openStore(config: Settings): ObjectStore {
  const { IMAGE_BUCKET: bucket, IMAGE_REGION: region, IMAGE_ENDPOINT: endpoint } = config;
  const store =
    bucket === undefined ? folderStore(config.IMAGE_FOLDER) : s3Store({ bucket, region, endpoint });
  return sharedStore(reachableStore(store));
}
