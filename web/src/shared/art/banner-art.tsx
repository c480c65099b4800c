import type { ReactNode } from 'react';
import { type Category, CategoryArt } from './category-art.tsx';
import { brass, Drawing, dim, line, paper, plane } from './drawing.tsx';

const ownArts = {
  deposit: (
    <>
      <path d="M26 64h108v36a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8Z" fill={plane} stroke={paper} />
      <path d="M26 64l12-16h84l12 16" stroke={line} />
      <path d="M62 64h36" stroke={paper} strokeWidth="5" />
      <circle cx="80" cy="28" r="18" fill="var(--ink-page)" stroke={brass} />
      <path d="M80 19v18M74 31l6 6 6-6" stroke={brass} />
      <path d="M80 50v8M44 84h20M44 94h12" stroke={dim} />
      <circle cx="112" cy="88" r="7" fill={brass} />
    </>
  ),
  withdrawal: (
    <>
      <rect x="24" y="44" width="112" height="62" rx="8" fill={plane} stroke={paper} />
      <path d="M24 62h112" stroke={dim} strokeWidth="6" />
      <path d="M38 80h26M38 92h16" stroke={dim} />
      <path d="M92 40V16M82 25l10-10 10 10" stroke={brass} strokeWidth="5" />
      <circle cx="112" cy="86" r="9" stroke={brass} />
      <circle cx="100" cy="86" r="9" fill="var(--ink-raised)" stroke={line} />
    </>
  ),
  point: (
    <>
      <path d="M30 96c0-8 16-14 36-14s36 6 36 14-16 14-36 14-36-6-36-14Z" fill={plane} />
      <path d="M30 96c0-8 16-14 36-14s36 6 36 14-16 14-36 14-36-6-36-14Z" stroke={line} />
      <path d="M30 80c0 8 16 14 36 14s36-6 36-14M30 80v16M102 80v16" stroke={line} />
      <ellipse cx="66" cy="80" rx="36" ry="14" fill="var(--ink-raised)" stroke={paper} />
      <circle cx="104" cy="42" r="26" fill="var(--ink-page)" stroke={brass} />
      <path d="M97 54V31h9a7 7 0 0 1 0 14h-9" stroke={brass} strokeWidth="4" />
      <path d="M40 52v12M34 58h12M58 28v10M53 33h10" stroke={dim} />
    </>
  ),
  notice: (
    <>
      <path d="M36 56 104 28v64L36 74Z" fill={plane} stroke={paper} />
      <path d="M36 56H26a6 6 0 0 0-6 6v6a6 6 0 0 0 6 6h10" stroke={line} />
      <path d="M46 77l6 27h14l-6-22" stroke={line} />
      <path d="M104 48a13 13 0 0 1 0 24" stroke={paper} />
      <path d="M124 42l10-8M128 60h14M124 78l10 8" stroke={brass} strokeWidth="4" />
      <circle cx="70" cy="60" r="5" fill={brass} />
    </>
  ),
  safety: (
    <>
      <path d="M80 14 118 28v30c0 26-18 42-38 50-20-8-38-24-38-50V28Z" fill={plane} />
      <path d="M80 14 118 28v30c0 26-18 42-38 50-20-8-38-24-38-50V28Z" stroke={paper} />
      <path d="M80 28v66" stroke={dim} strokeDasharray="1 8" />
      <circle cx="80" cy="60" r="20" fill="var(--ink-page)" stroke={brass} />
      <path d="M80 48v12l8 6" stroke={brass} />
      <path d="M26 104h16M118 104h16" stroke={dim} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type BannerArtName =
  | keyof typeof ownArts
  | Extract<Category, 'live' | 'slot' | 'sport' | 'mini'>;

/** A banner's drawing: the operator chooses one, nobody uploads a picture. */
export function BannerArt({ art, className }: { art: BannerArtName; className?: string }) {
  if (art === 'live' || art === 'slot' || art === 'sport' || art === 'mini') {
    return <CategoryArt category={art} {...(className === undefined ? {} : { className })} />;
  }
  return <Drawing className={className}>{ownArts[art]}</Drawing>;
}
