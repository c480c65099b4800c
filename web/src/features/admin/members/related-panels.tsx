import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { Badge } from '../../../components/badge.tsx';
import { Panel } from '../../../components/page.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { RelatedMembers } from '../api/contracts.ts';
import { MemberLink } from '../member-link.tsx';
import { MemberStatusBadge } from './member-columns.tsx';

const spans = ['7', '30', '90', '365'] as const;

/** Who may be the same person, or came through them. */
export function RelatedPanels({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState<(typeof spans)[number]>('30');
  const query = useQuery({
    queryKey: ['admin', 'members', 'related', memberId, days],
    queryFn: () => {
      const body = { memberId, days: Number(days) };
      return answerOf(operatorApi.POST('/api/admin/members/related', { body }));
    },
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <SkeletonRows rows={5} />;
  if (query.isError) {
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { data } = query;
  const recommender = data.recommender === null ? [] : [data.recommender];
  return (
    <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
      <Panel
        isFlush
        title={t('related.addresses')}
        aside={
          <Segmented
            label={t('related.span')}
            choices={spans.map((id) => ({ id, text: t('related.days', { days: id }) }))}
            value={days}
            onChange={setDays}
          />
        }
      >
        <Addresses addresses={data.addresses} />
      </Panel>
      <div className="flex min-w-0 flex-col gap-4">
        <Family title={t('related.samePhone')} members={data.samePhone} />
        <Family title={t('related.sameAccount')} members={data.sameAccount} />
        <Family title={t('related.recommender')} members={recommender} />
        <Family
          title={t('related.recommended', { count: data.recommendedTotal })}
          members={data.recommended}
        />
      </div>
    </div>
  );
}

function Addresses({ addresses }: { addresses: RelatedMembers['addresses'] }) {
  const { t } = useTranslation('admin');
  if (addresses.length === 0) {
    return <p className="px-4 py-5 text-sm text-faint sm:px-5">{t('related.noAddress')}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {addresses.map(({ address, members }) => (
        <li key={address} className="px-4 py-3 sm:px-5">
          <h3 className="flex items-center gap-2 text-sm font-semibold tabular-nums">
            {address}
            <Badge tone="warn">{t('related.others', { count: members.length })}</Badge>
          </h3>
          <ul className="mt-1 flex flex-col">
            {members.map((member) => (
              <li
                key={member.memberId}
                className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm max-sm:py-2 max-sm:*:basis-full"
              >
                <MemberLink member={member} />
                <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted tabular-nums">
                  {[
                    member.signedUp ? t('related.signedUp') : '',
                    member.loggedIn ? t('related.loggedIn') : '',
                  ]
                    .filter((word) => word !== '')
                    .join(' · ')}
                  <time dateTime={member.lastAt}>{koreaMinute(member.lastAt)}</time>
                  <MemberStatusBadge status={member.status} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Family({ title, members }: { title: string; members: RelatedMembers['samePhone'] }) {
  const { t } = useTranslation('admin');
  return (
    <Panel isFlush title={title}>
      {members.length === 0 ? (
        <p className="px-4 py-4 text-sm text-faint sm:px-5">{t('related.nobody')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <li
              key={member.memberId}
              className="flex min-h-11 items-center justify-between gap-4 px-4 text-sm sm:px-5"
            >
              <MemberLink member={member} />
              <MemberStatusBadge status={member.status} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
