import type pg from 'pg';
import { ranThrough } from '../../../promotions/store/switches.ts';
import { definitionsDuring } from '../../../promotions/store/versions.ts';
import { endOf, isWithin, type Period, startOf } from '../../domain/period.ts';

/**
 * Whether a payback ran all through a period: started before it, not stopped in it, and by its dates of then. So
 * nobody who knows the results of a day can choose that it is paid, by a start or other dates afterwards.
 */
export async function ranWhole(db: pg.Pool, promotionId: string, period: Period): Promise<boolean> {
  const span = { from: startOf(period), until: endOf(period) };
  if (!(await ranThrough(db, promotionId, span))) return false;
  const definitions = await definitionsDuring(db, promotionId, span);
  return definitions.every((definition) => isWithin(definition, period));
}
