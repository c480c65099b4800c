import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../format/time.ts';
import { useMemberQuery } from '../member/member-queries.ts';

/** Says from when withdrawals are possible again; nothing where they are. */
export function WithdrawalsWait() {
  const { t } = useTranslation();
  const { data: member } = useMemberQuery();
  const from = member?.withdrawalsFrom ?? null;
  if (from === null) return null;
  return (
    <output className="block rounded-md border border-line-strong bg-raised p-3 text-sm text-warn">
      {t('my.withdrawalsWait', { from: koreaMinute(from) })}
    </output>
  );
}
