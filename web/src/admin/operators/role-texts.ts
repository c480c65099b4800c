import { useTranslation } from 'react-i18next';

const roleTexts = {
  super: 'roles.names.super',
  manager: 'roles.names.manager',
  cashier: 'roles.names.cashier',
  approver: 'roles.names.approver',
  editor: 'roles.names.editor',
  auditor: 'roles.names.auditor',
} as const;

const permissionTexts = {
  'members.read': 'roles.may.membersRead',
  'members.approve': 'roles.may.membersApprove',
  'members.manage': 'roles.may.membersManage',
  'members.payout-account': 'roles.may.membersPayoutAccount',
  'members.note': 'roles.may.membersNote',
  'data.export': 'roles.may.dataExport',
  'cash.read': 'roles.may.cashRead',
  'cash.decide': 'roles.may.cashDecide',
  'cash.adjust': 'roles.may.cashAdjust',
  'cash.policy': 'roles.may.cashPolicy',
  'betting.read': 'roles.may.bettingRead',
  'betting.manage': 'roles.may.bettingManage',
  'partners.read': 'roles.may.partnersRead',
  'partners.manage': 'roles.may.partnersManage',
  'partners.settle': 'roles.may.partnersSettle',
  'site.manage': 'roles.may.siteManage',
  'content.manage': 'roles.may.contentManage',
  'messages.send': 'roles.may.messagesSend',
  'posts.moderate': 'roles.may.postsModerate',
  'inquiries.answer': 'roles.may.inquiriesAnswer',
  'promotion.read': 'roles.may.promotionRead',
  'promotion.manage': 'roles.may.promotionManage',
  'audit.read': 'roles.may.auditRead',
  'reconciliation.read': 'roles.may.reconciliationRead',
  'dead-letters.read': 'roles.may.deadLettersRead',
  'dead-letters.manage': 'roles.may.deadLettersManage',
  'operators.manage': 'roles.may.operatorsManage',
} as const;

function isIn<Texts extends object>(texts: Texts, key: PropertyKey): key is keyof Texts {
  return Object.hasOwn(texts, key);
}

/** How roles and permissions are called on the screen. A site's own role brings its own name. */
export function useRoleTexts() {
  const { t } = useTranslation('admin');
  return {
    role: ({ roleId, name = '' }: { roleId: string; name?: string }): string => {
      if (name !== '') return name;
      return isIn(roleTexts, roleId) ? t(roleTexts[roleId]) : roleId;
    },
    permission: (permission: string): string =>
      isIn(permissionTexts, permission) ? t(permissionTexts[permission]) : permission,
  };
}
