import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addWon, won } from '../../shared/format/money.ts';
import { betDays, marginText } from './bet-days.ts';
import { FigureTile, signedWon } from './figure-tile.tsx';
import { betFiguresQuery } from './figures-query.ts';

/** Today's book: what was staked, what was paid, what that left, and what may still be lost. */
export function BettingTiles() {
  const { t } = useTranslation('admin');
  const { data, isError: isFailed } = useQuery(betFiguresQuery(7));
  const [yesterday, today] = data === undefined ? [] : betDays(data, 2);
  const ofToday = data && { startDate: data.today, endDate: data.today };
  const bets = { to: '/admin/bets', search: ofToday ?? {} } as const;
  const before = (sum: bigint | undefined) =>
    sum === undefined ? '' : t('figures.yesterday', { amount: won(sum.toString()) });
  const { liability, live } = data ?? {};
  return (
    <>
      <FigureTile
        {...{ isFailed }}
        name={t('figures.stake')}
        value={today && won(today.stake.toString())}
        note={today && `${t('figures.count', { count: today.bets })} · ${before(yesterday?.stake)}`}
        link={bets}
      />
      <FigureTile
        {...{ isFailed }}
        name={t('figures.returned')}
        value={today && won(today.returned.toString())}
        note={before(yesterday?.returned)}
        link={bets}
      />
      <FigureTile
        {...{ isFailed }}
        name={t('figures.ggr')}
        value={today && signedWon(today.ggr)}
        tone={
          today === undefined || today.ggr === 0n ? '' : today.ggr < 0n ? 'text-down' : 'text-up'
        }
        note={before(yesterday?.ggr)}
      />
      <FigureTile
        {...{ isFailed }}
        name={t('figures.margin')}
        value={today && (marginText(today) ?? '–')}
        note={t('figures.marginNote')}
      />
      <FigureTile
        {...{ isFailed }}
        name={t('figures.liability')}
        value={liability && won(addWon(liability.sport, liability.mini))}
        note={
          liability &&
          t('figures.liabilityNote', { sport: won(liability.sport), mini: won(liability.mini) })
        }
        link={{ to: '/admin/exposure' }}
      />
      <FigureTile
        {...{ isFailed }}
        name={t('figures.refused')}
        value={today && t('figures.count', { count: today.refused })}
        note={today && won(today.refusedStake.toString())}
        link={{ to: '/admin/bets', search: { ...ofToday, state: 'refused' } }}
      />
      <FigureTile
        {...{ isFailed }}
        name={t('figures.live')}
        value={live && t('figures.matches', { count: live.total })}
        tone="text-jade"
        note={live && t('figures.liveNote')}
        link={{ to: '/admin/fixtures' }}
      />
    </>
  );
}
