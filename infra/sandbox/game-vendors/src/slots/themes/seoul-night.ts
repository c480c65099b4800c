import { type Theme, twentyLines } from '../theme.ts';

/** Lights of the city on the river: more wilds, free spins without multiplier but many. */
export const seoulNight: Theme = {
  gameCode: 'noriter-seoul-night',
  names: { ko: '서울의 밤', en: 'Seoul Night', vi: 'Đêm Seoul' },
  reels: [
    'FAEDSBFCEAFDBEWCFSDEGFCBEDF',
    'EBFCADSEFBWDFEACFGDEBFAWCED',
    'FDAESCFBDWEFAGBCESFAWFEBDCF',
    'BFEADSCFEWBFDACEGFBDWEFCAED',
    'AEFDBSCFEAFDBWECFASGFEBCFED',
  ],
  pays: {
    W: [50, 190, 625],
    A: [10, 32, 125],
    B: [10, 28, 100],
    C: [8, 22, 75],
    D: [6, 16, 50],
    E: [4, 10, 32],
    F: [3, 8, 26],
    G: [16, 65, 325],
  },
  lines: twentyLines,
  scatter: {
    3: { pays: 1, spins: 10 },
    4: { pays: 5, spins: 15 },
    5: { pays: 25, spins: 25 },
  },
  freeMultiplier: 1,
};
