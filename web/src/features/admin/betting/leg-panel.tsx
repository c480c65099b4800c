import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../components/data-table.tsx';
import { Panel } from '../../../components/page.tsx';
import { Nothing } from '../../../components/states.tsx';
import { won } from '../../../format/money.ts';
import { koreaSecond } from '../../../format/time.ts';
import { isTicket } from '../../sport/api.ts';
import { TicketLines } from '../../sport/tickets/ticket-lines.tsx';
import type { OfficeLeg } from '../api/contracts.ts';
import { FactList } from '../members/fact-list.tsx';
import { BetState } from './bet-state.tsx';
import { useBetText } from './use-bet-text.ts';

/** One bet of a slip: what was chosen at which odds, and each result it was given. */
export function LegPanel({ bet }: { bet: OfficeLeg }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const asked =
    bet.askedOdds === bet.odds ? '' : ` (${t('betting.asked', { odds: bet.askedOdds })})`;
  return (
    <Panel
      title={
        isTicket(bet)
          ? t('betting.ticket')
          : text.selection(bet.vendorCode, bet.marketId, bet.selectionId)
      }
      aside={<BetState state={bet.state} />}
    >
      {isTicket(bet) ? (
        <div className="flex flex-col gap-2 pb-4">
          <TicketLines ticket={bet} withResults />
        </div>
      ) : null}
      <FactList
        columns={2}
        facts={[
          { name: t('betting.oddsName'), value: `${bet.odds}${asked}` },
          { name: t('betting.stake'), value: won(bet.cash) },
          { name: t('betting.wouldReturn'), value: won(bet.gameMoney) },
          {
            name: t('betting.returned'),
            value: bet.settledAt === null ? '–' : won(bet.winCash),
          },
          {
            name: t('betting.betNumber'),
            isWide: true,
            value: <span className="text-xs break-all text-muted">{bet.betId}</span>,
          },
        ]}
      />
      {bet.settlements.length === 0 ? null : (
        <div className="-mx-4 -mb-4 pt-3 sm:-mx-5 sm:-mb-5">
          <Settlements bet={bet} />
        </div>
      )}
    </Panel>
  );
}

function Settlements({ bet }: { bet: OfficeLeg }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  return (
    <DataTable
      caption={t('betting.settlements')}
      rows={bet.settlements}
      rowKey={(row) => String(row.version)}
      columns={[
        {
          key: 'version',
          header: t('betting.settlement'),
          phone: 'title',
          cell: (row) => t('betting.settlementOf', { version: row.version }),
        },
        {
          key: 'result',
          header: t('betting.result'),
          phone: 'title',
          cell: (row) => <BetState state={row.result === 'open' ? 'accepted' : row.result} />,
        },
        {
          key: 'returned',
          header: t('betting.returned'),
          align: 'end',
          cell: (row) => won(row.returned),
        },
        {
          key: 'at',
          header: t('betting.settledAt'),
          cell: (row) => <span className="tabular-nums">{koreaSecond(row.settledAt)}</span>,
        },
        {
          key: 'reason',
          header: t('decision.reason'),
          wraps: true,
          cell: (row) => (row.reason === '' ? <Nothing /> : text.reason(row.reason)),
        },
      ]}
    />
  );
}
