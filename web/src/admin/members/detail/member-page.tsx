import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../shared/ui/controls/breadcrumb.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { MemberDetail } from '../../shared/contracts.ts';
import { memberDetailQuery } from '../calls/member-detail-query.ts';
import { MemberActions } from '../list/member-actions.tsx';
import { MemberStatusBadge } from '../list/member-columns.tsx';
import { MemberTabs } from './member-tabs.tsx';

/** All there is to know of one member, a part to each tab. */
export function MemberPage({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const query = useQuery(memberDetailQuery(memberId));
  const name = query.data?.member.memNick ?? t('members.member');
  return (
    <Page
      title={name}
      note={query.data?.member.memId ?? ' '}
      actions={query.data === undefined ? null : <Standing detail={query.data} />}
      width="full"
    >
      <Breadcrumb
        crumbs={[{ text: t('nav.members'), link: { to: '/admin/members' } }, { text: name }]}
      />
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <>
          <MemberTabs memberId={memberId} />
          <Outlet />
        </>
      )}
    </Page>
  );
}

function Standing({ detail }: { detail: MemberDetail }) {
  const { member, loginLockedUntil, withdrawalLockedUntil } = detail;
  const isLocked = (loginLockedUntil ?? withdrawalLockedUntil) !== null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <MemberStatusBadge status={member.status} />
      <MemberActions member={member} isLocked={isLocked} />
    </div>
  );
}
