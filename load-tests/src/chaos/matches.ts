import { setTimeout as pause } from 'node:timers/promises';
import type { FeedControl } from '../site/feed-control.ts';
import { openLegs, type SportLeg, THREE_WAY } from '../site/sport-legs.ts';

/** Matches that come and go during a run, so that tickets are placed and settled all the while. */
export type Matches = {
  /** What can be bet on, match by match: before the start, and in play. */
  offered(): { prematch: readonly SportLeg[][]; live: readonly SportLeg[][] };
  /** Ends all of them: nothing that was bet on is without a result then. */
  stop(): Promise<void>;
};

/** Of a run without an odds feed. */
export const noMatches: Matches = {
  offered: () => ({ prematch: [], live: [] }),
  stop: async () => undefined,
};

const OPEN_MATCHES = 12;
const TURN_MS = 1_500;
/** Half of them are in play nearly at once, the others not in the time of a run. */
const STARTS_IN_SECONDS = [2, 7_200] as const;
const STEP_MS = 400;

type Match = { eventId: string; isSoon: boolean; legs: SportLeg[] };

/** How a match ends: settled, settled wrongly and corrected, cancelled, rolled back. */
type Ending = (control: FeedControl, eventId: string) => Promise<void>;

const finished: Ending = async (control, eventId) => {
  const [home, away] = [goals(), goals()];
  await control({ action: 'finish', eventId, home, away });
};

const endings: readonly Ending[] = [
  finished,
  async (control, eventId) => {
    await finished(control, eventId);
    await pause(STEP_MS);
    await control({ action: 'correct', eventId, home: goals(), away: goals() });
  },
  async (control, eventId) => {
    await control({ action: 'cancel', eventId });
  },
  async (control, eventId) => {
    await control({ action: 'cancel', eventId, from: Date.now() - 2 * TURN_MS, to: Date.now() });
    await pause(STEP_MS);
    await finished(control, eventId);
  },
  async (control, eventId) => {
    const [from, to] = [Date.now() - 2 * TURN_MS, Date.now()];
    await control({ action: 'cancel', eventId, from, to });
    await pause(STEP_MS);
    await control({ action: 'rollback', eventId, of: 'cancel' });
    await finished(control, eventId);
  },
  async (control, eventId) => {
    await finished(control, eventId);
    await pause(STEP_MS);
    await control({ action: 'rollback', eventId, of: 'settlement' });
    await pause(STEP_MS);
    // What is never settled again is void in the end.
    await control({ action: 'cancel', eventId });
  },
];

/** Begins matches, lets goals fall in them and ends them, one after the other, until stopped. */
export function startMatches(url: string, control: FeedControl): Matches {
  const open: Match[] = [];
  let stopped = false;
  let made = 0;
  let ended = 0;

  async function begin(): Promise<void> {
    const isSoon = made % 2 === 0;
    made += 1;
    const [soon, late] = STARTS_IN_SECONDS;
    const startsInSeconds = isSoon ? soon : late;
    const eventId = await control({ action: 'fixture', sport: 'soccer', startsInSeconds });
    open.push({ eventId, isSoon, legs: [] });
  }

  async function end(match: Match): Promise<void> {
    const ending = stopped ? finished : (endings[ended % endings.length] ?? finished);
    ended += 1;
    open.splice(open.indexOf(match), 1);
    await ending(control, match.eventId);
  }

  async function look(match: Match): Promise<void> {
    // The site may be away, which is the point of the run: what was offered last is asked for then.
    const legs = await openLegs(url, match.eventId).catch(() => match.legs);
    match.legs = legs.filter(({ marketKey }) => marketKey === THREE_WAY);
  }

  async function turn(): Promise<void> {
    while (open.length < OPEN_MATCHES) await begin();
    const [oldest] = open;
    const scorer = open.find(({ isSoon }) => isSoon);
    const side = Math.random() < 0.5 ? 'home' : 'away';
    if (scorer) {
      // It may not have started.
      await control({ action: 'goal', eventId: scorer.eventId, side }).catch(() => undefined);
    }
    if (oldest) await end(oldest);
    await Promise.all(open.map(look));
  }

  async function goOn(): Promise<void> {
    while (!stopped) {
      await turn();
      await pause(TURN_MS);
    }
    for (let [match] = open; match; [match] = open) await end(match);
  }

  const going = goOn();
  const legsOf = (isSoon: boolean) =>
    open
      .filter((match) => match.isSoon === isSoon && match.legs.length > 0)
      .map(({ legs }) => legs);
  return {
    offered: () => ({ prematch: legsOf(false), live: legsOf(true) }),
    async stop() {
      stopped = true;
      await going;
    },
  };
}

function goals(): number {
  return Math.floor(Math.random() * 4);
}
