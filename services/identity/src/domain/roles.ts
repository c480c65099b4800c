// Invariant: a role is a named set of permissions; what an operator may do is read from here only.

export const permissions = [
  'members.read',
  'members.approve',
  'members.manage',
  'members.payout-account',
  'cash.read',
  'cash.decide',
  'cash.adjust',
  'cash.policy',
  'site.manage',
  'audit.read',
  'reconciliation.read',
  'operators.manage',
] as const;

export type Permission = (typeof permissions)[number];

export const roleNames = ['super', 'cashier', 'approver', 'auditor'] as const;
export type RoleName = (typeof roleNames)[number];

const roles: Record<RoleName, readonly Permission[]> = {
  super: permissions,
  cashier: ['cash.read', 'cash.decide', 'members.read', 'members.payout-account'],
  approver: ['members.read', 'members.approve'],
  auditor: ['members.read', 'cash.read', 'audit.read', 'reconciliation.read'],
};

export function permissionsOf(role: RoleName): readonly Permission[] {
  return roles[role];
}

export function parseRole(text: string): RoleName {
  const role = roleNames.find((known) => known === text);
  if (role === undefined) throw new Error(`The database holds an unknown role "${text}".`);
  return role;
}
