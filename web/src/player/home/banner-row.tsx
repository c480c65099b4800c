import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BannerRow as Row } from '../../shared/api/contracts.ts';
import { Skeleton } from '../../shared/ui/pages/states.tsx';
import { SeenBanner } from '../main-page/seen-banner.tsx';
import { bannersQuery } from './banner-queries.ts';

/**
 * The banners of one place, side by side, to be pushed aside by hand on a phone. Nothing moves by
 * itself; a place without a banner takes no room.
 */
export function BannerRow({ place }: { place: Row['place'] }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(bannersQuery);
  const banners = data?.filter((banner) => banner.place === place) ?? [];
  // Most places have one, and what stands below must not jump when it comes.
  if (isPending) return <Skeleton className="h-30 w-full" />;
  if (banners.length === 0) return null;
  return (
    // Two rows of one name would be two landmarks that nobody can tell apart.
    <section aria-label={t(`home.banners.${place}`)}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] sm:overflow-visible sm:px-0">
        {banners.map((banner) => (
          <li
            key={banner.bannerIdx}
            lang={banner.language}
            className="w-[86%] shrink-0 snap-start only:w-full sm:w-auto"
          >
            <SeenBanner banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
