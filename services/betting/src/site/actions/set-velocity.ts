import { setterOf } from '@noriter/versioned-settings/use-cases';
import { velocitySettings } from '../store/velocity-rules.ts';

/**
 * Sets how many slips in how many seconds are faster than people.
 *
 * @throws Refusal B1023
 */
export const setVelocity = setterOf(velocitySettings);
