import { ArrowRight } from 'lucide-react';
import { BannerArt, type BannerArtName } from '../art/banner-art.tsx';
import { TextLink } from './text-link.tsx';

export type BannerView = {
  art: BannerArtName;
  title: string;
  text: string;
  link: string | null;
};

const frame =
  'group relative flex h-full min-h-30 items-center gap-4 overflow-hidden rounded-lg border border-line bg-surface py-3 pr-2 pl-5';

/** One banner: a line that says what, a line that says more, and a drawing. */
export function BannerCard({
  banner,
  onFollow,
}: {
  banner: BannerView;
  /** The person goes where the banner leads. */
  onFollow?: () => void;
}) {
  if (banner.link === null) return <div className={frame}>{inside(banner)}</div>;
  return (
    <TextLink
      href={banner.link}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
      className={`${frame} transition-colors hover:border-brass-line hover:bg-raised`}
    >
      {inside(banner)}
    </TextLink>
  );
}

function inside({ art, title, text, link }: BannerView) {
  return (
    <>
      <span className="relative z-1 flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-base font-semibold text-balance sm:text-lg">{title}</span>
        {text === '' ? null : <span className="text-sm text-muted">{text}</span>}
        {link === null ? null : (
          <ArrowRight
            aria-hidden="true"
            className="mt-1 size-4 text-brass-text transition-transform duration-150 group-hover:translate-x-1"
          />
        )}
      </span>
      <BannerArt art={art} className="h-22 w-29 shrink-0" />
    </>
  );
}
