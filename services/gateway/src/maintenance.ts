/**
 * Invariant: while a site is under maintenance its guests and members are refused, whichever
 * service they want. Windows are kept here and judged by the clock, so that a planned start counts
 * to the second; while identity, which knows them, is away, the last word counts.
 */
import { pause } from '@noriter/kit/backoff';
import type { Logger } from '@noriter/kit/logging';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

export type Maintenance = {
  /** Whether guests and members of a site are refused at a moment. */
  isOn(siteId: string, nowMs: number): boolean;
  /** Resolves when the first answer of identity is there, or when there is none. */
  known: Promise<void>;
  stop(): void;
};

/** How long an operator's change may take to be known here. */
const LOOK_EVERY_MS = 1_000;

const answer = z.object({
  list: z.array(
    z.object({
      siteId: z.string(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime().nullable(),
    }),
  ),
});

type Window = { fromMs: number; untilMs: number };

/** Asks identity for the windows of these sites, now and then every second. */
export function watchMaintenance(
  identity: RemoteService,
  siteIds: readonly string[],
  log: Logger,
): Maintenance {
  const stopping = new AbortController();
  let windows: ReadonlyMap<string, Window> = new Map();
  let isKnown = true;

  async function look(): Promise<void> {
    try {
      const { list } = await callService(
        identity,
        '/internal/sites/maintenance',
        { siteIds },
        answer,
      );
      windows = new Map(list.map((one) => [one.siteId, windowOf(one)]));
      if (!isKnown) log.info('maintenance windows are known again');
      isKnown = true;
    } catch (error) {
      if (isKnown) log.warn({ err: error }, 'maintenance windows are as they were last known');
      isKnown = false;
    }
  }

  async function lookOn(): Promise<void> {
    for (;;) {
      await pause(LOOK_EVERY_MS, stopping.signal);
      if (stopping.signal.aborted) return;
      await look();
    }
  }

  const known = look();
  void known.then(lookOn);
  return {
    isOn(siteId, nowMs) {
      const window = windows.get(siteId);
      return window !== undefined && nowMs >= window.fromMs && nowMs < window.untilMs;
    },
    known,
    stop: () => stopping.abort(),
  };
}

function windowOf({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): Window {
  const untilMs = endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt);
  return { fromMs: Date.parse(startsAt), untilMs };
}
