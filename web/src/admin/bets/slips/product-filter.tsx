import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { SportChoice } from '../../sports/shared/sport-choice.tsx';
import { type BetProduct, type BetsSearch, betProducts } from '../shared/betting-search.ts';
import { GameChoice } from '../shared/game-choice.tsx';

type ProductFilterProps = { search: BetsSearch; onSearch: (search: BetsSearch) => void };

/** Bets of one product, and within it of one game, one sport or one match. */
export function ProductFilter({ search, onSearch }: ProductFilterProps) {
  const { t } = useTranslation('admin');
  const { product: chosen, game, sport, fixture, page: _first, ...rest } = search;
  const product = chosen ?? (game === undefined ? undefined : 'mini');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented<BetProduct | ''>
        label={t('betting.product')}
        choices={[
          { id: '', text: t('filter.all') },
          ...betProducts.map((id) => ({ id, text: t(`betting.products.${id}`) })),
        ]}
        value={product ?? ''}
        onChange={(id) => onSearch({ ...rest, ...(id === '' ? {} : { product: id }) })}
      />
      {product === 'mini' ? (
        <GameChoice
          game={game}
          onChange={(id) =>
            onSearch({ ...rest, product: 'mini', ...(id === undefined ? {} : { game: id }) })
          }
        />
      ) : null}
      {product === 'sport' || product === 'virtual' ? (
        <SportChoice
          sport={sport}
          onChange={(id) => onSearch({ ...rest, product, ...(id === null ? {} : { sport: id }) })}
        />
      ) : null}
      {fixture === undefined ? null : (
        <Button size="small" onPress={() => onSearch(rest)}>
          {t('betting.onlyFixture')}
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only">{t('filter.clear')}</span>
        </Button>
      )}
    </div>
  );
}
