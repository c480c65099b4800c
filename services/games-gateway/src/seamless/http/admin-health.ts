import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { vendorStates } from '../../site/domain/vendor.ts';
import type { SeamlessDeps } from '../deps.ts';
import { type CallEnding, callEndings } from '../domain/call-ending.ts';
import { hoursBack, periodOf, stepsOf } from '../domain/call-steps.ts';
import { timesOf } from '../domain/call-times.ts';
import { percentile } from '../domain/percentile.ts';
import { readCallSteps, readCallTimes } from '../store/call-minutes.ts';

const route = defineRoute<SeamlessDeps>();

const healthShape = z.object({
  vendorKey: z.string(),
  state: z.enum(vendorStates),
  isAutomatic: z.boolean(),
  calls: z.int(),
  p50: z.number().nullable().describe('Milliseconds, at most; null without calls'),
  p99: z.number().nullable(),
  forged: z.int().describe("Calls that were not the vendor's own"),
  codes: z.array(z.object({ code: z.string(), calls: z.int() })),
});

const health = route({
  path: '/api/admin/games/health',
  summary:
    "Vendors' calls since the process that answers began: how many, how long, how they ended",
  access: { permission: 'betting.read', scope: 'platform' },
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(healthShape) }),
  async handle({ vendors, vendorMetrics }) {
    const [calls, seconds, forged] = await Promise.all([
      vendorMetrics.calls.get(),
      vendorMetrics.seconds.get(),
      vendorMetrics.forged.get(),
    ]);
    const sumOf = (values: readonly { value: number }[]) =>
      values.reduce((sum, { value }) => sum + value, 0);
    const list = vendors.all().map(({ vendorKey, state, isAutomatic }) => {
      const own = calls.values.filter(({ labels }) => labels.vendor === vendorKey);
      const byCode = Map.groupBy(own, ({ labels }) => String(labels.code));
      const buckets = seconds.values.flatMap(({ labels, metricName, value }) =>
        labels.vendor === vendorKey && metricName?.endsWith('_bucket')
          ? [{ most: boundOf(labels), count: value }]
          : [],
      );
      return {
        vendorKey,
        state,
        isAutomatic,
        calls: sumOf(own),
        p50: percentile(buckets, 0.5),
        p99: percentile(buckets, 0.99),
        forged: sumOf(forged.values.filter(({ labels }) => labels.vendor === vendorKey)),
        codes: [...byCode].map(([code, values]) => ({ code, calls: sumOf(values) })),
      };
    });
    return { list };
  },
});

const timesShape = {
  p50: z.int().nullable().describe('Milliseconds, at most; null without calls'),
  p99: z.int().nullable(),
};

const stepShape = z.object({
  at: z.iso.datetime().describe('When the step begins'),
  ...timesShape,
  ...(Object.fromEntries(callEndings.map((ending) => [ending, z.int()])) as Record<
    CallEnding,
    z.ZodInt
  >),
});

const callSteps = route({
  path: '/api/admin/games/health/calls',
  summary:
    "Vendors' calls of the last hours, in steps: how they ended and how long they took, of every process",
  access: { permission: 'betting.read', scope: 'platform' },
  audits: false,
  body: z.object({
    hours: z.literal([...hoursBack]).default(1),
    vendorKey: z.string().max(40).optional().describe('Without one all vendors together'),
  }),
  data: z.object({
    stepSeconds: z.int(),
    ...timesShape,
    list: z.array(stepShape).describe('The oldest first; the minute that runs is not in it'),
  }),
  async handle({ pool, clock }, { body: { hours, vendorKey } }) {
    const period = periodOf(clock.now(), hours);
    const [counted, timed] = await Promise.all([
      readCallSteps(pool, period, vendorKey ?? null),
      readCallTimes(pool, period, vendorKey ?? null),
    ]);
    const steps = stepsOf(period, counted, timed);
    return {
      stepSeconds: period.stepMs / 1_000,
      ...timesOf(timed),
      list: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    };
  },
});

/** The upper bound of a histogram's bucket, which prom-client adds to our labels. */
function boundOf(labels: object): number {
  const bound: unknown = Reflect.get(labels, 'le');
  return bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
}

export const healthRoutes = [health, callSteps] as const;
