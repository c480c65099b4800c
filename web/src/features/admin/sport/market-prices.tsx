import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Panel } from '../../../components/page.tsx';
import { Nothing } from '../../../components/states.tsx';
import { isOffered, readOdds } from '../../sport/odds.ts';
import { legWord } from '../../sport/tickets/leg-result.ts';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { OfficeFixture, OfficeMarket } from '../api/contracts.ts';

type Selection = OfficeMarket['selections'][number];
type Results = OfficeMarket['feedResults'];

/** Each selection: the price of the feed, what members get of it, and what became of it. */
export function MarketPrices({
  fixture,
  market,
}: {
  fixture: OfficeFixture;
  market: OfficeMarket;
}) {
  const { t } = useTranslation(['admin', 'sport']);
  const text = useSportText();
  const results = (key: string, header: string, of: Results): Column<Selection> => ({
    key,
    header,
    align: 'end',
    cell: ({ selectionId }) => {
      const result = of?.[selectionId];
      return result === undefined ? <Nothing /> : t(`sport:legResult.${legWord({ result })}`);
    },
  });
  const price = (odds: string | undefined) =>
    odds === undefined || !isOffered(odds) ? <Nothing /> : readOdds(odds);
  return (
    <Panel isFlush title={t('admin:sport.prices')}>
      <DataTable
        caption={t('admin:sport.prices')}
        rows={market.selections}
        rowKey={(row) => row.selectionId}
        columns={[
          {
            key: 'pick',
            header: t('admin:betting.pick'),
            phone: 'title',
            cell: (row) => (
              <span className="font-medium">
                {text.pick(market.market, row.selectionId, fixture)}
              </span>
            ),
          },
          {
            key: 'feed',
            header: t('admin:sport.feedPrice'),
            align: 'end',
            cell: ({ selectionId }) =>
              price(market.feedOdds.find((one) => one.selectionId === selectionId)?.odds),
          },
          {
            key: 'members',
            header: t('admin:sport.memberPrice'),
            align: 'end',
            cell: ({ odds }) => (
              <span className="font-semibold text-brass-text">{price(odds)}</span>
            ),
          },
          {
            key: 'open',
            header: t('admin:betting.isOpen'),
            phone: 'title',
            cell: ({ isOpen }) => (
              <Badge tone={isOpen ? 'jade' : 'plain'}>
                {t(isOpen ? 'admin:sport.takesBets' : 'admin:betting.closedPick')}
              </Badge>
            ),
          },
          results('feedResult', t('admin:sport.feedResult'), market.feedResults),
          results('handResult', t('admin:sport.handResult'), market.handResults),
        ]}
      />
    </Panel>
  );
}
