import { useTranslation } from 'react-i18next';
import { useProtectionText } from '../../../shared/account/use-protection-text.ts';
import type { AnswerOf } from '../../../shared/api/calls.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { FactList } from '../../shared/fact-list.tsx';

type MemberProtection = AnswerOf<ServicePaths, '/api/admin/members/protection/get'>;

export function Facts({ protection }: { protection: MemberProtection }) {
  const { t } = useTranslation('admin');
  const text = useProtectionText();
  const limits = protection.limits.filter(
    ({ own, imposed }) => own.amount !== null || imposed.amount !== null,
  );
  return (
    <FactList
      facts={[
        { name: t('protect.state'), value: <State protection={protection} /> },
        ...limits.map((limit) => ({
          name: text.limit(limit),
          value: (
            <span className="flex flex-col items-end">
              {text.amount(limit.amount)}
              <span className="text-xs font-normal text-faint">
                {limit.imposed.amount !== null && limit.imposed.amount === limit.amount
                  ? t('protect.byOperator')
                  : t('protect.byMember')}
                {limit.own.raise === null && limit.imposed.raise === null
                  ? ''
                  : ` · ${t('protect.raiseWaits')}`}
              </span>
            </span>
          ),
        })),
        ...(limits.length === 0 ? [{ name: t('protect.limits'), value: t('protect.none') }] : []),
        { name: t('protect.reality'), value: text.minutes(protection.realityCheckMinutes) },
      ]}
    />
  );
}

function State({ protection }: { protection: MemberProtection }) {
  const { t } = useTranslation('admin');
  const { state, timeOutUntil, exclusion } = protection;
  if (state === 'none') return <Badge tone="jade">{t('protect.open')}</Badge>;
  const until = state === 'timeOut' ? timeOutUntil : (exclusion?.until ?? null);
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <Badge tone="warn">{t(`protect.states.${state}`)}</Badge>
      {until === null ? t('protect.forEver') : t('protect.until', { at: koreaMinute(until) })}
    </span>
  );
}
