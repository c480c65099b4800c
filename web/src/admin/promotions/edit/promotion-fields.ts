import { useTranslation } from 'react-i18next';
import { isWhole } from '../../../shared/forms/bounds.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { promotionBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import {
  type caps,
  countOf,
  type PromotionDocument,
  type PromotionValues,
  valuesOf,
} from './promotion-values.ts';
import { type SegmentField, segmentProblem } from './segment-draft.ts';

export type PromotionForm = ReturnType<typeof usePromotionFields>;

/** @param below login id of the partner that the segment is below; else empty */
export function usePromotionFields(document: PromotionDocument, below: string) {
  const { t } = useTranslation('admin');
  const { t: ofReward } = useTranslation('reward');
  const missing = t('promotions.missing');
  const boundsText = (least: number, most: number) => t('velocity.bounds', { least, most });
  const capProblem = (cap: (typeof caps)[number]) => (typed: PromotionValues) => {
    const bound = bounds[`document.caps.${cap}`];
    if (countOf(typed[cap]) === null || isWhole(typed[cap], bound)) return undefined;
    return boundsText(bound.minimum, bound.maximum);
  };
  const segmentText = (field: SegmentField) => (typed: PromotionValues) => {
    const problem = segmentProblem(typed, field);
    if (problem === null) return undefined;
    if (problem.kind === 'order') return ofReward('segment.order');
    return boundsText(problem.least, problem.most);
  };
  return useFields<PromotionValues>({
    start: valuesOf(document, below),
    bounds: {
      ko: bounds['document.title.ko'],
      en: bounds['document.title.en'],
      vi: bounds['document.title.vi'],
      noteKo: bounds['document.note.ko'],
      noteEn: bounds['document.note.en'],
      noteVi: bounds['document.note.vi'],
    },
    problems: {
      ko: missing,
      en: missing,
      vi: missing,
      noteKo: missing,
      noteEn: missing,
      noteVi: missing,
      startsAt: missing,
      endsAt: ({ startsAt, endsAt }) =>
        endsAt !== '' && endsAt <= startsAt ? ofReward('segment.order') : undefined,
      levelFrom: segmentText('levelFrom'),
      levelTo: segmentText('levelTo'),
      rankFrom: segmentText('rankFrom'),
      approvedWithinDays: segmentText('approvedWithinDays'),
      sleepDays: segmentText('sleepDays'),
      turnoverMost: segmentText('turnoverMost'),
      turnoverDays: segmentText('turnoverDays'),
      perMember: capProblem('perMember'),
      perMemberDay: capProblem('perMemberDay'),
      perNetworkDay: capProblem('perNetworkDay'),
      perDevice: capProblem('perDevice'),
      inAll: capProblem('inAll'),
    },
  });
}
