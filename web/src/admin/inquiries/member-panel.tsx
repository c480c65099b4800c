import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { FailedLine, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { memberDetailQuery } from '../members/calls/member-detail-query.ts';
import { MemberStatusBadge } from '../members/list/member-columns.tsx';
import type { BackOfficeInquiryDetail } from '../shared/contracts.ts';
import { type Fact, FactList } from '../shared/fact-list.tsx';
import { MemberLink } from '../shared/member-link.tsx';
import { usePermits } from '../shared/use-operator.ts';
import { StateBadge } from './shared/inquiry-badges.tsx';
import { accountQuery, inquiriesOfMemberQuery } from './shared/inquiry-queries.ts';

/** Who asks: what an operator may know of the member, and what else they asked. */
export function MemberPanel({ inquiry }: { inquiry: BackOfficeInquiryDetail }) {
  const { t } = useTranslation('helpdesk');
  const { memberId, loginId, nickname, boardIdx } = inquiry;
  return (
    <>
      <Panel title={t('member')}>
        <div className="flex flex-col gap-2">
          <MemberLink member={{ memberId, memId: loginId, memNick: nickname }} />
          <MemberFacts memberId={memberId} language={inquiry.language} />
        </div>
      </Panel>
      <OtherInquiries memberId={memberId} boardIdx={boardIdx} />
    </>
  );
}

type MemberFactsProps = { memberId: string; language: BackOfficeInquiryDetail['language'] };

function MemberFacts({ memberId, language }: MemberFactsProps) {
  const { t } = useTranslation('helpdesk');
  const { t: backOffice } = useTranslation('admin');
  const permits = usePermits();
  const detail = useQuery({ ...memberDetailQuery(memberId), enabled: permits('members.read') });
  const account = useQuery({ ...accountQuery(memberId), enabled: permits('cash.read') });
  const member = detail.data?.member;
  const facts: Fact[] = [
    { name: t('reads'), value: t(`languages.${language}`) },
    ...(member === undefined
      ? []
      : [
          { name: backOffice('members.level'), value: member.level },
          {
            name: backOffice('members.statusName'),
            value: <MemberStatusBadge status={member.status} />,
          },
          { name: backOffice('members.signedUpAt'), value: koreaMinute(member.signedUpAt) },
        ]),
    ...(account.data === undefined
      ? []
      : [
          { name: backOffice('members.cash'), value: won(account.data.cash) },
          { name: backOffice('members.held'), value: won(account.data.held) },
        ]),
  ];
  return (
    <>
      {detail.isLoading || account.isLoading ? <SkeletonRows rows={4} className="h-8" /> : null}
      {detail.isError ? <FailedLine onRetry={() => void detail.refetch()} /> : null}
      <FactList facts={facts} />
    </>
  );
}

function OtherInquiries({ memberId, boardIdx }: { memberId: string; boardIdx: number }) {
  const { t } = useTranslation('helpdesk');
  const query = useQuery(inquiriesOfMemberQuery(memberId));
  const others = query.data?.filter((one) => one.boardIdx !== boardIdx) ?? [];
  return (
    <Panel isFlush title={t('others')}>
      {query.isPending ? <SkeletonRows rows={2} className="m-4" /> : null}
      {query.isError ? <FailedLine onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && others.length === 0 ? (
        <p className="px-4 py-4 text-sm text-faint sm:px-5">{t('noOthers')}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {others.map((one) => (
          <li key={one.boardIdx}>
            <Link
              to="/admin/inquiries/$boardIdx"
              params={{ boardIdx: String(one.boardIdx) }}
              className="flex items-center gap-3 px-4 py-2.5 hover:bg-raised sm:px-5"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-medium">{one.title}</span>
                <span className="text-xs text-faint">{koreaMinute(one.writtenAt)}</span>
              </span>
              <StateBadge state={one.state} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
