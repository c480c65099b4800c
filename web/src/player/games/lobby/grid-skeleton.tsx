import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/pages/states.tsx';

/** The columns of the grid of games, the same while it comes. */
export const gridClass =
  'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-3.5 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6';

const places = Array.from({ length: 18 }, (_, place) => place);

/** The grid's shape while its games are fetched. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <output aria-label={t('state.loading')} className={gridClass}>
      {places.map((place) => (
        <span key={place} className="flex flex-col overflow-hidden rounded-lg border border-line">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <span className="flex flex-col gap-1.5 p-2.5">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        </span>
      ))}
    </output>
  );
}
