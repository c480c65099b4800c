import { refuse } from '@noriter/kit/result-codes';
import {
  type VelocityRules,
  type VelocityRulesText,
  velocityDocument,
} from '@noriter/velocity/rules';
import type { Settings } from '@noriter/versioned-settings/settings';
import { errors } from '../../errors.ts';

/** How many log-ins of one member from one network in how many seconds are faster than people, with its versions. */
export const velocitySettings: Settings<VelocityRules, VelocityRulesText> = {
  ...velocityDocument({
    rules: [
      { acts: 5, seconds: 5 },
      { acts: 15, seconds: 60 },
    ],
    blockSeconds: 120,
  }),
  conflict: () => refuse(errors, 'S006'),
};
