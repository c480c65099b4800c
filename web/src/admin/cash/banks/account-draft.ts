import { guardedAccountFields } from '@noriter/rules/settings/deposit-account';
import { fits } from '../../../shared/forms/bounds.ts';
import { depositAccountBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import type { DepositAccount } from '../../shared/contracts.ts';

export type AccountDraft = {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  levelFrom: string;
  levelTo: string;
  shownMinutes: string;
  enabled: boolean;
  /** Why another operator is asked. */
  reason: string;
};

export type AccountProblems = Partial<
  Record<keyof AccountDraft, 'missing' | 'numberWrong' | 'levelsWrong' | 'minutesWrong'>
>;

export function draftOf(account: DepositAccount | null): AccountDraft {
  return {
    bankName: account?.bankName ?? '',
    accountNumber: '',
    accountHolder: '',
    levelFrom: String(account?.levelFrom ?? 1),
    levelTo: String(account?.levelTo ?? bounds.levelTo.maximum),
    shownMinutes: String(account?.shownMinutes ?? 30),
    enabled: account?.enabled ?? true,
    reason: '',
  };
}

/** What of a draft another operator has to approve. */
export function guardedOf(draft: AccountDraft, account: DepositAccount | null) {
  // What stays empty is kept.
  const before = account === null ? null : { ...account, accountNumber: '', accountHolder: '' };
  return guardedAccountFields(before, {
    bankName: draft.bankName.trim(),
    accountNumber: draft.accountNumber.trim(),
    accountHolder: draft.accountHolder.trim(),
    enabled: draft.enabled,
  });
}

/** What the server would refuse. A number that is there already may stay empty. */
export function problemsOf(draft: AccountDraft, account: DepositAccount | null): AccountProblems {
  const isNew = account === null;
  const { bankName, accountNumber, accountHolder, levelFrom, levelTo, shownMinutes } = draft;
  const numberFits = fits(accountNumber, { ...bounds.accountNumber, required: isNew });
  const levelsFit =
    fits(levelFrom, bounds.levelFrom) &&
    fits(levelTo, bounds.levelTo) &&
    Number(levelFrom) <= Number(levelTo);
  return {
    ...(fits(bankName, bounds.bankName) ? {} : { bankName: 'missing' }),
    ...(numberFits ? {} : { accountNumber: 'numberWrong' }),
    ...(fits(accountHolder, { ...bounds.accountHolder, required: isNew })
      ? {}
      : { accountHolder: 'missing' }),
    ...(levelsFit ? {} : { levelTo: 'levelsWrong' }),
    ...(fits(shownMinutes, bounds.shownMinutes) ? {} : { shownMinutes: 'minutesWrong' }),
    ...(fits(draft.reason, { ...bounds.reason, required: guardedOf(draft, account).length > 0 })
      ? {}
      : { reason: 'missing' }),
  };
}
