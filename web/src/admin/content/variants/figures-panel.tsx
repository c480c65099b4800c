import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { figuresQuery, type TriedKind } from '../model/content-calls.ts';
import type { VariantFigures } from '../model/content-items.ts';
import { RateChart } from './rate-chart.tsx';
import { partText, verdictOf } from './verdict.ts';

type Row = VariantFigures['variants'][number];

/** What readers did with a popup or banner as it is now, and what that is worth. */
export function FiguresPanel({ kind, idx }: { kind: TriedKind; idx: number }) {
  const { t } = useTranslation('admin');
  const query = useQuery(figuresQuery(kind, idx));
  const { data } = query;
  return (
    <Panel title={t('content.figures.title')}>
      {query.isPending ? <SkeletonRows rows={3} /> : null}
      <FailedPanel query={query} />
      {data === undefined ? null : <Figures figures={data} />}
    </Panel>
  );
}

function Figures({ figures }: { figures: VariantFigures }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const isTrial = figures.variants.length > 1;
  const shownColumns = isTrial ? columns : columns.filter(({ key }) => key !== 'confidence');
  return (
    <div className="flex flex-col gap-5">
      {isTrial ? <Verdict variants={figures.variants} /> : null}
      <DataTable
        caption={t('content.figures.title')}
        columns={shownColumns}
        rows={figures.variants}
        rowKey={({ variant }) => variant}
      />
      {figures.days.length === 0 ? null : <RateChart days={figures.days} />}
      <p className="max-w-prose text-sm text-faint">{t('content.figures.note')}</p>
    </div>
  );
}

/** In a sentence: whether one is pressed more often, or that nobody can say so yet. */
function Verdict({ variants }: { variants: readonly Row[] }) {
  const { t } = useTranslation('admin');
  const verdict = verdictOf(variants);
  const nameOf = (name: string) => t('content.variants.name', { name: name.toUpperCase() });
  return (
    <output className="block font-medium">
      {verdict === null
        ? t('content.figures.open')
        : t(`content.figures.${verdict.is}`, {
            name: nameOf(verdict.variant),
            confidence: partText(verdict.confidence),
          })}
    </output>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'variant',
      header: t('content.figures.variant'),
      phone: 'title',
      cell: ({ variant }) => (
        <span className="font-medium">
          {t('content.variants.name', { name: variant.toUpperCase() })}
        </span>
      ),
    },
    {
      key: 'share',
      header: t('content.figures.share'),
      align: 'end',
      cell: ({ share }) => <span className="tabular-nums">{share}%</span>,
    },
    {
      key: 'shown',
      header: t('content.figures.shown'),
      align: 'end',
      cell: ({ shown }) => <span className="tabular-nums">{wonDigits(String(shown))}</span>,
    },
    {
      key: 'pressed',
      header: t('content.figures.pressed'),
      align: 'end',
      cell: ({ pressed }) => <span className="tabular-nums">{wonDigits(String(pressed))}</span>,
    },
    {
      key: 'rate',
      header: t('content.figures.rate'),
      align: 'end',
      cell: ({ shown, rate, low, high }) =>
        shown === 0 ? (
          <Nothing />
        ) : (
          <span className="tabular-nums">
            {partText(rate)}{' '}
            <span className="text-faint">
              {partText(low)}–{partText(high)}
            </span>
          </span>
        ),
    },
    {
      key: 'confidence',
      header: t('content.figures.confidence'),
      align: 'end',
      cell: ({ variant, confidence }) => {
        if (variant === 'a')
          return <span className="text-faint">{t('content.figures.first')}</span>;
        if (confidence === null) return t('content.figures.tooFew');
        return <span className="tabular-nums">{partText(confidence)}</span>;
      },
    },
  ];
}
