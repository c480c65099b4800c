import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { createPartner, createSubPartner } from '../actions/members/create-partner.ts';
import type { IdentityDeps } from '../deps.ts';
import { type PartnerTier, partnerTiers } from '../domain/members/partner-tiers.ts';
import { formField } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

const person = {
  memId: formField,
  memPass: formField,
  memPassCheck: formField,
  memNick: formField,
  cashOutPass: formField,
  memPhone: formField,
  bank: formField,
  memName: formField,
  bankacc: formField,
};

const formRefusals =
  'U101 U102 U103 U104 U105 U106 U112 U113 U114 U115 U116 U117 U118 U119 U120 S003 C999'.split(' ');

const data = z.object({ memberId: z.string() });
const TIERS = partnerTiers.length;

/** The tier of a number; numbers are checked before. */
function tierOf(number: number): PartnerTier {
  return partnerTiers[number - 1] ?? 'PTN_5';
}

const createBelow = route({
  path: '/api/member/partner/create',
  summary: 'A partner applies for another of the tier right below; an operator decides',
  access: 'member',
  idempotent: true,
  rateLimit: { max: 30, windowMs: 600_000 },
  body: z.object(person),
  data,
  refuses: [...formRefusals, 'U141', 'H429'],
  async handle(deps, { body, caller, effectId: memberId }) {
    const { siteId, address } = caller;
    const form = { ...body, recommenderId: '', birthDate: '' };
    return { memberId: await createSubPartner(deps, caller, { memberId, siteId, address, form }) };
  },
});

const createAny = route({
  path: '/api/admin/members/partner/create',
  summary:
    'Enters a partner below one of a higher tier, or a head office; another operator approves',
  access: { permission: 'partners.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    ...person,
    recommenderId: formField.describe('Login id of the partner above; empty for a head office'),
    tier: z.int().min(1).max(TIERS).describe('1 is a head office'),
  }),
  data,
  refuses: [...formRefusals, 'U142'],
  async handle(deps, { body: { tier, ...form }, caller, audit, effectId: memberId }) {
    const { siteId, address, operatorId } = caller;
    const whole = { ...form, birthDate: '' };
    const wish = { memberId, siteId, address, form: whole, tier: tierOf(tier) };
    return { memberId: await createPartner(deps, { operatorId, audit }, wish) };
  },
});

export const partnerRoutes = [createBelow, createAny];
