import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { GameMemberLimit } from '../../shared/contracts.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { memberLimitsQuery } from '../shared/games-queries.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { LimitDialog } from './limit-dialog.tsx';

/** What a member may stake on third-party games, and which are locked for this member alone. */
export function GameLimitsPanel({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const { data, error, refetch } = useQuery(memberLimitsQuery(memberId));
  const [open, setOpen] = useState<GameMemberLimit | 'new' | null>(null);
  const mayManage = permits('betting.manage');
  return (
    <Panel
      title={t('games.limits.title')}
      aside={
        mayManage ? (
          <Button size="small" isDisabled={data === undefined} onPress={() => setOpen('new')}>
            {t('games.limits.add')}
          </Button>
        ) : null
      }
    >
      {data === undefined && error === null ? <SkeletonRows rows={2} /> : null}
      {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 ? <p className="text-muted">{t('games.limits.none')}</p> : null}
      <ul className="flex flex-col gap-2">
        {data?.map((one) => (
          <LimitRow
            key={`${one.vendorKey} ${one.gameKey}`}
            limit={one}
            onChange={mayManage ? () => setOpen(one) : null}
          />
        ))}
      </ul>
      {open === null ? null : (
        <LimitDialog
          memberId={memberId}
          limit={open === 'new' ? null : open}
          standing={data ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

type LimitRowProps = { limit: GameMemberLimit; onChange: (() => void) | null };

function LimitRow({ limit, onChange }: LimitRowProps) {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  const { vendorKey, gameKey, isLocked, maxBet, reason } = limit;
  const vendor = vendorKey === '' ? t('games.allVendors') : vendorName(vendorKey);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="font-medium">{gameKey === '' ? vendor : `${vendor} · ${gameKey}`}</span>
      {isLocked ? <Badge tone="danger">{t('games.limits.locked')}</Badge> : null}
      {maxBet === null ? null : (
        <span className="tabular-nums">{t('games.limits.most', { amount: won(maxBet) })}</span>
      )}
      <span className="min-w-0 flex-1 truncate text-sm text-muted">{reason}</span>
      {onChange === null ? null : (
        <Button size="small" look="quiet" onPress={onChange}>
          {t('games.edit')}
        </Button>
      )}
    </li>
  );
}
