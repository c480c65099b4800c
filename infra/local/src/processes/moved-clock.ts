import { globSync } from 'node:fs';
import { Problem } from '../print/problem.ts';

/** Where Debian's `faketime` has the library that moves the clock of what is started with it. */
const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1';

/**
 * The environment of programs whose clock is moved: what they wait for takes as long as ever.
 *
 * @param bySeconds how far ahead of the real clock theirs is
 * @throws Problem where `faketime` is not installed
 */
export function movedClock(bySeconds: number): Record<string, string> {
  const [library] = globSync(LIBRARY);
  if (library === undefined) {
    throw new Problem(`A clock is moved by faketime: apt install faketime (${LIBRARY}).`);
  }
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${bySeconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** Java turns without rest under a moved clock, so it keeps the real one. */
export function withRealClock(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _library, FAKETIME: _clock, ...rest } = env;
  return rest;
}

export function isClockMoved(env: NodeJS.ProcessEnv): boolean {
  return env.FAKETIME !== undefined;
}
