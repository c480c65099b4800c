import { useTranslation } from 'react-i18next';

const own = [
  'accountMasked',
  'ageMethod',
  'already',
  'addresses',
  'amount',
  'art',
  'askedBy',
  'audience',
  'bankHours',
  'bankName',
  'banks',
  'banReason',
  'bets',
  'cash',
  'category',
  'ceiling',
  'changes',
  'roundLossMax',
  'deposit',
  'debtId',
  'depositBanned',
  'direction',
  'disabled',
  'enabled',
  'endsAt',
  'failedLogins',
  'failedWithdrawalPasswords',
  'from',
  'gameId',
  'held',
  'isOpen',
  'isTest',
  'left',
  'level',
  'levelFrom',
  'letters',
  'levels',
  'levelTo',
  'licence',
  'limits',
  'link',
  'live',
  'liveSessions',
  'locked',
  'loginId',
  'marketingText',
  'memberId',
  'message',
  'name',
  'noteId',
  'odds',
  'order',
  'owed',
  'permissions',
  'pinned',
  'place',
  'points',
  'prices',
  'product',
  'productWeights',
  'reason',
  'refund',
  'refusal',
  'requestId',
  'restoredFrom',
  'role',
  'rows',
  'runId',
  'scope',
  'selectionId',
  'sessionId',
  'shownMinutes',
  'startsAt',
  'status',
  'text',
  'texts',
  'totalMaximum',
  'until',
  'version',
  'violations',
  'voidId',
  'winMaximum',
  'withdrawal',
  'withdrawalBanned',
] as const;

const ofOptions = [
  'allowedCountries',
  'captcha',
  'idMax',
  'idMin',
  'joinRecommenderId',
  'languages',
  'minimumAge',
  'mode',
  'passMax',
  'passMin',
  'passSpecials',
  'realityCheckMinutes',
  'withdrawalWaitHours',
  'operatorFreshHours',
  'operatorStepUpMinutes',
  'recommenderShown',
  'sns1',
  'sns1Id',
  'sns1Link',
  'sns2',
  'sns2Id',
  'sns2Link',
  'sns3',
  'sns3Id',
  'sns3Link',
] as const;

const ofPolicy = [
  'adjustAloneMax',
  'adjustAloneDayMax',
  'approveAloneDayMax',
  'aloneDayMax',
  'bonusRollingPercent',
  'closedFrom',
  'closedUntil',
  'depositBonusPercent',
  'depositOpen',
  'maximum',
  'minimum',
  'perDay',
  'pointsMinimum',
  'pointsOpen',
  'pointsUnit',
  'requestsPerDay',
  'rollingOddsMinimum',
  'rollingPercent',
  'unit',
  'withdrawalOpen',
] as const;

const languages = ['ko', 'en', 'vi'] as const;

/** How an audited field is called; a word of the record itself stays in quotes. */
export function useFieldText(): (field: string) => string {
  const { t } = useTranslation('admin');
  function partText(part: string): string {
    const [mine, option] = [find(own, part), find(ofOptions, part)];
    const [limit, language] = [find(ofPolicy, part), find(languages, part)];
    if (mine !== undefined) return t(`audit.fields.${mine}`);
    if (option !== undefined) return t(`options.field.${option}`);
    if (limit !== undefined) return t(`policy.field.${limit}`);
    if (language !== undefined) return t(`options.language.${language}`);
    // Places in a list count from one for people.
    return /^\d+$/.test(part) ? String(Number(part) + 1) : `"${part}"`;
  }
  return (field) => field.split('.').map(partText).join(' · ');
}

const statuses = ['active', 'excluded', 'pending', 'refused', 'suspended'] as const;
const ends = ['approved', 'waiting', 'withdrawn'] as const;
const directions = ['up', 'down'] as const;

/** How an audited value reads, where its field has words of its own; null for any other. */
export function useWordText(): (field: string, value: string) => string | null {
  const { t } = useTranslation('admin');
  return (field, value) => {
    const word = value.replaceAll('"', '');
    const [status, end] = [find(statuses, word), find(ends, word)];
    const direction = find(directions, word);
    if (field === 'status' && status !== undefined) return t(`members.status.${status}`);
    if (field === 'status' && end !== undefined) return t(`adjustments.status.${end}`);
    if (field === 'direction' && direction !== undefined) return t(`audit.word.${direction}`);
    return null;
  };
}

function find<Name extends string>(names: readonly Name[], part: string): Name | undefined {
  return names.find((one) => one === part);
}
