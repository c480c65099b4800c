/** What moves the clock of a run of `npm run test:at`. */
const clock = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** What a process that a test starts has of this one's environment: nothing that is a setting. */
export function childEnvironment(): Record<string, string> {
  return Object.fromEntries(
    ['PATH', ...clock].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The same for a program in Java, which turns without rest under a moved clock. */
export function javaEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '' };
}
