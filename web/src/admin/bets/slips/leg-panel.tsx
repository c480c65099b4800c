import { useTranslation } from 'react-i18next';
import { TicketLines } from '../../../betting/bets/model/ticket-lines.tsx';
import { isTicket } from '../../../betting/sportsbook/model/sport-types.ts';
import { BetWordBadge } from '../../../shared/bets/bet-word-badge.tsx';
import { type BetWord, betWord, stateWord, voidWord } from '../../../shared/bets/bet-words.ts';
import { won } from '../../../shared/format/money.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { AdminLeg } from '../../shared/contracts.ts';
import { FactList } from '../../shared/fact-list.tsx';
import { useBetText } from '../shared/use-bet-text.ts';
import { useLegSides } from './use-leg-sides.ts';

/** One bet of a slip: what was chosen at which odds, and each result it was given. */
export function LegPanel({ bet }: { bet: AdminLeg }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const asked =
    bet.askedOdds === bet.odds ? '' : ` (${t('betting.asked', { odds: readOdds(bet.askedOdds) })})`;
  return (
    <Panel
      title={
        isTicket(bet)
          ? t('betting.ticket')
          : text.selection(bet.vendorCode, bet.marketId, bet.selectionId)
      }
      aside={<BetWordBadge word={betWord(bet)} />}
    >
      {isTicket(bet) ? (
        <div className="flex flex-col gap-2 pb-4">
          <TicketLines ticket={bet} useSides={useLegSides} withResults={bet.state !== 'refused'} />
        </div>
      ) : null}
      <FactList
        columns={2}
        facts={[
          { name: t('betting.oddsName'), value: `${readOdds(bet.odds)}${asked}` },
          { name: t('betting.stake'), value: won(bet.cash) },
          { name: t('betting.wouldReturn'), value: won(bet.gameMoney) },
          {
            name: t('betting.returned'),
            value: bet.settledAt === null ? '–' : won(bet.winCash),
          },
          {
            name: t('betting.betNumber'),
            isWide: true,
            value: (
              <span className="tabular-nums">
                {shortNumber(bet.betId)}{' '}
                <span className="text-xs break-all text-muted">{bet.betId}</span>
              </span>
            ),
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

function resultWord({ result, reason }: AdminLeg['settlements'][number]): BetWord {
  if (result === 'open') return 'open';
  return result === 'void' ? voidWord(reason) : stateWord(result);
}

function Settlements({ bet }: { bet: AdminLeg }) {
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
          cell: (row) => <BetWordBadge word={resultWord(row)} />,
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
