import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PromotionRow } from '../shared/contracts.ts';
import { type Fact, FactList } from '../shared/fact-list.tsx';

type Segment = PromotionRow['document']['segment'];

/** Whom the version in force is meant for. */
export function SegmentPanel({ segment, belowName }: { segment: Segment; belowName: string }) {
  const { t } = useTranslation('reward');
  return (
    <Panel title={t('segment.title')}>
      <FactList facts={factsOf(segment, belowName, t)} columns={2} />
    </Panel>
  );
}

function factsOf(segment: Segment, belowName: string, t: TFunction<'reward'>): Fact[] {
  const { levelFrom, levelTo, rankFrom, below, approvedWithinDays, sleeping, turnover } = segment;
  const facts: Fact[] = [{ name: t('segment.levels'), value: levelsText(levelFrom, levelTo, t) }];
  if (rankFrom) facts.push({ name: t('segment.rankFrom'), value: rankFrom });
  if (below !== null)
    facts.push({
      name: t('segment.below'),
      value: <BelowLink memberId={below} name={belowName} />,
    });
  if (approvedWithinDays !== null) {
    const value = t('segment.within', { count: approvedWithinDays });
    facts.push({ name: t('segment.approvedWithinDays'), value });
  }
  if (sleeping) {
    const value = t(`segment.slept.${sleeping.without}`, { count: sleeping.days });
    facts.push({ name: t('segment.sleeping'), value });
  }
  if (turnover) {
    const { days: count, least, most } = turnover;
    const amounts = most === null ? t('segment.least', { least: won(least) }) : undefined;
    const value = amounts ?? t('segment.between', { least: won(least), most: won(most ?? '') });
    facts.push({ name: t('segment.turnover', { count }), value });
  }
  return facts;
}

/** Of a partner of whom nothing has arrived yet, the start of the id. */
function BelowLink({ memberId, name }: { memberId: string; name: string }) {
  return (
    <Link
      to="/admin/members/$memberId"
      params={{ memberId }}
      className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {name === '' ? shortNumber(memberId) : name}
    </Link>
  );
}

function levelsText(from: number, to: number | null, t: TFunction<'reward'>): string {
  if (to === null) return from === 1 ? t('segment.allLevels') : t('segment.fromLevel', { from });
  return t('segment.levelRange', { from, to });
}
