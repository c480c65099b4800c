import { wonText } from '@noriter/kit/money';
import { listOf } from '@noriter/kit/paging';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { limitKinds, limitPeriods } from '../domain/protection/protection-limit.ts';
import {
  exclusionLengths,
  limitSetters,
  protectionStates,
  realityCheckMinutes,
  timeOutLengths,
} from '../domain/protection/protection-state.ts';

export const limitKind = z
  .enum(limitKinds)
  .describe('loss: stakes minus what came back; wager: stakes, whatever came back');
export const limitPeriod = z.enum(limitPeriods).describe('Korean calendar; weeks from Monday');
export const limitSetter = z.enum(limitSetters);
export const timeOutLength = z.enum(timeOutLengths);
export const exclusionLength = z.enum(exclusionLengths);
export const realityCheck = z.literal(realityCheckMinutes);

/** In a body: null asks for no limit at all. */
export const limitAmount = wonText.nullable();

const shownAmount = z.string().nullable().describe('Won; null is no limit');
const moment = z.iso.datetime();

const limitPart = z.object({
  amount: shownAmount,
  raise: z
    .object({
      amount: shownAmount,
      askedAt: moment,
      from: moment.describe('The member can confirm from here on'),
      until: moment.describe('Then it is forgotten'),
    })
    .nullable(),
});

export const protectionShape = z.object({
  state: z.enum(protectionStates),
  timeOutUntil: moment.nullable(),
  exclusion: z
    .object({ since: moment, until: moment.nullable().describe('Null is for ever') })
    .nullable(),
  limits: z.array(
    z.object({
      kind: limitKind,
      period: limitPeriod,
      amount: shownAmount.describe('What holds: the stricter of the two'),
      own: limitPart,
      imposed: limitPart.describe('Set by an operator'),
    }),
  ),
  realityCheckMinutes: z.int(),
  realityCheckChosen: z.boolean().describe('False: the site proposes it'),
  serverTime: moment,
});

nameSchemas({ ProtectionView: protectionShape, ProtectionLimit: limitPart });

const change = z.object({
  changeId: z.string(),
  at: moment,
  action: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  reason: z.string().nullable(),
});

/** A member learns that an operator did it, not which one. */
export const ownHistory = listOf(change.extend({ byOperator: z.boolean() }));

export const adminHistory = listOf(
  change.extend({ operator: z.string().nullable(), address: z.string() }),
);

/** Prisma knows JSON only as JSON; these are the rows this service wrote itself. */
export const changeDetail = change.shape.detail;

const gateAmounts = z.object({ day: shownAmount, week: shownAmount, month: shownAmount });

/** What other services keep to. */
export const gateShape = z.object({
  version: z.int().describe('Grows with each change; 0 is no protection'),
  state: z.enum(protectionStates),
  timeOutUntil: moment.nullable(),
  excluded: z.boolean(),
  deposit: gateAmounts,
  loss: gateAmounts,
  wager: gateAmounts,
});
