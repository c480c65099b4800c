import { idText } from '@noriter/kit/id-text';
import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { type Language, refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { promiseSpin, runningWheel } from '../actions/promise-spin.ts';
import { spinWheel } from '../actions/spin-wheel.ts';
import { spinName } from '../domain/wheel.ts';
import { listSpins, spinsSince } from '../store/spins.ts';
import { promise, slot, slotsOf, spun, spunOf } from './roulette-views.ts';

const route = defineRoute<PromotionBase>();

const WORD_LENGTH_MAX = 40;

const wheel = route({
  path: '/api/promotion/roulette/wheel',
  summary: 'The wheel with its odds, and the promise of the next spin',
  access: 'member',
  body: z.object({}),
  data: z.object({
    promotionId: z.string(),
    version: z.int(),
    title: z.string(),
    note: z.string(),
    slots: z.array(slot),
    spinsPerDay: z.int(),
    spinsLeft: z.int().describe('Of today, in Korea'),
    next: promise,
  }),
  refuses: ['PR004'],
  async handle(deps, { caller: { siteId, memberId }, language }) {
    const promotion = await runningWheel(deps, siteId);
    const rules = promotion?.definition.rules;
    if (promotion === null || rules?.trigger !== 'roulette') throw refuse(errors, 'PR004');
    const { promotionId, version, definition } = promotion;
    const next = await promiseSpin(deps, promotion, memberId);
    const today = koreaDayStart(koreaDay(deps.clock.now()));
    const spins = await spinsSince(deps.pool, { promotionId, memberId }, today);
    const { number, seedHash } = next;
    return {
      promotionId,
      version,
      title: definition.title[language],
      note: definition.note[language],
      slots: slotsOf(definition, language),
      spinsPerDay: rules.spinsPerDay,
      spinsLeft: Math.max(0, rules.spinsPerDay - spins),
      next: { number, name: spinName({ promotionId, memberId, number }), seedHash },
    };
  },
});

const spin = route({
  path: '/api/promotion/roulette/spin',
  summary: 'Spins the promised spin; spun again it is the same one',
  access: 'member',
  body: z.object({
    promotionId: idText,
    version: versionNumber.describe('Of the wheel that was shown'),
    number: z.int().min(1).max(1_000_000),
    word: z
      .string()
      .trim()
      .max(WORD_LENGTH_MAX)
      .regex(/^[^\p{C}]*$/u)
      .default('')
      .describe("The member's own part of the draw"),
  }),
  data: spun,
  refuses: ['RT001', 'RT002', 'PR001', 'PR002', 'PR003', 'PR004', 'PR005', 'PR006'],
  async handle(deps, { body, caller, language }) {
    const { spinId } = await spinWheel(deps, caller, body);
    return ownSpin(deps, { memberId: caller.memberId, spinId, language });
  },
});

const proof = route({
  path: '/api/promotion/roulette/proof',
  summary: "One of the member's spins with all that is needed to verify it",
  access: 'member',
  body: z.object({ spinId: idText }),
  data: spun,
  refuses: ['RT003'],
  handle: (deps, { body: { spinId }, caller: { memberId }, language }) =>
    ownSpin(deps, { memberId, spinId, language }),
});

const spins = route({
  path: '/api/promotion/roulette/spins',
  summary: "The member's spins, the newest first",
  access: 'member',
  body: z.object(pageOnlyQuery),
  data: listOf(spun),
  async handle({ pool }, { body: { page }, caller: { memberId }, language }) {
    const of = { memberId, spinId: null, ...pageSlice(page) };
    const { rows, total } = await listSpins(pool, of);
    return { list: rows.map((row) => spunOf(row, language)), pageInfo: pageInfo(page, total) };
  },
});

async function ownSpin(
  { pool }: Pick<PromotionBase, 'pool'>,
  of: { memberId: string; spinId: string; language: Language },
) {
  const { rows } = await listSpins(pool, { ...of, limit: 1, offset: 0 });
  if (rows[0] === undefined) throw refuse(errors, 'RT003');
  return spunOf(rows[0], of.language);
}

export const rouletteRoutes = [wheel, spin, proof, spins] as const;
