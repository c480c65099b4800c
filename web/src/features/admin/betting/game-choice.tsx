import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../components/segmented.tsx';
import { miniGames } from '../../mini/mini-games.ts';
import { useMarketText } from '../../mini/use-market-text.ts';
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
