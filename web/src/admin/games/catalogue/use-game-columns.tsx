import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { BackOfficeGame, GameState } from '../../shared/contracts.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';

export const gameTones: Record<GameState, Tone> = {
  open: 'jade',
  hidden: 'plain',
  maintenance: 'warn',
};

type GameActs = {
  onEdit: ((gameId: string) => void) | null;
  onAudience: ((gameId: string) => void) | null;
};

/** A game as the catalogue has it; null instead of what somebody may not do. */
export function useGameColumns(acts: GameActs): Column<BackOfficeGame>[] {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  return [
    {
      key: 'image',
      header: t('games.picture'),
      phone: 'lead',
      cell: ({ image }) =>
        image === '' ? (
          <span className="block h-9 w-12 rounded-sm bg-sunken" />
        ) : (
          <img src={image} alt="" loading="lazy" className="h-9 w-12 rounded-sm object-cover" />
        ),
    },
    {
      key: 'name',
      header: t('games.game'),
      phone: 'title',
      cell: (row) => (
        <span className="block leading-5">
          <span className="font-semibold">{nameIn(row.names)}</span>
          <span className="block text-xs text-faint">{row.key}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: ({ state, isPinned }) => (
        <span className="flex gap-1">
          <Badge tone={gameTones[state]}>{t(`games.gameState.${state}`)}</Badge>
          {isPinned ? <Badge tone="brass">{t('games.pinned')}</Badge> : null}
        </span>
      ),
    },
    { key: 'vendor', header: t('games.vendor'), cell: (row) => vendorName(row.vendorKey) },
    { key: 'ord', header: t('games.ord'), align: 'end', cell: (row) => row.ord },
    {
      key: 'rtp',
      header: t('games.rtp'),
      align: 'end',
      cell: ({ rtp }) => (rtp === null ? <Nothing /> : `${rtp}%`),
    },
    {
      key: 'maxBet',
      header: t('games.maxBet'),
      align: 'end',
      cell: ({ maxBet }) => (maxBet === null ? <Nothing /> : won(maxBet)),
    },
    { key: 'plays', header: t('games.plays'), align: 'end', cell: (row) => row.plays },
    {
      key: 'edit',
      header: t('games.edit'),
      align: 'end',
      phone: 'foot',
      cell: ({ id }) => <Acts gameId={id} {...acts} />,
    },
  ];
}

function Acts({ gameId, onEdit, onAudience }: GameActs & { gameId: string }) {
  const { t } = useTranslation('admin');
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {onAudience === null ? null : (
        <Button size="small" onPress={() => onAudience(gameId)}>
          {t('games.visibility.audience')}
        </Button>
      )}
      {onEdit === null ? null : (
        <Button size="small" onPress={() => onEdit(gameId)}>
          {t('games.edit')}
        </Button>
      )}
    </span>
  );
}
