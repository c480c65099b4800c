import { koreaMinuteText } from '@noriter/kit/korea-time';
import { refuse } from '@noriter/kit/result-codes';
import { closedBy, type Gate } from '../../domain/protection.ts';
import { errors } from '../../errors.ts';

/**
 * Lets through who is not kept from playing.
 *
 * @throws Refusal C109 in a time-out, C110 while excluded
 */
export function checkOpen(gate: Gate, now: Date): void {
  const closed = closedBy(gate, now);
  if (closed === null) return;
  if (closed.state === 'excluded') throw refuse(errors, 'C110');
  const until = closed.until.toISOString();
  throw refuse(errors, 'C109', { until: koreaMinuteText(closed.until) }, { until });
}
