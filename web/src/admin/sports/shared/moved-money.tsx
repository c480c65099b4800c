import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { FactList } from '../../shared/fact-list.tsx';
import type { MoneyChange } from '../../shared/money-effect.tsx';

/** What a void or a result moves: whose money, given to members and taken back from them. */
export type MovedMoney = { bets: number; paid: string; taken: string };

/** The same for the last look before it is done. */
export function useMovedMoney({ paid, taken }: MovedMoney): MoneyChange[] {
  const { t } = useTranslation('admin');
  return [
    { name: t('sport.void.paid'), change: paid },
    { name: t('sport.void.taken'), change: taken === '0' ? '0' : `-${taken}` },
  ];
}

export function Moved({ moved: { bets, paid, taken } }: { moved: MovedMoney }) {
  const { t } = useTranslation('admin');
  return (
    <FactList
      facts={[
        { name: t('sport.void.bets'), value: t('betting.void.count', { count: bets }) },
        { name: t('sport.void.paid'), value: won(paid) },
        { name: t('sport.void.taken'), value: won(taken) },
      ]}
    />
  );
}

export function MovedLine({ moved: { bets, paid, taken } }: { moved: MovedMoney }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {t('betting.void.count', { count: bets })} · {t('sport.void.paid')}{' '}
      <span className="font-semibold">{won(paid)}</span> · {t('sport.void.taken')}{' '}
      <span className="font-semibold">{won(taken)}</span>
    </>
  );
}
