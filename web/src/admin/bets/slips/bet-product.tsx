import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sportOf } from '../../../betting/sportsbook/model/sports.ts';
import type { AdminBet } from '../../shared/contracts.ts';
import { productOf } from '../shared/betting-search.ts';
import { useBetText } from '../shared/use-bet-text.ts';

export function Product({ bet }: { bet: AdminBet }) {
  const { t } = useTranslation('admin');
  const product = bet.groupKey === 'mini' ? 'mini' : productOf(sportOf(bet.vendorCode));
  return (
    <span className="flex flex-col leading-5">
      <span className="text-xs text-faint">{t(`betting.products.${product}`)}</span>
      <span>
        <RoundLink bet={bet} />
      </span>
    </span>
  );
}

function RoundLink({ bet }: { bet: AdminBet }) {
  const text = useBetText();
  const { t } = useTranslation(['admin', 'sport']);
  if (bet.roundId === null) {
    const sport = sportOf(bet.vendorCode);
    const names = new Set(bet.legs.map((leg) => t(`sport:name.${leg.sport}`)));
    return sport === null ? [...names].join(' · ') : t(`sport:name.${sport}`);
  }
  return (
    <Link
      to="/admin/rounds/$roundId"
      params={{ roundId: bet.roundId }}
      className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {text.round({ gameId: bet.vendorCode, number: bet.number })}
    </Link>
  );
}
