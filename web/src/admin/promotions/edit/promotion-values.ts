import { countsNetworks } from '@noriter/rules/lists/network-triggers';
import { fromKoreaMinute, koreaMinute } from '../../../shared/format/time.ts';
import type { PromotionRow } from '../../shared/contracts.ts';
import { draftOf, type SegmentDraft, segmentOf } from './segment-draft.ts';

export const languages = ['ko', 'en', 'vi'] as const;
export const noteFields = { ko: 'noteKo', en: 'noteEn', vi: 'noteVi' } as const;
export const caps = ['perMember', 'perMemberDay', 'perNetworkDay', 'perDevice', 'inAll'] as const;

/** Those that a trigger's grants are counted towards. */
export const capsOf = (trigger: PromotionDocument['rules']['trigger']) =>
  caps.filter((cap) => cap !== 'perNetworkDay' || countsNetworks(trigger));

export type PromotionDocument = PromotionRow['document'];
type Language = (typeof languages)[number];
type OwnField =
  | Language
  | (typeof noteFields)[Language]
  | (typeof caps)[number]
  | 'startsAt'
  | 'endsAt'
  | 'budget'
  | 'below';

/** What every promotion has, as it is typed: moments are minutes of the Korean clock. */
export type PromotionValues = SegmentDraft & Record<OwnField, string>;

/** @param below login id of the partner that the segment is below; else empty */
export function valuesOf(document: PromotionDocument, below: string): PromotionValues {
  const { title, note, segment, startsAt, endsAt, budget, caps: limits } = document;
  return {
    ...title,
    noteKo: note.ko,
    noteEn: note.en,
    noteVi: note.vi,
    ...draftOf(segment),
    below,
    startsAt: koreaMinute(startsAt),
    endsAt: endsAt === null ? '' : koreaMinute(endsAt),
    budget,
    perMember: String(limits.perMember ?? ''),
    perMemberDay: String(limits.perMemberDay ?? ''),
    perNetworkDay: String(limits.perNetworkDay ?? ''),
    perDevice: String(limits.perDevice ?? ''),
    inAll: String(limits.inAll ?? ''),
  };
}

/** @param below the partner whose login id was typed */
export function documentOf(
  typed: PromotionValues,
  before: PromotionDocument,
  below: string | null,
): PromotionDocument {
  const { ko, en, vi, budget, perMember, perMemberDay, perNetworkDay, perDevice, inAll } = typed;
  return {
    ...before,
    title: { ko, en, vi },
    note: { ko: typed.noteKo, en: typed.noteEn, vi: typed.noteVi },
    segment: segmentOf(typed, { below }),
    startsAt: momentOf(typed.startsAt, before.startsAt) ?? before.startsAt,
    endsAt: momentOf(typed.endsAt, before.endsAt),
    budget: budget === '' ? '0' : budget,
    caps: {
      perMember: countOf(perMember),
      perMemberDay: countOf(perMemberDay),
      perNetworkDay: countsNetworks(before.rules.trigger) ? countOf(perNetworkDay) : null,
      perDevice: countOf(perDevice),
      inAll: countOf(inAll),
    },
  };
}

/** What was not changed keeps its seconds. */
function momentOf(typed: string, before: string | null): string | null {
  if (typed === '') return null;
  return before !== null && koreaMinute(before) === typed ? before : fromKoreaMinute(typed);
}

/** A typed count; nothing, or none, is no cap. */
export function countOf(text: string): number | null {
  const count = Number(text);
  return count === 0 ? null : count;
}
