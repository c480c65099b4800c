import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { RelatedMembers } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { MemberStatusBadge } from '../list/member-columns.tsx';
import { Addresses } from './related-addresses.tsx';

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
