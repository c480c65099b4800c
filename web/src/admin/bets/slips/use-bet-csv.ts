import { csvNumber } from '@noriter/rules/csv';
import { useTranslation } from 'react-i18next';
import { isTicket } from '../../../betting/sportsbook/model/sport-types.ts';
import { sportOf } from '../../../betting/sportsbook/model/sports.ts';
import { useSportText } from '../../../betting/sportsbook/model/use-sport-text.ts';
import { useBetWord } from '../../../shared/bets/bet-word-badge.tsx';
import { betWord } from '../../../shared/bets/bet-words.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import type { AdminBet } from '../../shared/contracts.ts';
import type { CsvColumn } from '../../shared/tables/export-rows.tsx';
import { sidesOf } from '../../sports/shared/named-sides.ts';
import { productOf } from '../shared/betting-search.ts';
import { useBetText } from '../shared/use-bet-text.ts';

/** The same for a file: plain texts, amounts as numbers, times on the Korean clock. */
export function useBetCsv(): CsvColumn<AdminBet>[] {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const sportText = useSportText();
  const word = useBetWord();
  const legText = (leg: AdminBet['legs'][number]) => {
    const sides = sidesOf(leg);
    const market = sportText.marketLine(leg.market, leg.sport);
    const pick = sportText.pick(leg.market, leg.selectionId, sides);
    return `${sportText.event(leg.sport, { ...sides, league: null })} ${market} ${pick} ${leg.odds}`;
  };
  return [
    { header: t('betting.betNumber'), value: (row) => row.betId },
    { header: t('betting.slipNumber'), value: (row) => row.slipId },
    { header: t('betting.shortNumber'), value: (row) => shortNumber(row.slipId) },
    {
      header: t('betting.product'),
      value: (row) =>
        t(
          `betting.products.${row.groupKey === 'mini' ? 'mini' : productOf(sportOf(row.vendorCode))}`,
        ),
    },
    { header: t('export.memId'), value: (row) => row.memId },
    { header: t('export.nick'), value: (row) => row.memNick },
    { header: t('betting.placedAt'), value: (row) => koreaSecond(row.placedAt) },
    { header: t('betting.gameDay'), value: (row) => row.gameDay },
    {
      header: t('betting.round'),
      value: (row) =>
        isTicket(row) ? row.vendorCode : text.round({ gameId: row.vendorCode, number: row.number }),
    },
    {
      header: t('betting.pick'),
      value: (row) =>
        isTicket(row)
          ? row.legs.map(legText).join(' / ')
          : text.selection(row.vendorCode, row.marketId, row.selectionId),
    },
    { header: t('betting.oddsName'), value: (row) => csvNumber(row.odds) },
    { header: t('betting.stake'), value: (row) => csvNumber(row.cash) },
    {
      header: t('betting.returned'),
      value: (row) => (row.settledAt === null ? '' : csvNumber(row.winCash)),
    },
    { header: t('cash.statusName'), value: (row) => word(betWord(row)) },
    {
      header: t('betting.settledAt'),
      value: (row) => (row.settledAt === null ? '' : koreaSecond(row.settledAt)),
    },
  ];
}
