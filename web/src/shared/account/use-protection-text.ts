import { useTranslation } from 'react-i18next';
import { won } from '../format/money.ts';
import {
  exclusionLengths,
  type HistoryRow,
  type LimitRow,
  limitKinds,
  realityMinutes,
  timeOutLengths,
} from './protection.ts';

type Detail = HistoryRow['detail'];

const periods = ['day', 'week', 'month'] as const;

/** How limits, lengths and changes are called; operators read the same words. */
export function useProtectionText() {
  const { t } = useTranslation(['site', 'protection']);
  const amount = (value: string | null) => (value === null ? t('protection:noLimit') : won(value));
  const limit = ({ kind, period }: Pick<LimitRow, 'kind' | 'period'>) =>
    t(`protection:limit.${kind}.${period}`);
  const minutes = (value: number) =>
    value === 0 ? t('protection:reality.off') : t('protection:reality.every', { minutes: value });

  function limitOf(detail: Detail): string {
    const kind = limitKinds.find((one) => one === detail.kind);
    const period = periods.find((one) => one === detail.period);
    return kind === undefined || period === undefined ? '' : limit({ kind, period });
  }

  function lengthOf(detail: Detail): string {
    const timeOut = timeOutLengths.find((one) => one === detail.length);
    if (timeOut !== undefined) return t(`protection:timeOut.${timeOut}`);
    const exclusion = exclusionLengths.find((one) => one === detail.length);
    return exclusion === undefined ? '' : t(`protection:exclusion.${exclusion}`);
  }

  /** One change in a line: what was done to which limit, or for how long. */
  function change({ action, detail }: Pick<HistoryRow, 'action' | 'detail'>): string {
    switch (action) {
      case 'setLimit':
        return t(`protection:did.${detail.waits === 'raise' ? 'askRaise' : 'setLimit'}`, {
          limit: limitOf(detail),
          amount: amount(typeof detail.amount === 'string' ? detail.amount : null),
        });
      case 'confirmRaise':
        return t('protection:did.confirmRaise', { limit: limitOf(detail) });
      case 'withdrawRaise':
        return t('protection:did.withdrawRaise', { limit: limitOf(detail) });
      case 'timeOut':
        return t('protection:did.timeOut', { length: lengthOf(detail) });
      case 'exclude':
        return t('protection:did.exclude', { length: lengthOf(detail) });
      case 'liftExclusion':
        return t('protection:did.liftExclusion');
      case 'setRealityCheck': {
        const chosen = realityMinutes.find((one) => one === detail.minutes) ?? 0;
        return t('protection:did.setRealityCheck', { minutes: minutes(chosen) });
      }
      default:
        return action;
    }
  }

  return { amount, limit, minutes, change };
}
