import { idText } from '@noriter/kit/id-text';
import { koreaDay } from '@noriter/kit/korea-time';
import { signedWonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { readSettings } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { policySettings } from '../../policy/store/policy.ts';
import { forBoth } from '../../tree/http/both.ts';
import { personShape } from '../../tree/http/person.ts';
import { readPeople } from '../../tree/store/people.ts';
import { insideOf, reach } from '../../tree/store/reach.ts';
import { categories } from '../../vocabulary/categories.ts';
import { kindsOf } from '../../vocabulary/kinds.ts';
import { percentOfPpm, WHOLE_PPM } from '../../vocabulary/ppm.ts';
import { checkRates } from '../actions/check-rates.ts';
import type { RatesDeps } from '../deps.ts';
import { lockedUntil } from '../domain/check-rate.ts';
import { effectOf } from '../domain/effect.ts';
import { boundsFrom, rateAt } from '../domain/rate-history.ts';
import { neighboursOf } from '../store/neighbours.ts';
import { pastLines } from '../store/past-lines.ts';
import { listRates, readRates } from '../store/rates.ts';
import { askedRates, newRates, rateKey, rateText } from './rate-shapes.ts';

/** How far back an effect is reckoned. */
const EFFECT_DAYS = 30;
const DAY_MS = 86_400_000;

const both = forBoth<RatesDeps>();

const get = both({
  path: '/rates/get',
  summary: 'Rates of somebody, with the ceiling of the parent and the floor of the children',
  body: z.object({ holderId: idText.optional() }),
  data: z.object({
    holder: personShape,
    rates: z.array(
      z.object({
        ...rateKey,
        rate: rateText,
        ceiling: rateText,
        floor: rateText,
        effectiveFrom: z.iso.datetime().nullable().describe('Null where none was ever set'),
        lockedUntil: z.iso.datetime().nullable(),
        next: z.object({ rate: rateText, effectiveFrom: z.iso.datetime() }).nullable(),
      }),
    ),
  }),
  async handle({ pool }, { scope, body }) {
    const { memberId: holderId } = await reach(pool, scope, body.holderId);
    // The whole site, which an operator reaches by naming nobody, has no rates.
    if (holderId === null) throw refuse(errors, 'PT102');
    const now = scope.at;
    const { parent, children, isPartner } = await neighboursOf(pool, holderId, now);
    const childIds = children.map((child) => child.memberId);
    const all = await readRates(pool, [holderId, parent?.memberId ?? holderId, ...childIds]);
    const rates = categories.flatMap((category) =>
      kindsOf(category)
        .filter((kind) => isPartner || kind === 'rolling')
        .map((kind) => {
          const of = (id: string) =>
            all.filter(
              (one) => one.holderId === id && one.category === category && one.kind === kind,
            );
          const own = of(holderId);
          const present = rateAt(own, now);
          const next = own.find(({ effectiveFrom }) => effectiveFrom > now);
          const floor = Math.max(0, ...childIds.map((id) => boundsFrom(of(id), now).max));
          const ceiling = parent === null ? WHOLE_PPM : boundsFrom(of(parent.memberId), now).min;
          return {
            category,
            kind,
            rate: percentOfPpm(present?.ppm ?? 0),
            ceiling: percentOfPpm(ceiling),
            floor: percentOfPpm(floor),
            effectiveFrom: present?.effectiveFrom.toISOString() ?? null,
            lockedUntil: lockedUntil(own, now)?.toISOString() ?? null,
            next:
              next === undefined
                ? null
                : { rate: percentOfPpm(next.ppm), effectiveFrom: next.effectiveFrom.toISOString() },
          };
        }),
    );
    return { holder: (await readPeople(pool, [holderId], now))(holderId), rates };
  },
});

const check = both({
  path: '/rates/check',
  summary: 'What stands against rates, and what they would have meant for the last 30 days',
  body: z.object({ holderId: idText, rates: askedRates }),
  data: z.object({
    faults: z.array(
      z.object({
        ...rateKey,
        code: z.string(),
        blocking: z.array(z.object({ memberId: z.string(), name: z.string(), rate: rateText })),
      }),
    ),
    warnings: z
      .array(z.object({ ...rateKey, holdRate: rateText, isAbove: z.boolean() }))
      .describe('Near to or above what the category holds, or one operator may promise of a share'),
    effects: z.array(z.object({ ...rateKey, before: signedWonText, after: signedWonText })),
  }),
  refuses: ['PT205'],
  async handle({ pool }, { scope, body: { holderId, rates } }) {
    const subject = await reach(pool, scope, holderId);
    const now = scope.at;
    const { document: policy } = await readSettings(pool, policySettings, scope.siteId);
    const { siteId } = scope;
    const wish = { siteId, holderId, rates: newRates(rates), effectiveFrom: now, now };
    // Partners see a subtree, operators the site.
    const checked = await checkRates(pool, policy, { ...wish, isOperator: scope.rootId === null });
    const since = koreaDay(new Date(now.getTime() - EFFECT_DAYS * DAY_MS));
    const lines = await pastLines(pool, subject, since);
    const key = ({ category, kind }: (typeof checked)[number]) => ({ category, kind });
    return {
      faults: checked.flatMap((one) => [
        ...(one.lockedUntil === null ? [] : [{ ...key(one), code: 'PT203', blocking: [] }]),
        ...one.faults.map(({ code, blocking }) => ({
          ...key(one),
          code,
          blocking: blocking.map(({ ppm, ...who }) => ({ ...who, rate: percentOfPpm(ppm) })),
        })),
      ]),
      warnings: checked.flatMap((one) =>
        one.hold === 'fine'
          ? []
          : [{ ...key(one), holdRate: percentOfPpm(one.holdPpm), isAbove: one.hold === 'above' }],
      ),
      effects: checked.map((one) => {
        const { before, after } = effectOf(lines, one);
        return { ...key(one), before: before.toString(), after: after.toString() };
      }),
    };
  },
});

const history = both({
  path: '/rates/history',
  summary:
    'All rates somebody had on days that the caller sees, the newest first, and who set each',
  body: z.object({ holderId: idText.optional(), ...pageOnlyQuery }),
  data: listOf(
    z.object({
      ...rateKey,
      rate: rateText,
      effectiveFrom: z.iso.datetime(),
      changedAt: z.iso.datetime(),
      changedByName: z
        .string()
        .nullable()
        .describe('Null where the caller may not see who set it: an operator, or who stands above'),
    }),
  ),
  async handle({ pool }, { scope, body: { holderId, page } }) {
    const subject = await reach(pool, scope, holderId);
    if (subject.memberId === null) return { list: [], pageInfo: pageInfo(page, 0) };
    const { rows, total } = await listRates(pool, subject, page);
    const setters = rows.map(({ changedBy }) => changedBy);
    const seen = scope.rootId === null ? new Set(setters) : await insideOf(pool, scope, setters);
    const list = rows.map((row) => ({
      category: row.category,
      kind: row.kind,
      rate: percentOfPpm(row.ppm),
      effectiveFrom: row.effectiveFrom.toISOString(),
      changedAt: row.changedAt.toISOString(),
      changedByName: seen.has(row.changedBy) ? row.changedByName : null,
    }));
    return { list, pageInfo: pageInfo(page, total) };
  },
});

export const rateRoutes = [...get, ...check, ...history];
