import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '../../../shared/api/contracts.ts';
import type { Category } from '../../../shared/art/category-art.tsx';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import { useGameOffer } from '../model/use-game-offer.ts';
import { GamePicture } from './game-picture.tsx';
import { useFavourite } from './use-favourite.ts';

type GameTileProps = { game: GameView; art: Category; onDemo: () => void };

/** A game: its picture, name, what it pays back, and whether it can be opened. */
export function GameTile({ game, art, onDemo }: GameTileProps) {
  const { t } = useTranslation('game');
  const offer = useGameOffer(game);
  const name = nameIn(game.names);
  return (
    <>
      <div className="relative">
        <div className={offer === 'open' ? '' : 'opacity-60 saturate-50'}>
          <GamePicture image={game.image} art={art} />
        </div>
        <Marks game={game} />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-2.5">
        <div className="flex items-start justify-between gap-1">
          <span className="line-clamp-2 min-h-10 text-sm leading-5 font-semibold">{name}</span>
          <Favourite game={game} name={name} />
        </div>
        <div className="mt-auto flex min-h-8 flex-wrap items-center justify-between gap-x-2 gap-y-1">
          {offer === 'open' ? (
            <span className="text-xs text-faint tabular-nums">
              {game.rtp === null ? '' : t('lobby.rtp', { percent: game.rtp })}
            </span>
          ) : (
            <Badge
              tone={offer === 'blocked' ? 'danger' : offer === 'maintenance' ? 'warn' : 'plain'}
            >
              {t(`offer.${offer}`)}
            </Badge>
          )}
          {game.hasDemo && offer === 'open' ? (
            <Button size="small" aria-label={t('lobby.demoOf', { name })} onPress={onDemo}>
              {t('lobby.demo')}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}

type Mark = { key: 'pinned' | 'new' | 'popular'; tone: Tone; holds: boolean };

function Marks({ game }: { game: GameView }) {
  const { t } = useTranslation('game');
  const marks: Mark[] = [
    { key: 'pinned', tone: 'brass', holds: game.isPinned },
    { key: 'new', tone: 'jade', holds: game.isNew },
    { key: 'popular', tone: 'brass', holds: game.isPopular },
  ];
  return (
    <span className="absolute top-1.5 left-1.5 flex flex-wrap gap-1">
      {marks
        .filter(({ holds }) => holds)
        .map(({ key, tone }) => (
          <Badge key={key} tone={tone}>
            {t(`lobby.mark.${key}`)}
          </Badge>
        ))}
    </span>
  );
}

function Favourite({ game, name }: { game: GameView; name: string }) {
  const { t } = useTranslation('game');
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <IconButton
      label={t(isFavourite ? 'lobby.unfavour' : 'lobby.favour', { name })}
      onPress={toggle}
      className="-mt-2 -mr-2"
    >
      <Heart
        aria-hidden="true"
        className={`size-4.5 ${isFavourite ? 'fill-current text-brass-text' : ''}`}
      />
    </IconButton>
  );
}
