import { type Theme, twentyLines } from '../theme.ts';

/** A rabbit pounds rice under the moon: calm, many small wins. */
export const moonRabbit: Theme = {
  gameCode: 'noriter-moon-rabbit',
  names: { ko: '달빛 토끼', en: 'Moonlit Rabbit', vi: 'Thỏ dưới trăng' },
  reels: [
    'FAEDBFCESAFDBEGCFADEBFCWSDFAGB',
    'EBFCADEFSBDFEGACFWDEBFACEDFBGA',
    'FDAECFBDSEFAGBCEDFWAFEBSCFEGAB',
    'BFEADCFESBFGDACEFBWDEFCABEDFGA',
    'AEFDBCFEGSAFDBECFADFEBWCSEDGBA',
  ],
  pays: {
    W: [65, 250, 1_300],
    A: [16, 50, 190],
    B: [12, 38, 150],
    C: [12, 38, 125],
    D: [9, 26, 90],
    E: [6, 18, 65],
    F: [4, 12, 44],
    G: [18, 75, 375],
  },
  lines: twentyLines,
  scatter: {
    3: { pays: 2, spins: 8 },
    4: { pays: 10, spins: 12 },
    5: { pays: 50, spins: 20 },
  },
  freeMultiplier: 2,
};
