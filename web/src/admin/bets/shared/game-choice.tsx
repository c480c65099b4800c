import { useTranslation } from 'react-i18next';
import { miniGames } from '../../../betting/mini/model/mini-games.ts';
import { useMarketText } from '../../../betting/mini/model/use-market-text.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { Game } from './betting-search.ts';

type GameChoiceProps = { game: Game | undefined; onChange: (game: Game | undefined) => void };

/** One game of them, or all. */
export function GameChoice({ game, onChange }: GameChoiceProps) {
  const { t } = useTranslation('admin');
  const text = useMarketText();
  return (
    <Segmented<Game | ''>
      label={t('betting.game')}
      choices={[
        { id: '', text: t('filter.all') },
        ...miniGames.map((id) => ({ id, text: text.game(id) })),
      ]}
      value={game ?? ''}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
  );
}
