import { useTranslation } from 'react-i18next';
import type { BetRow, Listed, ListedGame } from '../../shared/api/contracts.ts';
import { BetWordBadge } from '../../shared/bets/bet-word-badge.tsx';
import { won } from '../../shared/format/money.ts';
import { readOdds } from '../../shared/format/odds.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { nameIn } from '../../shared/games/game-names.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { useMarketText } from '../mini/model/use-market-text.ts';
import { isTicket } from '../sportsbook/model/sport-types.ts';
import { BetBadge } from './model/bet-badge.tsx';
import { ReplayButton } from './replay-button.tsx';
import { useSumColumns } from './sum-columns.tsx';
import { TicketCell } from './tickets/ticket-cell.tsx';

/** The specification's columns: date, company, type, game, the three sums, and the result. */
export function useBetColumns(
  onOpen: (slipId: string) => void,
  cashOuts: ReadonlyMap<string, string>,
): Column<Listed>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'at',
      header: t('bet.column.at'),
      cell: (row) => (
        <span className="block leading-5">
          {koreaMinute(row.placedAt)}
          <span className="block text-xs text-faint tabular-nums">
            {shortNumber(row.row === 'bet' ? row.slipId : row.roundId)}
          </span>
        </span>
      ),
    },
    { key: 'company', header: t('bet.column.company'), cell: () => t('brand.name') },
    {
      key: 'type',
      header: t('bet.column.type'),
      cell: (row) => t(productOf(row)),
    },
    {
      key: 'game',
      header: t('bet.column.game'),
      phone: 'title',
      cell: (row) => <GameCell row={row} />,
    },
    ...useSumColumns(),
    {
      key: 'result',
      header: t('bet.column.result'),
      phone: 'title',
      cell: (row) =>
        row.row === 'bet' ? <BetBadge bet={row} /> : <BetWordBadge word={gameWord(row)} />,
    },
    {
      key: 'open',
      header: t('bet.column.open'),
      align: 'end',
      phone: 'foot',
      cell: (row) =>
        row.row === 'bet' ? (
          <span className="inline-flex items-center gap-3">
            <CashOutPrice amount={cashOuts.get(row.betId)} />
            <Button size="small" onPress={() => onOpen(row.slipId)}>
              {t('bet.open')}
            </Button>
          </span>
        ) : (
          <ReplayButton roundId={row.roundId} />
        ),
    },
  ];
}

/** What an open ticket is bought back for now. */
function CashOutPrice({ amount }: { amount: string | undefined }) {
  const { t } = useTranslation('sport');
  if (amount === undefined) return null;
  return (
    <span className="block text-right text-xs leading-4 text-faint">
      {t('cashOut.now')}
      <span className="block text-sm font-semibold text-brass-text tabular-nums">
        {won(amount)}
      </span>
    </span>
  );
}

function productOf(row: Listed) {
  if (row.row === 'bet') return isTicket(row) ? 'nav.sport' : 'nav.mini';
  return productTexts[row.groupKey] ?? 'nav.casino';
}

const productTexts: Readonly<Record<string, `nav.${Product}`>> = {
  casino: 'nav.live',
  'hc-casino': 'nav.hotel',
  slot: 'nav.slot',
  'h-slot': 'nav.slot',
  fishing: 'nav.fishing',
  esport: 'nav.esport',
  virtual: 'nav.virtual',
};
type Product = 'live' | 'hotel' | 'slot' | 'fishing' | 'esport' | 'virtual';

/** A stake that came back as it was is no win. */
function gameWord({ betCalResults }: ListedGame) {
  return gameWords[betCalResults];
}

const gameWords = {
  WAIT: 'open',
  PASS: 'won',
  FAIL: 'lost',
  TIE: 'void',
  CANCEL: 'cancelled',
} as const;

function GameCell({ row }: { row: Listed }) {
  if (row.row === 'game') return <span className="font-medium">{nameIn(row.names)}</span>;
  return isTicket(row) ? <TicketCell ticket={row} /> : <BetGame bet={row} />;
}

function BetGame({ bet }: { bet: BetRow }) {
  const { t } = useTranslation();
  const text = useMarketText();
  return (
    <span className="block leading-5">
      <span className="block font-medium">
        {text.game(bet.vendorCode)} {t('mini.round', { number: bet.number })}
      </span>
      <span className="block text-xs text-muted">
        {text.market(bet.vendorCode, bet.marketId)} ·{' '}
        <span className="font-semibold text-paper">{text.pick(bet.selectionId)}</span>{' '}
        <span className="font-bold text-brass-text">{readOdds(bet.odds)}</span>
      </span>
    </span>
  );
}
