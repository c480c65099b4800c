import { shortId } from '../short-id.ts';

/** How each audited action is called on the screen; the log itself keeps the technical word. */
export const actionTexts = {
  'operator.log-in': 'audit.actions.logIn',
  'operator.log-out': 'audit.actions.logOut',
  'operator.create': 'audit.actions.createOperator',
  'operator.disable': 'audit.actions.disableOperator',
  'operator.enable': 'audit.actions.enableOperator',
  'operator.set-role': 'audit.actions.setRole',
  'operator.set-addresses': 'audit.actions.setAddresses',
  'operator.set-name': 'audit.actions.setName',
  'operator.reset-password': 'audit.actions.resetPassword',
  'operator.reset-second-factor': 'audit.actions.resetFactor',
  'operator.revoke-sessions': 'audit.actions.revokeOperator',
  'role.create': 'audit.actions.createRole',
  'role.set': 'audit.actions.setRolePermissions',
  'role.drop': 'audit.actions.dropRole',
  'role.restore': 'audit.actions.restoreRole',
  'deposit-account.create': 'audit.actions.createAccount',
  'deposit-account.set': 'audit.actions.setAccount',
  'deposit-account.read': 'audit.actions.readAccount',
  'member.approve': 'audit.actions.approve',
  'member.refuse': 'audit.actions.refuse',
  'member.suspend': 'audit.actions.suspend',
  'member.reinstate': 'audit.actions.reinstate',
  'member.unlock': 'audit.actions.unlock',
  'member.set-level': 'audit.actions.setLevel',
  'member.revoke-sessions': 'audit.actions.revokeSessions',
  'member.read-payout-account': 'audit.actions.readPayoutAccount',
  'member.add-note': 'audit.actions.addNote',
  'member.pin-note': 'audit.actions.pinNote',
  'member.export': 'audit.actions.exportMembers',
  'deposit.export': 'audit.actions.exportDeposits',
  'withdrawal.export': 'audit.actions.exportWithdrawals',
  'ledger.export': 'audit.actions.exportLedger',
  'adjustment.ask': 'audit.actions.askAdjustment',
  'adjustment.approve': 'audit.actions.approveAdjustment',
  'adjustment.refuse': 'audit.actions.refuseAdjustment',
  'adjustment.withdraw': 'audit.actions.withdrawAdjustment',
  'member.ban': 'audit.actions.ban',
  'member.protect': 'audit.actions.protect',
  'member.lift-exclusion': 'audit.actions.liftExclusion',
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
  'mini-odds.set': 'audit.actions.setMiniOdds',
  'bet-limits.set': 'audit.actions.setBetLimits',
  'bet.export': 'audit.actions.exportBets',
  'round.void': 'audit.actions.voidRound',
  'round-void.ask': 'audit.actions.askVoid',
  'round-void.approve': 'audit.actions.approveVoid',
  'round-void.refuse': 'audit.actions.refuseVoid',
  'round-void.withdraw': 'audit.actions.withdrawVoid',
  'sport-fixture.set': 'audit.actions.setFixture',
  'sport-market.set': 'audit.actions.setMarket',
  'sport-result.enter': 'audit.actions.enterResult',
  'sport-result.take-back': 'audit.actions.takeResultBack',
  'sport-rules.set': 'audit.actions.setSportRules',
  'ticket.void': 'audit.actions.voidTickets',
  'ticket-void.ask': 'audit.actions.askTicketVoid',
  'ticket-void.approve': 'audit.actions.approveTicketVoid',
  'ticket-void.refuse': 'audit.actions.refuseTicketVoid',
  'ticket-void.withdraw': 'audit.actions.withdrawTicketVoid',
  'notice.create': 'audit.actions.createNotice',
  'notice.change': 'audit.actions.changeNotice',
  'notice.delete': 'audit.actions.deleteNotice',
  'faq.create': 'audit.actions.createQuestion',
  'faq.change': 'audit.actions.changeQuestion',
  'faq.delete': 'audit.actions.deleteQuestion',
  'popup.create': 'audit.actions.createPopup',
  'popup.change': 'audit.actions.changePopup',
  'popup.delete': 'audit.actions.deletePopup',
  'banner.create': 'audit.actions.createBanner',
  'banner.change': 'audit.actions.changeBanner',
  'banner.delete': 'audit.actions.deleteBanner',
  'text-page.save': 'audit.actions.saveTextPage',
  'text-page.restore': 'audit.actions.restoreTextPage',
} as const;

const subjectTexts = {
  member: 'audit.subjects.member',
  operator: 'audit.subjects.operator',
  site: 'audit.subjects.site',
  'cash-request': 'audit.subjects.request',
  role: 'audit.subjects.role',
  'deposit-account': 'audit.subjects.account',
  notice: 'audit.subjects.notice',
  faq: 'audit.subjects.question',
  popup: 'audit.subjects.popup',
  banner: 'audit.subjects.banner',
  'text-page': 'audit.subjects.textPage',
  round: 'audit.subjects.round',
} as const;

/** What is named by a word or a small number. */
const spoken = new Set(['role', 'notice', 'faq', 'popup', 'banner', 'text-page']);

export function actionKey(action: string) {
  return Object.entries(actionTexts).find(([known]) => known === action)?.[1];
}

/** The subject's kind as a text key, and enough of its id to tell it from others. */
export function subjectParts(subject: string) {
  const [kind, id = ''] = subject.split(':');
  const key = Object.entries(subjectTexts).find(([known]) => known === kind)?.[1];
  if (key === undefined) return { key, id: subject };
  // A word or a small number says which one it is; of a UUID a part is enough.
  return { key, id: spoken.has(kind ?? '') ? id : shortId(id) };
}
