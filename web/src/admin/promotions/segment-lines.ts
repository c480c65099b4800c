import type { TFunction } from 'i18next';
import { won } from '../../shared/format/money.ts';
import type { PromotionRow } from '../shared/contracts.ts';

export type Segment = PromotionRow['document']['segment'];
type Line = [name: string, text: string];

/** Whom a segment is meant for, each condition by its name; below which partner is told apart from them. */
export function segmentLines(segment: Segment, t: TFunction<'reward'>): Line[] {
  const { levelFrom, levelTo, rankFrom, approvedWithinDays, sleeping, turnover } = segment;
  const lines: Line[] = [[t('segment.levels'), levelsText(levelFrom, levelTo, t)]];
  if (rankFrom) lines.push([t('segment.rankFrom'), String(rankFrom)]);
  if (approvedWithinDays !== null) {
    const text = t('segment.within', { count: approvedWithinDays });
    lines.push([t('segment.approvedWithinDays'), text]);
  }
  if (sleeping) {
    const text = t(`segment.slept.${sleeping.without}`, { count: sleeping.days });
    lines.push([t('segment.sleeping'), text]);
  }
  if (turnover) {
    const { days: count, least, most } = turnover;
    const amounts = most === null ? t('segment.least', { least: won(least) }) : undefined;
    const text = amounts ?? t('segment.between', { least: won(least), most: won(most ?? '') });
    lines.push([t('segment.turnover', { count }), text]);
  }
  return lines;
}

function levelsText(from: number, to: number | null, t: TFunction<'reward'>): string {
  if (to === null) return from === 1 ? t('segment.allLevels') : t('segment.fromLevel', { from });
  return t('segment.levelRange', { from, to });
}
