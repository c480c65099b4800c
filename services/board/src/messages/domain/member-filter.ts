/** Invariant: a filter asks for something; what is null asks for nothing, and everybody needs no filter. */
import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { plainLine } from '../../vocabulary/texts.ts';

const days = z.int().min(1).max(180);
const level = z.int().min(1).max(99);

export const memberFilterShape = z
  .object({
    levelFrom: level.nullable(),
    levelTo: level.nullable(),
    rankFrom: z.int().min(1).max(10).nullable().describe('VIP rank'),
    below: plainLine(40).nullable().describe('Login id of a partner: members at any depth below'),
    turnoverMin: wonText.nullable().describe('Staked in the last days, this one with them'),
    turnoverMax: wonText.nullable(),
    turnoverDays: days.describe('Korean days that the turnover is of'),
    sleepingDays: days.nullable().describe('Without a result of bets and games for so many days'),
  })
  .refine(
    ({ levelFrom, levelTo }) => levelTo === null || levelTo >= (levelFrom ?? 1),
    'The levels are in order.',
  )
  .refine(
    ({ turnoverMin, turnoverMax }) => turnoverMax === null || turnoverMax >= (turnoverMin ?? 0n),
    'The turnovers are in order.',
  )
  .refine(
    (filter) =>
      Object.entries(filter).some(([name, asked]) => name !== 'turnoverDays' && asked !== null),
    'It asks for something.',
  );

nameSchemas({ MemberFilter: memberFilterShape });

export type MemberFilter = z.output<typeof memberFilterShape>;

/** As it is kept and sent. */
export function filterText(filter: MemberFilter): z.input<typeof memberFilterShape> {
  return z.encode(memberFilterShape, filter);
}

/** Members of one list; everybody is a message to all. */
export const LIST_MAX = 200_000;
