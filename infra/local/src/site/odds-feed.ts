import type { KeeperSpec } from '../processes/keeper.ts';
import { sandboxKeeper } from './sandbox-keeper.ts';

/** What the sandbox's odds feed reads; see its README. */
export type OddsFeedSettings = {
  readonly seed: string;
  /** 60 plays a minute of a match in a second. */
  readonly speed: number;
  /** A short match starts every so many seconds; 0: only what the calendar says. */
  readonly shortEveryS: number;
  /** Leagues that play day and night. */
  readonly tours: boolean;
};

/** Of `npm start`: whoever looks sees matches under way, and some of them end within minutes. */
export const demoOddsFeed: OddsFeedSettings = {
  seed: 'noriter',
  speed: 4,
  shortEveryS: 300,
  tours: true,
};

/** Of tests: nothing begins that a test did not ask for, apart from the calendar. */
export const testOddsFeed: OddsFeedSettings = {
  seed: 'noriter-test',
  speed: 60,
  shortEveryS: 0,
  tours: false,
};

type Place = { readonly port: number; readonly logDir: string };

/** The odds feed. */
export function oddsFeedKeeper(settings: OddsFeedSettings, place: Place): KeeperSpec {
  return sandboxKeeper({
    name: 'odds-feed',
    ...place,
    env: {
      SEED: settings.seed,
      SPEED: String(settings.speed),
      SHORT_EVERY_S: String(settings.shortEveryS),
      TOURS: String(settings.tours),
    },
  });
}
