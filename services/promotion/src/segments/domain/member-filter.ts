/** Invariant: a filter names whom the site may address at all: active members who play, and none excluded. */
import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { z } from 'zod';

const days = z.int().min(1).max(180);
const level = z.int().min(1).max(99);

/** Whom a message is for, where it is none of everybody; what is null asks for nothing. */
export const memberFilterShape = z.object({
  levelFrom: level.nullable(),
  levelTo: level.nullable(),
  rankFrom: z.int().min(1).max(10).nullable(),
  below: idText.nullable().describe('A partner; members at any depth below'),
  turnoverMin: wonText.nullable().describe('Staked in the last days, this one with them'),
  turnoverMax: wonText.nullable(),
  turnoverDays: days,
  sleepingDays: days.nullable().describe('Without a result of bets and games for so many days'),
});

export type MemberFilter = z.output<typeof memberFilterShape>;
