import type { Job } from '@noriter/kit/jobs';
import type { IdentityDeps } from '../deps.ts';
import { fillNicknameLooks } from '../store/members/nickname-looks.ts';

/** Members who came before it was kept how their nickname looks, or through an older instance. */
export const fillNicknameSkeletons: Job<IdentityDeps> = {
  name: 'fill-nickname-skeletons',
  everyMs: 60_000,
  async run({ pool }, signal) {
    while (!signal.aborted && !(await fillNicknameLooks(pool)));
  },
};
