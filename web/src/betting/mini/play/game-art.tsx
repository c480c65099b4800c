import type { ReactNode } from 'react';
import { brass, Drawing, dim, line, paper, plane } from '../../../shared/art/drawing.tsx';
import type { MiniGame } from '../model/mini-games.ts';

/** One drawing for each mini game. */
export function GameArt({ game, className }: { game: MiniGame; className?: string }) {
  return <Drawing className={className}>{drawings[game]}</Drawing>;
}

const drawings: Record<MiniGame, ReactNode> = {
  powerball: (
    <>
      <circle cx="66" cy="52" r="40" fill={plane} stroke={line} />
      <path d="M42 92h48l6 16H36Z" fill="var(--ink-raised)" stroke={line} />
      <circle cx="52" cy="66" r="11" fill="var(--ink-page)" stroke={paper} />
      <circle cx="78" cy="70" r="11" fill="var(--ink-page)" stroke={paper} />
      <circle cx="66" cy="44" r="11" fill="var(--ink-page)" stroke={paper} />
      <path d="M44 34c6-9 14-13 24-13" stroke={dim} />
      <circle cx="128" cy="88" r="18" fill={brass} />
      <path d="M128 80v16M121 83l7-4" stroke="var(--on-brass)" strokeWidth="4" />
      <path d="M104 62c8 0 14 3 18 8" stroke={brass} strokeDasharray="1 7" />
    </>
  ),
  speedpowerball: (
    <>
      <circle cx="80" cy="62" r="42" fill={plane} stroke={line} />
      <path d="M80 12v8M68 10h24M112 26l5-5" stroke={line} />
      <circle cx="62" cy="72" r="11" fill="var(--ink-page)" stroke={paper} />
      <circle cx="86" cy="80" r="11" fill="var(--ink-page)" stroke={paper} />
      <circle cx="94" cy="52" r="16" fill={brass} />
      <path d="M94 45v14M88 48l6-4" stroke="var(--on-brass)" strokeWidth="4" />
      <path d="M8 44h18M4 64h16M8 84h18" stroke={brass} />
      <path d="M54 46c5-8 12-12 20-13" stroke={dim} />
    </>
  ),
  powerladder: (
    <>
      <path d="M52 26v70M104 26v70" stroke={line} />
      <path d="M52 44h52M52 62h52M52 80h52" stroke={dim} />
      <path d="M52 26v18h52v18H52v18h52v16" stroke={brass} strokeWidth="5" />
      <circle cx="52" cy="17" r="10" fill={brass} />
      <circle cx="104" cy="17" r="8" fill="var(--ink-page)" stroke={line} />
      <circle cx="104" cy="105" r="9" fill="var(--ink-page)" stroke={brass} />
      <circle cx="52" cy="105" r="7" fill={plane} stroke={dim} />
    </>
  ),
  speedkino: (
    <>
      <rect x="26" y="16" width="108" height="88" rx="8" fill={plane} stroke={paper} />
      <path d="M53 16v88M80 16v88M107 16v88M26 38h108M26 60h108M26 82h108" stroke={dim} />
      <circle cx="66" cy="27" r="8" fill={brass} />
      <circle cx="120" cy="49" r="8" fill={brass} />
      <circle cx="39" cy="71" r="8" fill={brass} />
      <circle cx="94" cy="71" r="8" fill={brass} />
      <circle cx="66" cy="93" r="8" fill={brass} />
      <path d="M8 40h10M4 60h14M8 80h10" stroke={line} />
    </>
  ),
  kinoladder: (
    <>
      <path d="M44 22v76M116 22v76" stroke={line} />
      <path d="M44 46h72M44 72h72" stroke={dim} />
      <path d="M116 22v24H44v26h72v26" stroke={brass} strokeWidth="5" />
      <circle cx="116" cy="14" r="9" fill={brass} />
      <circle cx="44" cy="14" r="7" fill="var(--ink-page)" stroke={line} />
      <rect x="66" y="48" width="28" height="22" rx="4" fill="var(--ink-page)" stroke={paper} />
      <path d="M75 59h10" stroke={paper} />
      <circle cx="116" cy="107" r="8" fill="var(--ink-page)" stroke={brass} />
      <circle cx="44" cy="107" r="6" fill={plane} stroke={dim} />
    </>
  ),
};
