import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseWon, won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { freeBetsQuery } from '../../../shared/member/free-bets.ts';
import { useMemberSession } from '../../../shared/member/member-session.ts';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import type { FreeBet } from '../../sportsbook/model/sport-types.ts';
import type { SlipTicket } from '../model/slip-math.ts';
import { fittingFreeBets } from './free-bets.ts';

/** As many as are offered at once: those that expire first. */
const OFFERED_MAX = 3;

type Slip = {
  product: string;
  tickets: readonly SlipTicket[];
  /** Fills in the amount of the slip's one bet. */
  onStake: (amount: string) => void;
};

/**
 * What free bets the member holds, and those that fit the slip to choose from; the one in use fills in its
 * amount, and nothing else can.
 */
export function useFreeBet({ product, tickets, onStake }: Slip): {
  freeBet: FreeBet | null;
  /** What of the wish says so. */
  wish: { freeBetId?: string };
  choice: ReactNode;
} {
  const { t } = useTranslation();
  const session = useMemberSession();
  const known = useQuery({ ...freeBetsQuery, enabled: session !== null }).data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const offered = fittingFreeBets(known, product, tickets).slice(0, OFFERED_MAX);
  const isStaked = ({ freeBetId, amount }: FreeBet) =>
    freeBetId === chosen && tickets[0]?.lineStake === amount;
  const freeBet = offered.find(isStaked) ?? null;

  function use(one: FreeBet, isOn: boolean): void {
    setChosen(isOn ? one.freeBetId : null);
    onStake(isOn ? one.amount : '');
  }

  const choice =
    known.length === 0 ? null : (
      <div className="flex flex-col border-t border-line px-5 py-2">
        <Held all={known} />
        {offered.map((one) => (
          <Switch
            key={one.freeBetId}
            label={t('bet.useFreeBet', { amount: won(one.amount) })}
            isOn={one === freeBet}
            onChange={(isOn) => use(one, isOn)}
          />
        ))}
        {freeBet === null ? null : (
          <p className="text-sm text-pretty text-faint">
            {t('bet.freeBetNote', { until: koreaMinute(freeBet.expiresAt) })}
          </p>
        )}
      </div>
    );
  const wish = freeBet === null ? {} : { freeBetId: freeBet.freeBetId };
  return { freeBet, wish, choice };
}

/** How many the member holds, also where none of them fits: their terms are on their own page. */
function Held({ all }: { all: readonly FreeBet[] }) {
  const { t } = useTranslation();
  const sum = all.reduce((whole, { amount }) => whole + parseWon(amount), 0n);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
      <span className="text-muted tabular-nums">
        {t('freeBet.held', { number: all.length, amount: won(sum.toString()) })}
      </span>
      <Link to="/member/promotion/freebets" className="py-1 text-brass-text hover:underline">
        {t('freeBet.see')}
      </Link>
    </p>
  );
}
