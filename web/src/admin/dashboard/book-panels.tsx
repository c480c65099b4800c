import { Link } from '@tanstack/react-router';
import { ReceiptText, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSportText } from '../../betting/sportsbook/model/use-sport-text.ts';
import { BetWordBadge } from '../../shared/bets/bet-word-badge.tsx';
import { betWord } from '../../shared/bets/bet-words.ts';
import { won } from '../../shared/format/money.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { Empty } from '../../shared/ui/pages/states.tsx';
import { BetPicks } from '../bets/slips/bet-picks.tsx';
import { MemberLink } from '../shared/member-link.tsx';
import { sidesOf } from '../sports/shared/named-sides.ts';
import { FiguresPanel } from './figures-panel.tsx';

/** The highest stakes of the day. */
export function LargestBets() {
  const { t } = useTranslation('admin');
  return (
    <FiguresPanel
      title={t('dashboard.largest')}
      to="/admin/bets"
      rowsOf={({ largest }) =>
        largest.map((bet) => (
          <li
            key={bet.betId}
            className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
          >
            <span className="flex min-w-48 flex-1 flex-col gap-1 text-sm">
              <MemberLink member={bet} />
              <BetPicks bet={bet} />
            </span>
            <span className="flex flex-col items-end gap-1 max-sm:w-full">
              <Link
                to="/admin/bets/$slipId"
                params={{ slipId: bet.slipId }}
                className="font-semibold text-brass-text underline decoration-line-strong underline-offset-4"
              >
                {won(bet.cash)}
              </Link>
              <span className="text-xs text-faint tabular-nums">{shortNumber(bet.slipId)}</span>
              <span className="text-xs text-faint">
                {t('betting.wouldReturn')} <span translate="no">{won(bet.gameMoney)}</span>
              </span>
              <BetWordBadge word={betWord(bet)} />
            </span>
          </li>
        ))
      }
      empty={<Empty icon={ReceiptText} title={t('dashboard.noBets')} />}
    />
  );
}

/** The matches that are played, those with most staked on them first. */
export function LiveMatches() {
  const { t } = useTranslation(['admin', 'sport']);
  const text = useSportText();
  return (
    <FiguresPanel
      title={t('admin:dashboard.liveMatches')}
      to="/admin/fixtures"
      rowsOf={({ live }) =>
        live.list.map((match) => (
          <li
            key={match.fixtureId}
            className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5"
          >
            <span className="min-w-0">
              <span className="block text-xs text-faint">{t(`sport:name.${match.sport}`)}</span>
              <Link
                to="/admin/fixtures/$fixtureId"
                params={{ fixtureId: match.fixtureId }}
                className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
              >
                {text.event(match.sport, { ...sidesOf(match), league: null })}
              </Link>
            </span>
            <span className="flex shrink-0 flex-col items-end">
              <span className="font-semibold tabular-nums">{won(match.stake)}</span>
              <Link
                to="/admin/bets"
                search={{ fixture: match.fixtureId }}
                className="text-xs text-faint underline-offset-4 hover:underline"
              >
                {t('admin:figures.count', { count: match.tickets })}
              </Link>
            </span>
          </li>
        ))
      }
      empty={<Empty icon={Trophy} title={t('admin:dashboard.noLive')} />}
    />
  );
}
