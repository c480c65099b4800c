import { useTranslation } from 'react-i18next';
import { cashTones, cashWord } from '../../../shared/account/cash-word.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { CashRow } from '../../shared/contracts.ts';

type Decided = Pick<CashRow, 'status' | 'reason'>;

/** A list is narrowed to a status, which does not tell who ended a request; its row does. */
export function useCashWord(): (request: Decided) => string {
  const { t } = useTranslation('admin');
  return ({ status, reason }) => {
    const word = cashWord({ status, reason });
    return word === 'refused' || word === 'cancelled'
      ? t(`cash.status.${word}`)
      : t(`cash.status.${status}`);
  };
}

export function CashStatus({ request }: { request: Decided }) {
  return <Badge tone={cashTones[cashWord(request)]}>{useCashWord()(request)}</Badge>;
}
