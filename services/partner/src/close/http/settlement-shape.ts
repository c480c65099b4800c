import { signedWonText, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { personShape } from '../../tree/http/person.ts';
import type { Person } from '../../tree/store/people.ts';
import { settlementKinds } from '../../vocabulary/kinds.ts';
import type { Settlement } from '../store/settlements.ts';

export const settlementShape = z.object({
  settlementId: z.string(),
  holder: personShape,
  kind: z.enum(settlementKinds),
  fromDay: z.string(),
  untilDay: z.string(),
  earned: signedWonText.describe('Corrections included'),
  corrected: signedWonText.describe('What corrections of earlier periods are of it'),
  cut: wonText,
  fee: wonText,
  carriedIn: signedWonText,
  carriedOut: signedWonText,
  payable: wonText,
  state: z.enum(['open', 'paying', 'paid', 'refused', 'reversing', 'reversed']),
  refusal: z.string().describe('The code of the wallet, where it refused'),
  paidAt: z.iso.datetime().nullable(),
});

nameSchemas({ PartnerSettlement: settlementShape });

/** A settlement on the wire. */
export function settlementView(one: Settlement, holder: Person): z.input<typeof settlementShape> {
  const { settlementId, kind, fromDay, untilDay, state, refusal } = one;
  return {
    settlementId,
    holder,
    kind,
    fromDay,
    untilDay,
    state,
    refusal,
    earned: one.earned.toString(),
    corrected: one.corrected.toString(),
    cut: one.cut.toString(),
    fee: one.fee.toString(),
    carriedIn: one.carriedIn.toString(),
    carriedOut: one.carriedOut.toString(),
    payable: one.payable.toString(),
    paidAt: one.paidAt?.toISOString() ?? null,
  };
}
