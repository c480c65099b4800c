import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { producers } from '../../sportsbook/domain/messages/message-parts.ts';
import { producerStates } from '../../sportsbook/domain/producer-state.ts';
import type { FeedDeps } from '../deps.ts';
import { lastFaults, readFeedHealth } from '../store/health.ts';

/** The newest of them; older ones are in the table for a week. */
const FAULTS_SHOWN = 50;

const feed = defineRoute<FeedDeps>()({
  path: '/api/admin/sport/feed',
  summary: 'Whether the odds feed is followed: its producers, and what of it was not believed',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: z.object({
    isConfigured: z.boolean().describe('false: this deployment offers no sports'),
    producers: z.array(
      z.object({
        producer: z.enum(producers),
        state: z
          .enum(producerStates)
          .describe('Its markets take bets while it is up, and at no other time'),
        isHeard: z.boolean().describe('false: no process of ours follows it'),
        epoch: z.int(),
        sequence: z.int().describe('All messages up to this one were applied'),
        behind: z.int().describe('Messages it is known to have sent beyond that'),
        aliveAt: z.iso.datetime().nullable(),
        silentMs: z.int().nullable().describe('Since it last reported that it is alive'),
        stoppedAt: z.iso.datetime().nullable().describe('When it was last up no longer'),
        openMarkets: z.int(),
        faultsOfHour: z.int(),
      }),
    ),
    faults: z.array(
      z.object({
        producer: z.string(),
        epoch: z.int(),
        sequence: z.int().describe('0 where even that could not be read'),
        fixtureId: z.string().nullable(),
        marketKey: z.string().nullable(),
        fault: z.string(),
        detail: z.string(),
        occurredAt: z.iso.datetime(),
      }),
    ),
  }),
  async handle({ pool, config }) {
    const [health, faults] = await Promise.all([
      readFeedHealth(pool),
      lastFaults(pool, FAULTS_SHOWN),
    ]);
    return {
      isConfigured: config.ODDS_FEED_URL !== undefined,
      producers: health.map((one) => ({
        producer: one.producer,
        state: one.state,
        isHeard: one.isFollowed,
        epoch: one.epoch,
        sequence: one.sequence,
        behind: Math.max(0, one.document.knownUpTo - one.sequence),
        aliveAt: one.aliveAt?.toISOString() ?? null,
        silentMs: one.silentMs === null ? null : Math.max(0, Math.round(one.silentMs)),
        stoppedAt: one.stoppedAt?.toISOString() ?? null,
        openMarkets: one.markets,
        faultsOfHour: one.faults,
      })),
      faults: faults.map((one) => ({
        ...one,
        epoch: Number(one.epoch),
        sequence: Number(one.sequence),
        occurredAt: one.occurredAt.toISOString(),
      })),
    };
  },
});

export const adminFeedRoutes = [feed] as const;
