import type { PromotionDocument } from '../edit/promotion-values.ts';
import { rulesAtFirst, rulesOf } from './rules-draft.ts';

const empty = { ko: '', en: '', vi: '' };

/** A promotion for everybody that begins now, before anything is typed. */
export function newDocument(now: Date): PromotionDocument {
  return {
    title: empty,
    note: empty,
    segment: { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null },
    startsAt: now.toISOString(),
    endsAt: null,
    budget: '',
    caps: {
      perMember: null,
      perMemberDay: null,
      perNetworkDay: null,
      perDevice: null,
      inAll: null,
    },
    rules: rulesOf(rulesAtFirst),
  };
}
