import type { ReactNode } from 'react';
import { brass, Drawing, dim, line, paper, plane } from './drawing.tsx';

export type Category =
  | 'live'
  | 'hotel'
  | 'slot'
  | 'sport'
  | 'esport'
  | 'mini'
  | 'virtual'
  | 'fishing';

/** One drawing for each category. */
export function CategoryArt({ category, className }: { category: Category; className?: string }) {
  return <Drawing className={className}>{drawings[category]}</Drawing>;
}

const drawings: Record<Category, ReactNode> = {
  live: (
    <>
      <rect
        x="38"
        y="24"
        width="56"
        height="80"
        rx="6"
        transform="rotate(-14 66 64)"
        fill={plane}
        stroke={line}
      />
      <rect
        x="68"
        y="20"
        width="56"
        height="80"
        rx="6"
        transform="rotate(9 96 60)"
        fill="var(--ink-raised)"
        stroke={paper}
      />
      <path d="m100 42 13 17-15 16-12-17Z" fill={brass} />
      <circle cx="44" cy="98" r="17" fill="var(--ink-page)" stroke={paper} />
      <circle cx="44" cy="98" r="8" stroke={brass} />
      <path d="M44 81v5M44 110v5M27 98h5M56 98h5" stroke={paper} />
    </>
  ),
  hotel: (
    <>
      <path d="M20 112h124" stroke={dim} />
      <path d="M32 112V62h32v50M96 112V50h36v62" fill={plane} stroke={line} />
      <path d="M58 112V20h44v92" fill="var(--ink-raised)" stroke={paper} />
      <path d="M80 20V8" stroke={paper} />
      <path d="M80 8h14v8H80" fill={brass} stroke={brass} />
      <path d="M70 36h6M84 36h6M70 70h6M84 53h6M70 87h6M84 87h6" stroke={dim} />
      <path d="M70 53h6M84 70h6M42 76h4M116 66h6" stroke={brass} />
      <path d="M50 92h4M42 92h4M106 82h6M116 82h6M106 66h6M106 98h6" stroke={dim} />
      <path d="M74 112v-12h12v12" stroke={paper} />
    </>
  ),
  slot: (
    <>
      <rect x="22" y="22" width="108" height="78" rx="8" fill={plane} stroke={paper} />
      <path d="M58 22v78M94 22v78" stroke={dim} />
      <circle cx="40" cy="61" r="10" fill={brass} />
      <path d="m76 49 12 12-12 12-12-12Z" fill={brass} />
      <path d="M102 53h18l-10 18" stroke={brass} strokeWidth="5" />
      <path d="M33 34h14M69 34h14M105 34h14M33 88h14M69 88h14M105 88h14" stroke={dim} />
      <path d="M140 78V44" stroke={line} />
      <circle cx="140" cy="38" r="6" fill={paper} />
      <path d="M130 78h10" stroke={line} />
    </>
  ),
  sport: (
    <>
      <path d="M36 104 58 42h74l18 62Z" fill={plane} stroke={line} />
      <path d="M46 74h95M93 42v62" stroke={dim} />
      <ellipse cx="93" cy="73" rx="19" ry="9" stroke={dim} />
      <path d="M26 84C34 34 66 12 104 34" stroke={paper} strokeDasharray="1 8" />
      <circle cx="112" cy="41" r="15" fill="var(--ink-page)" stroke={brass} />
      <path d="m112 34 7 5-3 8h-8l-3-8Z" fill={brass} />
    </>
  ),
  esport: (
    <>
      <path
        d="M52 40h56c20 0 30 18 32 42 1 16-14 22-24 10l-10-12H54L44 92c-10 12-25 6-24-10 2-24 12-42 32-42Z"
        fill={plane}
        stroke={paper}
      />
      <path d="M52 52v20M42 62h20" stroke={line} strokeWidth="5" />
      <circle cx="112" cy="54" r="5" fill={brass} />
      <circle cx="122" cy="64" r="5" stroke={line} />
      <circle cx="102" cy="64" r="5" stroke={line} />
      <path d="M80 40V22c0-6 8-6 8-12" stroke={dim} />
      <path d="M72 54h16" stroke={dim} />
    </>
  ),
  mini: (
    <>
      <path d="M30 20v82M64 20v82M98 20v82M132 20v82" stroke={line} />
      <path d="M30 40h34M98 34h34M64 58h34M30 78h34M98 82h34" stroke={dim} />
      <path d="M64 20v20H30v38h34v24" stroke={brass} strokeWidth="5" />
      <circle cx="64" cy="14" r="7" fill={brass} />
      <circle cx="64" cy="106" r="7" fill="var(--ink-page)" stroke={brass} />
      <circle cx="30" cy="106" r="5" fill={dim} />
      <circle cx="98" cy="106" r="5" fill={dim} />
      <circle cx="132" cy="106" r="5" fill={dim} />
    </>
  ),
  virtual: (
    <>
      <rect x="16" y="30" width="128" height="72" rx="36" fill={plane} stroke={paper} />
      <rect x="30" y="44" width="100" height="44" rx="22" stroke={dim} />
      <rect x="44" y="56" width="72" height="20" rx="10" fill="var(--ink-page)" stroke={line} />
      <path d="M80 76v26" stroke={line} strokeDasharray="4 6" />
      <circle cx="118" cy="42" r="7" fill={brass} />
      <path d="M106 37c-6-3-12-4-18-4" stroke={brass} />
      <circle cx="90" cy="50" r="5" fill={line} />
      <circle cx="52" cy="94" r="5" fill={line} />
    </>
  ),
  fishing: (
    <>
      <path d="M28 10c46-6 70 8 76 30" stroke={paper} />
      <path d="M104 40v26" stroke={line} strokeWidth="2" />
      <path d="M104 66c0 12-14 12-14 2" stroke={brass} />
      <path d="M12 62c12-9 22-9 34 0s22 9 34 0M116 62c10-8 20-8 32 0" stroke={dim} />
      <path d="M44 92c14-18 38-18 52 0-14 18-38 18-52 0Z" fill={plane} stroke={paper} />
      <path d="m44 92-16-12v24Z" fill={brass} />
      <circle cx="82" cy="88" r="3" fill={brass} />
      <path d="M62 84c5 5 5 11 0 16" stroke={line} />
      <path d="M118 96c6-4 12-4 18 0" stroke={dim} />
    </>
  ),
};
