import type { DepositAccount } from '../api/contracts.ts';

export type AccountDraft = {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  levelFrom: string;
  levelTo: string;
  shownMinutes: string;
  enabled: boolean;
};

export type AccountProblems = Partial<
  Record<keyof AccountDraft, 'missing' | 'numberWrong' | 'levelsWrong' | 'minutesWrong'>
>;

const levelMax = 99;
const minutesMax = 1_440;

export function draftOf(account: DepositAccount | null): AccountDraft {
  return {
    bankName: account?.bankName ?? '',
    accountNumber: '',
    accountHolder: '',
    levelFrom: String(account?.levelFrom ?? 1),
    levelTo: String(account?.levelTo ?? levelMax),
    shownMinutes: String(account?.shownMinutes ?? 30),
    enabled: account?.enabled ?? true,
  };
}

/** What the server would refuse. A number that is there already may stay empty. */
export function problemsOf(draft: AccountDraft, isNew: boolean): AccountProblems {
  const { accountNumber, levelFrom, levelTo, shownMinutes } = draft;
  const numberFits = /^\d[\d-]{5,29}$/.test(accountNumber) || (!isNew && accountNumber === '');
  const levelsFit =
    isWithin(levelFrom, levelMax) &&
    isWithin(levelTo, levelMax) &&
    Number(levelFrom) <= Number(levelTo);
  return {
    ...(draft.bankName.trim() === '' ? { bankName: 'missing' } : {}),
    ...(numberFits ? {} : { accountNumber: 'numberWrong' }),
    ...(isNew && draft.accountHolder.trim() === '' ? { accountHolder: 'missing' } : {}),
    ...(levelsFit ? {} : { levelTo: 'levelsWrong' }),
    ...(isWithin(shownMinutes, minutesMax) ? {} : { shownMinutes: 'minutesWrong' }),
  };
}

function isWithin(text: string, max: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
}
