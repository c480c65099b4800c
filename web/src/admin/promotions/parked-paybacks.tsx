import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { won, wonDigits } from '../../shared/format/money.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { ParkedPayback } from '../shared/contracts.ts';
import { DecisionDialog } from '../shared/decision-dialog.tsx';
import { MemberLink } from '../shared/member-link.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { usePermits } from '../shared/use-operator.ts';
import { parkedPaybacksQuery, usePromotionAct } from './calls/promotion-queries.ts';

/** Paybacks that fail each time: nothing where there are none, as on nearly every day. */
export function ParkedPaybacks({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('reward');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<ParkedPayback | null>(null);
  const query = useQuery(parkedPaybacksQuery(promotionId, page));
  const columns = useColumns(setAsked);
  const isNothing =
    query.data === undefined ? !query.isError : query.data.pageInfo.tatal_list_count === 0;
  if (isNothing && asked === null) return null;
  return (
    <Panel isFlush title={t('parked.title')}>
      <p className="px-4 py-3 text-sm text-pretty text-muted sm:px-5">{t('parked.note')}</p>
      <ListView
        caption={t('parked.title')}
        empty={{ icon: RotateCcw, title: t('parked.none') }}
        query={query}
        rowKey={({ firstDay, memberId }) => `${firstDay} ${memberId}`}
        columns={columns}
        onPage={setPage}
      />
      {asked === null ? null : (
        <Release promotionId={promotionId} line={asked} onClose={() => setAsked(null)} />
      )}
    </Panel>
  );
}

function useColumns(ask: (line: ParkedPayback) => void): Column<ParkedPayback>[] {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const mayRelease = usePermits()('promotion.manage');
  const columns: Column<ParkedPayback>[] = [
    {
      key: 'period',
      header: ofAdmin('promotions.runs.period'),
      cell: ({ firstDay: first, lastDay: last }) =>
        first === last ? first : ofAdmin('promotions.runs.range', { first, last }),
    },
    {
      key: 'member',
      header: ofAdmin('promotions.column.member'),
      phone: 'title',
      cell: ({ memberId, loginId, nickname }) => (
        <MemberLink member={{ memberId, memId: loginId, memNick: nickname }} />
      ),
    },
    {
      key: 'amount',
      header: ofAdmin('promotions.runs.amount'),
      align: 'end',
      phone: 'title',
      cell: ({ amount }) => won(amount),
    },
    {
      key: 'attempts',
      header: t('parked.attempts'),
      align: 'end',
      cell: ({ attempts }) => wonDigits(String(attempts)),
    },
    { key: 'next', header: t('parked.next'), cell: ({ nextAt }) => koreaSecond(nextAt) },
  ];
  if (!mayRelease) return columns;
  const acts: Column<ParkedPayback> = {
    key: 'acts',
    header: t('held.act'),
    cell: (line) => (
      <Button size="small" onPress={() => ask(line)}>
        {t('parked.release')}
      </Button>
    ),
  };
  return [...columns, acts];
}

type ReleaseProps = { promotionId: string; line: ParkedPayback; onClose: () => void };

function Release({ promotionId, line, onClose }: ReleaseProps) {
  const { t } = useTranslation('reward');
  const { firstDay, memberId, loginId, amount } = line;
  const act = usePromotionAct(
    (_: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/payback/release', {
          body: { promotionId, firstDay, memberId },
          headers,
        }),
      ),
    () => t('parked.done'),
  );
  return (
    <DecisionDialog
      title={t('parked.release')}
      effect={t('parked.effect', { member: loginId, amount: won(amount) })}
      confirmLabel={t('parked.release')}
      needsReason={false}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
