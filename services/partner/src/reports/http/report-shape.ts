import { idText } from '@noriter/kit/id-text';
import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { personShape } from '../../tree/http/person.ts';
import type { Person } from '../../tree/store/people.ts';
import type { Scope } from '../../tree/store/reach.ts';
import type { By, KeyedTotals, Range, Totals } from '../store/totals.ts';

/** Figures of a subtree, of a day, a category, a partner or a member. */
export const totalsShape = z.object({
  bets: z.int(),
  turnover: signedWonText,
  stake: signedWonText,
  returned: signedWonText,
  ggr: signedWonText.describe('Stakes less what came back'),
  rolling: signedWonText.describe('The partner’s own, or the member’s'),
  losing: signedWonText.describe('The partner’s own share, before a period is settled'),
  deposited: signedWonText.describe(
    'By members, with what partners and members of other lines gave them',
  ),
  withdrawn: signedWonText.describe(
    'By members, with what partners took of them and other lines were given',
  ),
  given: signedWonText.describe('By the partner itself, to partners as well'),
  taken: signedWonText.describe('By the partner itself, from partners as well'),
});

nameSchemas({ PartnerTotals: totalsShape });

const days = {
  startDate: koreaDayText.optional().describe('First day in Korea; today when both are absent'),
  endDate: koreaDayText.optional().describe('Last day in Korea, inside'),
};

/** Whose figures, and of which days. */
export const wish = { partnerId: idText.optional(), ...days };

/** What a row of a report is of. */
export const reportBy = z.enum(['day', 'category', 'partner', 'member']);

export const rowShape = totalsShape.extend({
  key: z.string(),
  person: personShape.nullable().describe('By partner and member'),
});

/** Whether the keys of rows are those of people. */
export function isOfPeople(by: By): boolean {
  return by === 'partner' || by === 'member';
}

/** Today unless days are asked for; one day where they are in the wrong order. */
export function rangeOf(
  { at }: Scope,
  { startDate, endDate }: z.output<z.ZodObject<typeof days>>,
): Range {
  const today = koreaDay(at);
  const fromDay = startDate ?? endDate ?? today;
  const lastDay = endDate ?? today;
  const isBackwards = lastDay < fromDay;
  return { fromDay, untilDay: isBackwards ? fromDay : lastDay };
}

export function rowView(one: KeyedTotals, person: Person | null): z.input<typeof rowShape> {
  return { key: one.key, person, ...totalsView(one) };
}

export function totalsView(one: Totals): z.input<typeof totalsShape> {
  return {
    bets: Number(one.bets),
    turnover: one.turnover.toString(),
    stake: one.stake.toString(),
    returned: one.returned.toString(),
    ggr: (one.stake - one.returned).toString(),
    rolling: one.rolling.toString(),
    losing: one.losing.toString(),
    deposited: one.deposited.toString(),
    withdrawn: one.withdrawn.toString(),
    given: one.given.toString(),
    taken: one.taken.toString(),
  };
}
