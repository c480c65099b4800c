import { type Theme, twentyLines } from '../theme.ts';

/** The palace under the sea: rare and high wins, free spins at three times. */
export const dragonPalace: Theme = {
  gameCode: 'noriter-dragon-palace',
  names: { ko: '용궁의 보물', en: 'Dragon Palace', vi: 'Long cung báu vật' },
  reels: [
    'FEDSCFBEADFGECFDEBFWSDCFEAFDGEBF',
    'EFCDFSEBFDAECFGEDFBEWCFDEAFBEGDF',
    'FDECFBSEDFAECGFDEBFCEWSFEAFBDGEF',
    'DFEBFCESDFAEGCFDEBFWCEDFAEFBDGEF',
    'FEDCSFBEDAFGECFDEBFCSDWFEAFDBGEF',
  ],
  pays: {
    W: [80, 400, 2_000],
    A: [30, 120, 600],
    B: [20, 75, 300],
    C: [16, 50, 200],
    D: [9, 28, 90],
    E: [5, 13, 46],
    F: [3, 8, 30],
    G: [40, 200, 1_200],
  },
  lines: twentyLines,
  scatter: {
    3: { pays: 2, spins: 6 },
    4: { pays: 15, spins: 10 },
    5: { pays: 100, spins: 20 },
  },
  freeMultiplier: 3,
};
