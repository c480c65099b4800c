import { setterOf } from '@noriter/versioned-settings/use-cases';
import { velocitySettings } from '../store/velocity-rules.ts';

/**
 * Sets how many cash requests in how many seconds are faster than people.
 *
 * @throws Refusal W002
 */
export const setVelocity = setterOf(velocitySettings);
