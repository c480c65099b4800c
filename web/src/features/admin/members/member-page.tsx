import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { Page } from '../../../components/page.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import { usePermits } from '../use-operator.ts';
import { LedgerPanel } from './ledger-panel.tsx';
import { MemberActions } from './member-actions.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

function memberDetailQuery(memberId: string) {
  return queryOptions({
    queryKey: ['admin', 'members', 'detail', memberId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/members/detail', { body: { memberId } })),
  });
}

/** All there is to know of one member: who, how much, from where, and every movement. */
export function MemberPage({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const query = useQuery(memberDetailQuery(memberId));
  if (query.isPending) {
    return (
      <Page title={t('members.member')} width="full">
        <SkeletonRows rows={6} />
      </Page>
    );
  }
  if (query.isError) {
    return (
      <Page title={t('members.member')} width="full">
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  const { member, sessions, loginLockedUntil, withdrawalLockedUntil } = query.data;
  const lockedUntil = loginLockedUntil ?? withdrawalLockedUntil;
  return (
    <Page
      title={member.memNick}
      note={member.memId}
      actions={<MemberActions member={member} isLocked={lockedUntil !== null} />}
      width="full"
    >
      <div className="grid gap-4 xl:grid-cols-[3fr_2fr] xl:items-start">
        <ProfilePanel member={member} lockedUntil={lockedUntil} />
        {permits('cash.read') ? <MoneyPanel member={member} /> : null}
      </div>
      <SessionsPanel memberId={memberId} sessions={sessions} />
      {permits('cash.read') ? <LedgerPanel memberId={memberId} /> : null}
    </Page>
  );
}
