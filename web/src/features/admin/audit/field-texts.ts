import { useTranslation } from 'react-i18next';

const own = [
  'accountMasked',
  'addresses',
  'amount',
  'art',
  'audience',
  'bankHours',
  'bankName',
  'banks',
  'banReason',
  'bets',
  'cash',
  'category',
  'ceiling',
  'deposit',
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
  'level',
  'levelFrom',
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
  'odds',
  'order',
  'permissions',
  'pinned',
  'place',
  'points',
  'prices',
  'product',
  'productWeights',
  'reason',
  'refund',
  'restoredFrom',
  'role',
  'runId',
  'scope',
  'selectionId',
  'sessionId',
  'shownMinutes',
  'startsAt',
  'status',
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

function find<Name extends string>(names: readonly Name[], part: string): Name | undefined {
  return names.find((one) => one === part);
}
