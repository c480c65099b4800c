import { useQuery } from '@tanstack/react-query';
import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { rewardText } from '../../shared/format/reward-text.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PromotionGrant } from '../shared/contracts.ts';
import { DecisionDialog } from '../shared/decision-dialog.tsx';
import { MemberLink } from '../shared/member-link.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { usePermits } from '../shared/use-operator.ts';
import { heldGrantsQuery, usePromotionAct } from './calls/promotion-queries.ts';

const moves = ['refuse', 'approve'] as const;
type Move = (typeof moves)[number];

/** Grants beyond the cap of a device, with who else used it: given or refused by an operator. */
export function HeldGrants({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('reward');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ grant: PromotionGrant; move: Move } | null>(null);
  return (
    <Panel isFlush title={t('held.title')}>
      <p className="px-4 py-3 text-sm text-pretty text-muted sm:px-5">{t('held.note')}</p>
      <ListView
        caption={t('held.title')}
        empty={{ icon: ShieldQuestion, title: t('held.none') }}
        query={useQuery(heldGrantsQuery(promotionId, page))}
        rowKey={({ grantId }) => grantId}
        columns={useColumns((grant, move) => setAsked({ grant, move }))}
        onPage={setPage}
      />
      {asked === null ? null : <Review {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function useColumns(ask: (grant: PromotionGrant, move: Move) => void): Column<PromotionGrant>[] {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const mayDecide = usePermits()('promotion.manage');
  const columns: Column<PromotionGrant>[] = [
    {
      key: 'at',
      header: ofAdmin('promotions.column.at'),
      cell: ({ askedAt }) => koreaSecond(askedAt),
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
      key: 'reward',
      header: ofAdmin('promotions.column.reward'),
      align: 'end',
      phone: 'title',
      cell: rewardOf,
    },
    {
      key: 'shared',
      header: t('held.shared'),
      cell: ({ sharedWith }) =>
        sharedWith.length === 0 ? t('held.nobody') : sharedWith.join(', '),
    },
  ];
  if (!mayDecide) return columns;
  const acts: Column<PromotionGrant> = {
    key: 'acts',
    header: t('held.act'),
    cell: (grant) => (
      <span className="flex gap-2">
        {moves.map((move) => (
          <Button
            key={move}
            size="small"
            look={move === 'approve' ? 'main' : 'plain'}
            onPress={() => ask(grant, move)}
          >
            {t(`held.${move}`)}
          </Button>
        ))}
      </span>
    ),
  };
  return [...columns, acts];
}

function rewardOf({ reward: kind, amount }: PromotionGrant): string {
  return rewardText({ kind, amount });
}

type ReviewProps = { grant: PromotionGrant; move: Move; onClose: () => void };

function Review({ grant, move, onClose }: ReviewProps) {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const { grantId, loginId } = grant;
  const act = usePromotionAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/grants/review', {
          body: { grantId, move, reason },
          headers,
        }),
      ),
    () => t(`held.done.${move}`),
  );
  return (
    <DecisionDialog
      title={t(`held.${move}`)}
      effect={t(`held.${move}Effect`, { member: loginId, reward: rewardOf(grant) })}
      confirmLabel={t(`held.${move}`)}
      isDangerous={move === 'refuse'}
      needsReason={move === 'refuse'}
      reasonHint={ofAdmin('promotions.reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
