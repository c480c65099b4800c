import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { debtsQuery } from '../../shared/account/cash-queries.ts';
import { parseWon, won } from '../../shared/format/money.ts';
import { koreaMinute } from '../../shared/format/time.ts';

/** Says what has to be paid back, why, and that nothing can be withdrawn until then. */
export function DebtsNotice() {
  const { t } = useTranslation();
  const { data } = useQuery(debtsQuery);
  if (data === undefined || parseWon(data.owed) === 0n) return null;
  return (
    <section
      role="alert"
      className="flex flex-col gap-2 rounded-lg border border-brass-line bg-brass-soft px-4 py-3 text-sm sm:px-5"
    >
      <h2 className="text-base font-semibold">{t('cash.debts.title', { sum: won(data.owed) })}</h2>
      <p className="text-pretty text-muted">{t('cash.debts.why')}</p>
      <ul className="flex flex-col gap-1">
        {data.list.map((debt) => (
          <li key={debt.debtId} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span className="text-muted">
              {t('cash.debts.line', {
                at: koreaMinute(debt.arisenAt),
                amount: won(debt.amount),
                collected: won(debt.collected),
              })}
            </span>
            <strong>{t('cash.debts.left', { left: won(debt.left) })}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
