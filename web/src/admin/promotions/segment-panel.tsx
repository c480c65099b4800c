import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortNumber } from '../../shared/format/short-number.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { type Fact, FactList } from '../shared/fact-list.tsx';
import { type Segment, segmentLines } from './segment-lines.ts';

/** Whom the version in force is meant for. */
export function SegmentPanel({ segment, belowName }: { segment: Segment; belowName: string }) {
  const { t } = useTranslation('reward');
  const { below } = segment;
  const facts: Fact[] = segmentLines(segment, t).map(([name, value]) => ({ name, value }));
  if (below !== null) {
    facts.push({
      name: t('segment.below'),
      value: <BelowLink memberId={below} name={belowName} />,
    });
  }
  return (
    <Panel title={t('segment.title')}>
      <FactList facts={facts} columns={2} />
    </Panel>
  );
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
