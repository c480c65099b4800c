// Invariant: who logs in as an operator, and what they may do, is never one person's decision. What
// makes an operator, gives them new credentials, more rights or more addresses waits for another operator.
import { z } from 'zod';
import { permissions } from './built-in-roles.ts';
import { covers, type Role } from './roles.ts';

const operatorId = z.string();
const loginId = z.string();
/** Optional, since requests of before this was kept lack it: those are stale. */
const rolePermissions = z
  .array(z.string())
  .optional()
  .describe('What the role that is given or held allowed when this was asked for');

/** What is asked for, as the request keeps it. */
export const operatorActShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create'),
    operatorId,
    loginId,
    name: z.string(),
    role: z.string(),
    addresses: z.array(z.string()),
    rolePermissions,
  }),
  z.object({ kind: z.literal('reset'), operatorId, loginId, rolePermissions }),
  z.object({ kind: z.literal('enable'), operatorId, loginId, rolePermissions }),
  z.object({
    kind: z.literal('set-role'),
    operatorId,
    loginId,
    role: z.string(),
    from: z.string(),
    rolePermissions,
  }),
  z.object({
    kind: z.literal('set-addresses'),
    operatorId,
    loginId,
    addresses: z.array(z.string()).describe('None lets every address in'),
    fromAddresses: z.array(z.string()),
    rolePermissions,
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

/**
 * Whether a role allows exactly what it did when an act was asked for. Not by its version: one that
 * is dropped and made anew counts from 1 again.
 */
export function isRoleAsAsked(
  { rolePermissions: asked }: { rolePermissions?: readonly string[] | undefined },
  { permissions: present }: Pick<Role, 'permissions'>,
): boolean {
  return asked !== undefined && !isRaise(asked, present) && !isRaise(present, asked);
}

/** Whom an act is about; null for a role. */
export function subjectOf(act: OperatorAct): string | null {
  return act.kind === 'save-role' ? null : act.operatorId;
}
