import { z } from 'zod';
import { shownStatuses } from '../domain/member-status.ts';
import { protectionStates } from '../domain/protection.ts';

/** A member as they see themselves. */
export const ownMember = z.object({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  memName: z.string(),
  memPhoneMasked: z.string(),
  memLevel: z.string(),
  isPartnerMember: z.enum(['Y', 'N']),
  partnerType: z.string(),
  bankNameKr: z.string(),
  bankaccMasked: z.string(),
  protection: z
    .object({
      state: z.enum(protectionStates).describe('timeOut and excluded: no deposits and no bets'),
      until: z.iso.datetime().nullable().describe('Null: none, or for ever'),
      realityCheckMinutes: z.int().describe('Minutes between two reality checks; 0 is never'),
    })
    .describe('How the member is kept from playing'),
});

/** A member as operators see it. */
export const listedMember = z.object({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  memName: z.string(),
  memPhone: z.string().describe('Masked'),
  bankNameKr: z.string(),
  bankaccMasked: z.string(),
  recommenderId: z.string(),
  partnerType: z.string(),
  level: z.int(),
  status: z.enum(shownStatuses),
  signedUpAt: z.iso.datetime(),
  signedUpAddress: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});

export const sessionToken = { token: z.string(), expiresAt: z.iso.datetime() };

export const operatorShape = z.object({
  operatorId: z.string(),
  loginId: z.string(),
  name: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
});

export const operatorPassword = z.string().min(10).max(128);

export const roleIdText = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

/** A sign-up or login field that is absent counts as empty, so that its own rule answers. */
export const formField = z.string().max(200).default('');

export const reasonText = z.string().trim().min(1).max(300);
export const uuidText = z.guid();
