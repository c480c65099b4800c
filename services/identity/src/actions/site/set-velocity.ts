import { setterOf } from '@noriter/versioned-settings/use-cases';
import { velocitySettings } from '../../store/site/velocity-rules.ts';

/**
 * Sets how many log-ins in how many seconds are faster than people.
 *
 * @throws Refusal S006
 */
export const setVelocity = setterOf(velocitySettings);
