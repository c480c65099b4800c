import type { Job } from '@noriter/kit/jobs';
import type { BoardBase } from '../../base.ts';
import { collectOrphans } from '../actions/collect-orphans.ts';

export const collectOrphansJob: Job<BoardBase> = {
  name: 'collect-orphan-images',
  everyMs: 3_600_000,
  run: collectOrphans,
};
