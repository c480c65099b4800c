import { useEffect, useRef } from 'react';
import type { BannerRow } from '../../shared/api/contracts.ts';
import { BannerCard } from '../../shared/content/banner-card.tsx';
import { reportSeen } from './report-seen.ts';

/** Half of it in sight is seen. */
const seenPart = 0.5;

/** A banner that counts who sees it and who follows it. */
export function SeenBanner({ banner }: { banner: BannerRow }) {
  const { bannerIdx } = banner;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        reportSeen('shown', bannerIdx);
        watch.disconnect();
      },
      { threshold: seenPart },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [bannerIdx]);
  return (
    <div ref={place} className="h-full">
      <BannerCard
        banner={{ ...banner, text: banner.body }}
        onFollow={() => reportSeen('pressed', bannerIdx)}
      />
    </div>
  );
}
