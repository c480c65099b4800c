import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { GameVendor } from '../../shared/contracts.ts';
import { vendorTones } from '../shared/vendor-tones.ts';

/** A vendor's switches, limits and keys; null instead of editing where somebody may only look. */
export function useVendorColumns(
  onEdit: ((vendorKey: string) => void) | null,
): Column<GameVendor>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'name',
      header: t('games.vendor'),
      phone: 'title',
      cell: (row) => (
        <span className="block leading-5">
          <span className="font-semibold">{nameIn(row.names)}</span>
          <span className="block text-xs text-faint" translate="no">
            {row.vendorKey}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: ({ state }) => (
        <Badge tone={vendorTones[state]}>{t(`games.vendorState.${state}`)}</Badge>
      ),
    },
    {
      key: 'reason',
      header: t('decision.reason'),
      wraps: true,
      cell: ({ reason, isAutomatic, state }) =>
        state === 'open' ? (
          <Nothing />
        ) : (
          <span className="text-sm text-muted">
            {isAutomatic ? t('games.automatic') : reason === '' ? <Nothing /> : reason}
          </span>
        ),
    },
    {
      key: 'protocol',
      header: t('games.protocol'),
      cell: ({ protocol }) => t(`games.protocols.${protocol}`),
    },
    {
      key: 'keys',
      header: t('games.keys'),
      cell: ({ keys, protocol }) => <KeysState keys={keys} needsKeys={protocol !== 'transfer'} />,
    },
    {
      key: 'maxBet',
      header: t('games.maxBet'),
      align: 'end',
      cell: ({ maxBet }) => (maxBet === null ? <Nothing /> : won(maxBet)),
    },
    ...useMoreColumns(onEdit),
  ];
}

function useMoreColumns(onEdit: ((vendorKey: string) => void) | null): Column<GameVendor>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'framed',
      header: t('games.framed'),
      cell: ({ isFramed }) => t(isFramed ? 'games.inFrame' : 'games.ownWindow'),
    },
    {
      key: 'synced',
      header: t('games.syncedAt'),
      cell: ({ syncedAt }) => (syncedAt === null ? <Nothing /> : koreaMinute(syncedAt)),
    },
    {
      key: 'edit',
      header: t('games.edit'),
      align: 'end',
      phone: 'foot',
      cell: ({ vendorKey }) =>
        onEdit === null ? null : (
          <Button size="small" onPress={() => onEdit(vendorKey)}>
            {t('games.edit')}
          </Button>
        ),
    },
  ];
}

function KeysState({ keys, needsKeys }: { keys: number; needsKeys: boolean }) {
  const { t } = useTranslation('admin');
  if (!needsKeys) return <Nothing />;
  if (keys === 0) return <Badge tone="danger">{t('games.keyState.none')}</Badge>;
  return (
    <Badge tone={keys === 1 ? 'plain' : 'brass'}>
      {t(`games.keyState.${keys === 1 ? 'one' : 'rotating'}`)}
    </Badge>
  );
}
