import type { Refusal } from '@noriter/kit/result-codes';
import type { NewSlip } from '../../domain/new-slip.ts';
import type { ContextRow } from '../../store/placement-context.ts';

/** Decides a slip, which `check` may refuse at last; what is accepted counts for the slips behind it. */
export type DecideSlip<One> = (
  placement: One,
  row: ContextRow,
  check: (slip: NewSlip) => Refusal | null,
) => Promise<NewSlip | Refusal>;
