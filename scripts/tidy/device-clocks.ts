/**
 * The files of the web that look at this device's clock, and what for. Its clock may be hours wrong:
 * whether a token, a day or a bet is over is judged by `serverNow()`, and `tidy.test.ts` refuses the
 * rest.
 */
export const deviceClocks: Readonly<Record<string, string>> = {
  'web/src/shared/format/server-clock.ts': 'learns how far it is off',
  // When an answer was asked for and came: what its time is compared with.
  'web/src/shared/api/client.ts': 'teaches the server’s clock',
  'web/src/betting/mini/rounds/mini-queries.ts': 'teaches the server’s clock',
  'web/src/betting/sportsbook/prices/sport-queries.ts': 'teaches the server’s clock',
  // How long ago something happened on this very device.
  'web/src/shared/api/once/send-once.ts': 'a submit is unfinished for a while',
  'web/src/shared/session/token-refresh.ts': 'the age of a token',
  'web/src/shared/session/use-watch.ts': 'when somebody last touched it',
  'web/src/shared/session/game-in-use.ts': 'how long a game has been open',
  'web/src/player/account/reality/use-reality-check.ts': 'how long somebody has played',
  'web/src/player/popup/main-popups.tsx': 'a popup stays closed for a day',
  'web/src/player/popup/waiting-popups.ts': 'a popup stays closed for a day',
  'web/src/player/main-page/main-queries.ts': 'an answer is fresh for a moment',
  'web/src/dev/money-samples.tsx': 'samples of countdowns',
};
