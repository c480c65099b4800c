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
  'partners.read',
  'partners.manage',
  'partners.settle',
  'site.manage',
  'content.manage',
  'messages.send',
  'posts.moderate',
  'inquiries.answer',
  'promotion.read',
  'promotion.manage',
  'audit.read',
  'reconciliation.read',
  'dead-letters.read',
  'dead-letters.manage',
  'operators.manage',
] as const;

export type Permission = (typeof permissions)[number];

export const roleNames = ['super', 'manager', 'cashier', 'approver', 'editor', 'auditor'] as const;

export type RoleName = (typeof roleNames)[number];

export const roles: Record<RoleName, readonly Permission[]> = {
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
    'partners.read',
    'partners.manage',
    'partners.settle',
    'messages.send',
    'posts.moderate',
    'inquiries.answer',
    'promotion.read',
    'promotion.manage',
    'audit.read',
    'reconciliation.read',
  ],
  cashier: ['cash.read', 'cash.decide', 'members.read', 'members.payout-account', 'members.note'],
  approver: ['members.read', 'members.approve', 'members.note'],
  editor: ['content.manage', 'messages.send', 'posts.moderate'],
  auditor: [
    'members.read',
    'cash.read',
    'betting.read',
    'partners.read',
    'promotion.read',
    'audit.read',
    'reconciliation.read',
    'dead-letters.read',
  ],
};
