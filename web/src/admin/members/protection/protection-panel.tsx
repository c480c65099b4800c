import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { Facts } from './protection-facts.tsx';
import { ProtectionHistory } from './protection-history.tsx';
import { ProtectionImpose } from './protection-impose.tsx';
import { ProtectionLift } from './protection-lift.tsx';

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
