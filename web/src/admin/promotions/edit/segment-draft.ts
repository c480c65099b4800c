import { parseWon } from '../../../shared/format/money.ts';
import { isWhole } from '../../../shared/forms/bounds.ts';
import { promotionBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import type { PromotionRow } from '../../shared/contracts.ts';

type Segment = PromotionRow['document']['segment'];

export const sleepKinds = ['bets', 'visits'] as const;

const DAYS_AT_FIRST = '30';

/** A segment as it is typed; an empty field asks for nothing. */
export type SegmentDraft = {
  levelFrom: string;
  levelTo: string;
  rankFrom: string;
  approvedWithinDays: string;
  /** Empty for whoever, asleep or not. */
  sleepWithout: string;
  sleepDays: string;
  turnoverLeast: string;
  turnoverMost: string;
  turnoverDays: string;
};

export type SegmentField = keyof SegmentDraft;

const numbers = {
  levelFrom: bounds['document.segment.levelFrom'],
  levelTo: bounds['document.segment.levelTo'],
  rankFrom: bounds['document.segment.rankFrom'],
  approvedWithinDays: bounds['document.segment.approvedWithinDays'],
  sleepDays: bounds['document.segment.sleeping.days'],
  turnoverDays: bounds['document.segment.turnover.days'],
} as const;

export function draftOf(segment: Segment): SegmentDraft {
  const { levelFrom, levelTo, rankFrom, approvedWithinDays, sleeping, turnover } = segment;
  return {
    levelFrom: String(levelFrom),
    levelTo: String(levelTo ?? ''),
    rankFrom: String(rankFrom ?? ''),
    approvedWithinDays: String(approvedWithinDays ?? ''),
    sleepWithout: sleeping?.without ?? '',
    sleepDays: String(sleeping?.days ?? DAYS_AT_FIRST),
    turnoverLeast: turnover?.least ?? '',
    turnoverMost: turnover?.most ?? '',
    turnoverDays: String(turnover?.days ?? DAYS_AT_FIRST),
  };
}

/** A draft as the service takes it, below a partner or nobody. */
export function segmentOf(draft: SegmentDraft, { below }: Pick<Segment, 'below'>): Segment {
  const number = (text: string) => (text === '' ? null : Number(text));
  const without = sleepKinds.find((kind) => kind === draft.sleepWithout);
  const { turnoverLeast: least, turnoverMost: most } = draft;
  return {
    below,
    levelFrom: Number(draft.levelFrom),
    levelTo: number(draft.levelTo),
    rankFrom: number(draft.rankFrom),
    approvedWithinDays: number(draft.approvedWithinDays),
    sleeping: without === undefined ? null : { without, days: Number(draft.sleepDays) },
    turnover: asksTurnover(draft)
      ? {
          days: Number(draft.turnoverDays),
          least: least === '' ? '0' : least,
          most: most === '' ? null : most,
        }
      : null,
  };
}

type SegmentProblem = { kind: 'bounds'; least: number; most: number } | { kind: 'order' };

/** What is wrong with a field; of two that are not in order it is the upper one's. */
export function segmentProblem(draft: SegmentDraft, field: SegmentField): SegmentProblem | null {
  if (field in numbers && isAsked(draft, field)) {
    const { minimum: least, maximum: most } = numbers[field as keyof typeof numbers];
    if (!isWhole(draft[field], { minimum: least, maximum: most }))
      return { kind: 'bounds', least, most };
  }
  const { levelFrom, levelTo, turnoverLeast, turnoverMost } = draft;
  if (field === 'levelTo' && levelTo !== '' && Number(levelTo) < Number(levelFrom))
    return { kind: 'order' };
  const isBelow = turnoverMost !== '' && parseWon(turnoverMost) < parseWon(turnoverLeast || '0');
  return field === 'turnoverMost' && isBelow ? { kind: 'order' } : null;
}

function asksTurnover({ turnoverLeast, turnoverMost }: SegmentDraft): boolean {
  return turnoverLeast !== '' || turnoverMost !== '';
}

/** Whether a field's number is sent: days of what is not asked for may be anything. */
function isAsked(draft: SegmentDraft, field: SegmentField): boolean {
  if (field === 'sleepDays') return draft.sleepWithout !== '';
  if (field === 'turnoverDays') return asksTurnover(draft);
  return field === 'levelFrom' || draft[field] !== '';
}
