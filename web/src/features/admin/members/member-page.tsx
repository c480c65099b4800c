import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { Button } from '../../../components/button.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { points, won } from '../../../format/money.ts';
import { koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { MemberRow } from '../api/contracts.ts';
import { usePermits } from '../use-operator.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { LedgerPanel } from './ledger-panel.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberStatusBadge } from './member-columns.tsx';

/** All there is to know of one member: who, how much, and every movement. */
export function MemberPage({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const query = useQuery({
    queryKey: ['admin', 'members', 'detail', memberId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/members/detail', { body: { memberId } })),
  });
  if (query.isPending) {
    return (
      <Page title={t('members.member')}>
        <SkeletonRows rows={6} />
      </Page>
    );
  }
  if (query.isError) {
    return (
      <Page title={t('members.member')}>
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  const { member } = query.data;
  return (
    <Page title={member.memNick} note={member.memId} actions={<MemberActions member={member} />}>
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
        <ProfilePanel member={member} />
        <MoneyPanel member={member} />
      </div>
      <LedgerPanel memberId={memberId} />
    </Page>
  );
}

function ProfilePanel({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const facts = [
    [t('members.name'), member.memName],
    [t('members.phone'), member.memPhone],
    [t('members.account'), `${member.bankNameKr} ${member.bankaccMasked}`],
    [t('members.level'), String(member.level)],
    [t('members.recommender'), member.recommenderId ?? ''],
    [t('members.signedUpAt'), koreaMinute(member.signedUpAt)],
    [t('members.signedUpAddress'), member.signedUpAddress],
    [t('members.reason'), member.reason ?? ''],
  ].filter(([, value]) => value !== '');
  return (
    <Panel title={t('members.profile')} aside={<MemberStatusBadge status={member.status} />}>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="text-faint">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function MoneyPanel({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [adjusting, setAdjusting] = useState(false);
  const { memberId } = member;
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'account', memberId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/wallet/account', { body: { memberId } })),
    enabled: permits('cash.read'),
  });
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  const { cash, held, points: pointsHeld } = query.data;
  return (
    <Panel
      title={t('members.money')}
      aside={
        permits('cash.adjust') ? (
          <Button size="small" onPress={() => setAdjusting(true)}>
            {t('adjust.title')}
          </Button>
        ) : null
      }
    >
      <dl className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between">
          <dt className="text-muted">{t('members.cash')}</dt>
          <dd className="text-2xl font-bold text-brass-text tabular-nums">{won(cash)}</dd>
        </div>
        <div className="flex items-baseline justify-between">
          <dt className="text-muted">{t('members.held')}</dt>
          <dd className="tabular-nums">{won(held)}</dd>
        </div>
        <div className="flex items-baseline justify-between">
          <dt className="text-muted">{t('members.points')}</dt>
          <dd className="tabular-nums">{points(pointsHeld)}</dd>
        </div>
      </dl>
      {adjusting ? (
        <AdjustDialog member={member} cash={cash} onClose={() => setAdjusting(false)} />
      ) : null}
    </Panel>
  );
}
