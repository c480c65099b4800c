import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../api/calls.ts';
import { answerOf } from '../../../api/client.ts';
import type { ServicePaths } from '../../../api/contracts.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import { useProtectionText } from '../../protection/use-protection-text.ts';
import { usePermits } from '../use-operator.ts';
import { FactList } from './fact-list.tsx';
import { ProtectionHistory } from './protection-history.tsx';
import { ProtectionImpose } from './protection-impose.tsx';
import { ProtectionLift } from './protection-lift.tsx';

type MemberProtection = AnswerOf<ServicePaths, '/api/admin/members/protection/get'>;

function protectionOfQuery(memberId: string) {
  return queryOptions({
    queryKey: ['admin', 'members', 'protection', memberId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/members/protection/get', { body: { memberId } })),
  });
}

type Open = 'impose' | 'lift' | 'history' | null;

/** How a member is kept from playing, by their own wish or an operator's. */
export function ProtectionPanel({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const { data, error, refetch } = useQuery(protectionOfQuery(memberId));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const mayManage = permits('members.manage');
  return (
    <Panel
      title={t('protect.title')}
      aside={
        <div className="flex gap-1.5">
          <Button size="small" look="quiet" onPress={() => setOpen('history')}>
            {t('protect.history')}
          </Button>
          {mayManage && data?.exclusion ? (
            <Button size="small" onPress={() => setOpen('lift')}>
              {t('protect.lift')}
            </Button>
          ) : null}
          {mayManage ? (
            <Button size="small" onPress={() => setOpen('impose')}>
              {t('protect.impose')}
            </Button>
          ) : null}
        </div>
      }
    >
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={3} />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Facts protection={data} />
      )}
      {open === 'impose' ? <ProtectionImpose memberId={memberId} onClose={close} /> : null}
      {open === 'lift' ? <ProtectionLift memberId={memberId} onClose={close} /> : null}
      {open === 'history' ? <ProtectionHistory memberId={memberId} onClose={close} /> : null}
    </Panel>
  );
}

function Facts({ protection }: { protection: MemberProtection }) {
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
