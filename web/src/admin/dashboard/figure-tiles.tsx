import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseWon, won } from '../../shared/format/money.ts';
import { usePermits } from '../shared/use-operator.ts';
import { BettingTiles } from './betting-tiles.tsx';
import { signedWon, FigureTile as Tile } from './figure-tile.tsx';
import { bankFiguresQuery, memberFiguresQuery } from './figures-query.ts';

/** Today in figures: bets, money that came and went, what is on its way, and who is there. */
export function FigureTiles() {
  const permits = usePermits();
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      {permits('betting.read') ? <BettingTiles /> : null}
      {permits('cash.read') ? <MoneyTiles /> : null}
      {permits('members.read') ? <MemberTiles /> : null}
    </dl>
  );
}

function MoneyTiles() {
  const { t } = useTranslation('admin');
  const { data, isError } = useQuery(bankFiguresQuery(7));
  const today = data?.days.at(-1);
  const yesterday = data?.days.at(-2);
  const net = today === undefined ? 0n : parseWon(today.deposits) - parseWon(today.withdrawals);
  const countAndBefore = (count: number | undefined, before: string | undefined) =>
    count === undefined || before === undefined
      ? ''
      : `${t('figures.count', { count })} · ${t('figures.yesterday', { amount: won(before) })}`;
  return (
    <>
      <Tile
        isFailed={isError}
        name={t('figures.deposits')}
        value={today && won(today.deposits)}
        note={countAndBefore(today?.depositCount, yesterday?.deposits)}
      />
      <Tile
        isFailed={isError}
        name={t('figures.withdrawals')}
        value={today && won(today.withdrawals)}
        note={countAndBefore(today?.withdrawalCount, yesterday?.withdrawals)}
      />
      <Tile
        isFailed={isError}
        name={t('figures.net')}
        value={today && signedWon(net)}
        tone={net < 0n ? 'text-down' : net > 0n ? 'text-up' : ''}
        note={t('figures.netNote')}
      />
      <Tile
        isFailed={isError}
        name={t('figures.held')}
        value={data && won(data.held)}
        note={t('figures.heldNote')}
        link={{ to: '/admin/withdrawals' }}
      />
      <Tile
        isFailed={isError}
        name={t('figures.membersHold')}
        value={data && won(data.membersHold)}
        note={t('figures.membersHoldNote')}
      />
      <Tile
        isFailed={isError}
        name={t('figures.adjustments')}
        value={data && t('figures.count', { count: data.waitingAdjustments })}
        tone={data !== undefined && data.waitingAdjustments > 0 ? 'text-brass-text' : ''}
        note={t('figures.adjustmentsNote')}
        link={{ to: '/admin/adjustments' }}
      />
    </>
  );
}

function MemberTiles() {
  const { t } = useTranslation('admin');
  const { data, isError } = useQuery(memberFiguresQuery(7));
  const before = data?.series.at(-2)?.signUps;
  return (
    <>
      <Tile
        isFailed={isError}
        name={t('figures.newMembers')}
        value={data && t('figures.people', { count: data.newToday })}
        note={
          before === undefined
            ? ''
            : t('figures.yesterday', { amount: t('figures.people', { count: before }) })
        }
        link={{ to: '/admin/approvals' }}
      />
      <Tile
        isFailed={isError}
        name={t('figures.online')}
        value={data && t('figures.people', { count: data.online })}
        tone="text-jade"
        note={data === undefined ? '' : t('figures.onlineNote', { count: data.active })}
      />
    </>
  );
}
