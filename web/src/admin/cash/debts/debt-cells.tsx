import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { DebtRow } from '../../shared/contracts.ts';

const MINUTE_MS = 60_000;

const DAY_MS = 86_400_000;

/** The bet whose result was corrected, or the deposit that was taken back, or its bonus. */
export function Subject({ debt }: { debt: DebtRow }) {
  const { t } = useTranslation('admin');
  const { subjectType, subjectId } = debt;
  if (subjectType === 'cash-request') return `${t('debts.ofDeposit')} ${shortNumber(subjectId)}`;
  if (subjectType === 'promotion-grant') return `${t('debts.ofBonus')} ${shortNumber(subjectId)}`;
  if (subjectType !== 'bet-slip') return subjectType;
  return (
    <Link
      to="/admin/bets/$slipId"
      params={{ slipId: debt.subjectId }}
      className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {shortNumber(debt.subjectId)}
    </Link>
  );
}

export function Since({ debt }: { debt: DebtRow }) {
  const { t } = useTranslation('admin');
  const now = useNow(MINUTE_MS);
  const days = Math.floor((now - Date.parse(debt.arisenAt)) / DAY_MS) + 1;
  return (
    <span className="tabular-nums">
      {koreaMinute(debt.arisenAt)}
      {debt.closedAt === null ? (
        <span className="text-muted"> {t('debts.age', { count: days })}</span>
      ) : null}
    </span>
  );
}

export function WrittenOff({ debt }: { debt: DebtRow }) {
  const { t } = useTranslation('admin');
  if (debt.writtenOff === '0') return <Nothing />;
  const by = [debt.writtenOffBy, debt.agreedBy].filter((name) => name !== '').join(', ');
  return (
    <span className="flex flex-col">
      <span translate="no">{won(debt.writtenOff)}</span>
      <span className="text-sm text-muted">{t('debts.by', { by, reason: debt.reason })}</span>
    </span>
  );
}
