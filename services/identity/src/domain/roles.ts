// Invariant: a role is a named set of permissions, and what an operator may do comes from their role
// alone. The roles below come with the code; a site may change all of them but `super`, and add its
// own. Nobody gives more than they may do themselves.

export const permissions = [
  'members.read',
  'members.approve',
  'members.manage',
  'members.payout-account',
  'members.note',
  'data.export',
  'cash.read',
  'cash.decide',
  'cash.adjust',
  'cash.policy',
  'betting.read',
  'betting.manage',
  'site.manage',
  'content.manage',
  'audit.read',
  'reconciliation.read',
  'dead-letters.read',
  'dead-letters.manage',
  'operators.manage',
] as const;

export type Permission = (typeof permissions)[number];

export const roleNames = ['super', 'manager', 'cashier', 'approver', 'editor', 'auditor'] as const;
export type RoleName = (typeof roleNames)[number];

const roles: Record<RoleName, readonly Permission[]> = {
  super: permissions,
  manager: [
    'members.read',
    'members.approve',
    'members.manage',
    'members.payout-account',
    'members.note',
    'data.export',
    'cash.read',
    'cash.decide',
    'cash.adjust',
    'betting.read',
    'audit.read',
    'reconciliation.read',
  ],
  cashier: ['cash.read', 'cash.decide', 'members.read', 'members.payout-account', 'members.note'],
  approver: ['members.read', 'members.approve', 'members.note'],
  editor: ['content.manage'],
  auditor: [
    'members.read',
    'cash.read',
    'betting.read',
    'audit.read',
    'reconciliation.read',
    'dead-letters.read',
  ],
};

/** A role as a site has it. */
export type Role = {
  readonly roleId: string;
  /** As the site's operators call it; empty for a role that comes with the code. */
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly isBuiltIn: boolean;
  /** 0 until an operator changed it. */
  readonly version: number;
};

export type StoredRole = {
  readonly roleId: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly version: number;
};

/** What a role that comes with the code may do, unless a site changed it. */
export function permissionsOf(role: RoleName): readonly Permission[] {
  return roles[role];
}

/** A site's roles: those of the code first, as the site changed them, then its own. */
export function rolesOf(stored: readonly StoredRole[]): readonly Role[] {
  const builtIn = roleNames.map((roleId): Role => {
    const changed = roleId === 'super' ? undefined : stored.find((row) => row.roleId === roleId);
    const granted = changed === undefined ? roles[roleId] : knownOf(changed.permissions);
    const { version = 0 } = changed ?? {};
    return { roleId, name: '', permissions: granted, isBuiltIn: true, version };
  });
  const own = stored
    .filter((row) => !isBuiltInRole(row.roleId))
    .map((row): Role => ({ ...row, permissions: knownOf(row.permissions), isBuiltIn: false }));
  return [...builtIn, ...own];
}

export function isBuiltInRole(roleId: string): roleId is RoleName {
  return roleNames.some((known) => known === roleId);
}

/** Whether somebody with the first permissions may hand out, or take away, all of the second. */
export function covers(own: readonly string[], others: readonly string[]): boolean {
  return others.every((permission) => own.includes(permission));
}

/** A permission that the code no longer knows allows nothing. */
function knownOf(texts: readonly string[]): readonly Permission[] {
  return permissions.filter((permission) => texts.includes(permission));
}
