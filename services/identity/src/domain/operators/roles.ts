import { type Permission, permissions, type RoleName, roleNames, roles } from './built-in-roles.ts';

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
