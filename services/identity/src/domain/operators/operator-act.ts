// Invariant: who logs in as an operator, and what they may do, is never one person's decision. What
// makes an operator, gives them new credentials or more rights waits for another operator.
import { z } from 'zod';
import { permissions } from './built-in-roles.ts';
import { covers } from './roles.ts';

const operatorId = z.string();
const loginId = z.string();

/** What is asked for, as the request keeps it. */
export const operatorActShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create'),
    operatorId,
    loginId,
    name: z.string(),
    role: z.string(),
    addresses: z.array(z.string()),
  }),
  z.object({ kind: z.literal('reset'), operatorId, loginId }),
  z.object({ kind: z.literal('enable'), operatorId, loginId }),
  z.object({
    kind: z.literal('set-role'),
    operatorId,
    loginId,
    role: z.string(),
    from: z.string(),
  }),
  z.object({
    kind: z.literal('save-role'),
    roleId: z.string(),
    name: z.string(),
    permissions: z.array(z.enum(permissions)),
    version: z.int(),
  }),
]);

export type OperatorAct = z.output<typeof operatorActShape>;
export type OperatorActOf<Kind extends OperatorAct['kind']> = Extract<OperatorAct, { kind: Kind }>;

/** Whether the second set of permissions has any that the first has not. */
export function isRaise(before: readonly string[], after: readonly string[]): boolean {
  return !covers(before, after);
}

/** Whom an act is about; null for a role. */
export function subjectOf(act: OperatorAct): string | null {
  return act.kind === 'save-role' ? null : act.operatorId;
}
