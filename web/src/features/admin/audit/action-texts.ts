import { shortId } from '../short-id.ts';

/** How each audited action is called on the screen; the log itself keeps the technical word. */
const actionTexts = {
  'operator.log-in': 'audit.actions.logIn',
  'operator.log-out': 'audit.actions.logOut',
  'operator.create': 'audit.actions.createOperator',
  'operator.disable': 'audit.actions.disableOperator',
  'operator.enable': 'audit.actions.enableOperator',
  'operator.set-role': 'audit.actions.setRole',
  'operator.set-addresses': 'audit.actions.setAddresses',
  'member.approve': 'audit.actions.approve',
  'member.refuse': 'audit.actions.refuse',
  'member.suspend': 'audit.actions.suspend',
  'member.reinstate': 'audit.actions.reinstate',
  'member.unlock': 'audit.actions.unlock',
  'member.set-level': 'audit.actions.setLevel',
  'member.revoke-sessions': 'audit.actions.revokeSessions',
  'member.read-payout-account': 'audit.actions.readPayoutAccount',
  'member.ban': 'audit.actions.ban',
  'site.set-options': 'audit.actions.setOptions',
  'site.set-maintenance': 'audit.actions.setMaintenance',
  'site.set-game-lock': 'audit.actions.setGameLock',
  'deposit.wait': 'audit.actions.takeDeposit',
  'deposit.approve': 'audit.actions.approveDeposit',
  'deposit.reject': 'audit.actions.rejectDeposit',
  'withdrawal.wait': 'audit.actions.takeWithdrawal',
  'withdrawal.approve': 'audit.actions.approveWithdrawal',
  'withdrawal.reject': 'audit.actions.rejectWithdrawal',
  'balance.adjust_up': 'audit.actions.adjustUp',
  'balance.adjust_down': 'audit.actions.adjustDown',
  'policy.set': 'audit.actions.setPolicy',
  'reconciliation.run': 'audit.actions.reconcile',
} as const;

const subjectTexts = {
  member: 'audit.subjects.member',
  operator: 'audit.subjects.operator',
  site: 'audit.subjects.site',
  'cash-request': 'audit.subjects.request',
} as const;

export function actionKey(action: string) {
  return Object.entries(actionTexts).find(([known]) => known === action)?.[1];
}

/** The subject's kind as a text key, and enough of its id to tell it from others. */
export function subjectParts(subject: string) {
  const [kind, id = ''] = subject.split(':');
  const key = Object.entries(subjectTexts).find(([known]) => known === kind)?.[1];
  return { key, id: key === undefined ? subject : shortId(id) };
}
