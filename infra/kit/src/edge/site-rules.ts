/**
 * Invariant: while a site is under maintenance its guests and members are refused, whichever
 * service they want, and a site in real mode serves its countries only. Windows are kept here and
 * judged by the clock, so that a planned start counts to the second; while identity, which knows the
 * rules, is away, the last answer counts. Before the first one nobody brings money into play.
 */
import { z } from 'zod';
import { callService, type RemoteService } from '../calls/service-client.ts';
import { pause } from '../flow/backoff.ts';
import type { Logger } from '../telemetry/logging.ts';

export type SiteRules = {
  /** Whether guests and members of a site are refused at a moment. */
  isClosed(siteId: string, nowMs: number): boolean;
  /** The countries a site in real mode may serve; null for a demonstration, which asks nobody. */
  countries(siteId: string): ReadonlySet<string> | null | 'unknown';
  /** Resolves when the first answer of identity is there, or when there is none. */
  known: Promise<void>;
  stop(): void;
};

/** How long an operator's change may take to be known here. */
const LOOK_EVERY_MS = 1_000;

const answer = z.object({
  closed: z.array(
    z.object({
      siteId: z.string(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime().nullable(),
    }),
  ),
  real: z.array(z.object({ siteId: z.string(), allowedCountries: z.array(z.string()) })),
});

type Window = { fromMs: number; untilMs: number };

type Rules = {
  windows: ReadonlyMap<string, Window>;
  real: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Asks identity for the rules of these sites, now and then every second. */
export function watchSites(
  identity: RemoteService,
  siteIds: readonly string[],
  log: Logger,
): SiteRules {
  const stopping = new AbortController();
  let rules: Rules | null = null;
  let isKnown = true;

  async function look(): Promise<void> {
    try {
      const found = await callService(identity, '/internal/sites/rules', { siteIds }, answer);
      rules = {
        windows: new Map(found.closed.map((one) => [one.siteId, windowOf(one)])),
        real: new Map(found.real.map((one) => [one.siteId, new Set(one.allowedCountries)])),
      };
      if (!isKnown) log.info('the rules of sites are known again');
      isKnown = true;
    } catch (error) {
      if (isKnown) log.warn({ err: error }, 'the rules of sites are as they were last known');
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
    isClosed(siteId, nowMs) {
      const window = rules?.windows.get(siteId);
      return window !== undefined && nowMs >= window.fromMs && nowMs < window.untilMs;
    },
    countries: (siteId) => (rules === null ? 'unknown' : (rules.real.get(siteId) ?? null)),
    known,
    stop: () => stopping.abort(),
  };
}

function windowOf({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): Window {
  const untilMs = endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt);
  return { fromMs: Date.parse(startsAt), untilMs };
}
