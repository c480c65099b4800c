import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../components/failed-panel.tsx';
import { Page } from '../../../components/page.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberStatusBadge } from './member-columns.tsx';
import { memberDetailQuery } from './member-detail-query.ts';
import { MemberTabs } from './member-tabs.tsx';

/** All there is to know of one member, a part to each tab. */
export function MemberPage({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
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
        <FailedPanel query={query} />
      </Page>
    );
  }
  const { member, loginLockedUntil, withdrawalLockedUntil } = query.data;
  const isLocked = (loginLockedUntil ?? withdrawalLockedUntil) !== null;
  return (
    <Page
      title={member.memNick}
      note={member.memId}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <MemberStatusBadge status={member.status} />
          <MemberActions member={member} isLocked={isLocked} />
        </div>
      }
      width="full"
    >
      <MemberTabs memberId={memberId} />
      <Outlet />
    </Page>
  );
}
