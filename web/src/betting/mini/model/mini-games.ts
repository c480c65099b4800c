/** The mini games, in the order they are shown; their names are found under `mini.game`. */
export const miniGames = [
  'powerball',
  'speedpowerball',
  'powerladder',
  'speedkino',
  'kinoladder',
] as const;

export type MiniGame = (typeof miniGames)[number];

export function miniGameOf(id: unknown): MiniGame | null {
  return miniGames.find((game) => game === id) ?? null;
}

export const isPowerball = (game: MiniGame) => game === 'powerball' || game === 'speedpowerball';

export const isLadder = (game: MiniGame) => game === 'powerladder' || game === 'kinoladder';

/** The pages of the games, by game. */
export const miniPaths = {
  powerball: '/member/minigame/powerball',
  speedpowerball: '/member/minigame/speedpowerball',
  powerladder: '/member/minigame/powerladder',
  speedkino: '/member/minigame/speedkino',
  kinoladder: '/member/minigame/kinoladder',
} as const satisfies Record<MiniGame, string>;

/** What a round came to, drawn by the site or worked out here. */
export type Result = {
  state: 'open' | 'drawn' | 'excluded';
  balls: readonly number[];
  facts: Readonly<Record<string, number>>;
};
