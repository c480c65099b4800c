import { ArrowUpToLine, GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/games/game-names.ts';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { OrderedGame } from '../../shared/contracts.ts';
import type { Beside } from './moved.ts';
import { gameTones } from './use-game-columns.tsx';

type OrderListProps = {
  games: readonly OrderedGame[];
  isReadOnly: boolean;
  onMove: (taken: ReadonlySet<string>, beside: Beside) => void;
};

/**
 * Games to be moved by mouse, finger or keyboard: at a game's handle Enter takes it up, arrows choose
 * where, Enter puts it there and Escape puts it back; a screen reader says each of it.
 */
export function OrderList({ games, isReadOnly, onMove }: OrderListProps) {
  const { t } = useTranslation('admin');
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      const beside = { id: String(target.key), side: target.dropPosition };
      onMove(new Set([...keys].map(String)), beside);
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="h-0 outline-2 outline-brass not-data-drop-target:outline-0"
      />
    ),
  });
  const first = games[0]?.id;
  return (
    <GridList
      aria-label={t('games.order.list')}
      items={games}
      // A row shows its place, which changes with the others'.
      dependencies={[games]}
      // A grid moves its rows or does not, from its beginning on.
      key={String(isReadOnly)}
      {...(isReadOnly ? {} : { dragAndDropHooks })}
      keyboardNavigationBehavior="tab"
      className="flex flex-col"
    >
      {(game) => (
        <GridListItem
          id={game.id}
          textValue={nameIn(game.names)}
          className="flex items-center gap-2 border-b border-line px-2 py-1.5 last:border-b-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brass data-dragging:opacity-45 sm:px-4"
        >
          {isReadOnly ? null : <Handle name={nameIn(game.names)} />}
          <Row game={game} place={games.indexOf(game) + 1} />
          {isReadOnly ? null : (
            <IconButton
              label={t('games.order.toTop', { name: nameIn(game.names) })}
              isDisabled={game.id === first}
              onPress={() => {
                if (first !== undefined) onMove(new Set([game.id]), { id: first, side: 'before' });
              }}
            >
              <ArrowUpToLine aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}

function Handle({ name }: { name: string }) {
  const { t } = useTranslation('admin');
  return (
    <Button
      slot="drag"
      aria-label={t('games.order.take', { name })}
      className="finger inline-flex size-10 shrink-0 cursor-grab items-center justify-center rounded-md text-faint hover:bg-hover hover:text-paper"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </Button>
  );
}

function Row({ game, place }: { game: OrderedGame; place: number }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <span className="w-8 shrink-0 text-right text-sm text-faint tabular-nums">{place}</span>
      {game.image === '' ? (
        <span className="block h-9 w-12 shrink-0 rounded-sm bg-sunken" />
      ) : (
        <img
          src={game.image}
          alt=""
          loading="lazy"
          className="h-9 w-12 shrink-0 rounded-sm object-cover"
        />
      )}
      <span className="min-w-0 flex-1 leading-5">
        <span className="block truncate font-semibold">{nameIn(game.names)}</span>
        <span className="block truncate text-xs text-faint">{game.key}</span>
      </span>
      <span className="flex flex-wrap justify-end gap-1">
        {game.state === 'open' ? null : (
          <Badge tone={gameTones[game.state]}>{t(`games.gameState.${game.state}`)}</Badge>
        )}
        {game.isPinned ? <Badge tone="brass">{t('games.pinned')}</Badge> : null}
      </span>
    </>
  );
}
