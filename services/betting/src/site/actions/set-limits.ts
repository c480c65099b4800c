import { refuse } from '@noriter/kit/result-codes';
import { setterOf } from '@noriter/versioned-settings/use-cases';
import { errors } from '../../errors.ts';
import { contradictionsOf } from '../domain/limits.ts';
import { limitSettings } from '../store/limits.ts';

/**
 * Sets what members of a site may stake and win.
 *
 * @throws Refusal B1023, B1024
 */
export const setLimits = setterOf(limitSettings, (limits) => {
  const fields = contradictionsOf(limits);
  if (fields.length > 0) throw refuse(errors, 'B1024', {}, { fields });
});
