import { refuse } from '@noriter/kit/result-codes';
import {
  type VelocityRules,
  type VelocityRulesText,
  velocityDocument,
} from '@noriter/velocity/rules';
import type { Settings } from '@noriter/versioned-settings/settings';
import { errors } from '../../errors.ts';

/** How many slips in how many seconds are faster than people, with its versions. */
export const velocitySettings: Settings<VelocityRules, VelocityRulesText> = {
  ...velocityDocument({
    rules: [
      { acts: 10, seconds: 5 },
      { acts: 100, seconds: 60 },
    ],
    blockSeconds: 120,
  }),
  conflict: () => refuse(errors, 'B1023'),
};
