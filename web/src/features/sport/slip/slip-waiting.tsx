import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Button } from '../../../components/button.tsx';
import { NoticeBar } from '../../../components/notice-bar.tsx';
import { Skeleton } from '../../../components/states.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useOnce } from '../../../components/use-once.ts';
import { won } from '../../../format/money.ts';
import { useFocusWhenLost } from '../../bet/use-focus-when-lost.ts';
import { priceBook } from '../live-book.ts';
import { slipRulesQuery } from '../sport-queries.ts';
import { repeatTickets } from './place-tickets.ts';
import type { Sent } from './slip.ts';
import type { SlipLeg } from './slip-leg.ts';
import { stakeOf } from './slip-math.ts';
import { emptySlip } from './slip-store.ts';

const secondMs = 1_000;
/** As long as the site's own delay is not known. */
const usualDelayMs = 4_000;

/** On its way. In play it is looked at twice, some seconds apart, and the member sees them pass. */
export function SlipSending({ legs }: { legs: readonly SlipLeg[] }) {
  const { t } = useTranslation(['sport', 'site']);
  const part = useFocusWhenLost<HTMLDivElement>();
  const [since] = useState(Date.now);
  const seconds = Math.floor((useNow(secondMs) - since) / secondMs);
  const isLive = legs.some((leg) => priceBook.head(leg.fixtureId)?.isLive ?? leg.isLive);
  const delayMs = useQuery(slipRulesQuery).data?.rules?.liveDelayMs ?? usualDelayMs;
  const delay = Math.ceil(delayMs / secondMs);
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 p-5 outline-none">
      <NoticeBar title={t('slip.sending')}>
        {isLive ? t('slip.sendingLive', { seconds: delay }) : t('slip.sendingNote')}
      </NoticeBar>
      <p aria-hidden="true" className="flex justify-between gap-3 text-sm text-faint">
        {t('slip.waited')}
        <span className="tabular-nums">{t('slip.seconds', { seconds: Math.max(0, seconds) })}</span>
      </p>
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

/** The answer was lost: the very same is sent again, which cannot be taken twice. */
export function SportSlipUnknown({ sent }: { sent: Sent }) {
  const { t } = useTranslation(['sport', 'site']);
  const textOf = useErrorText();
  const part = useFocusWhenLost<HTMLDivElement>();
  const repeat = useOnce(() => repeatTickets(sent, textOf));
  const { tickets } = sent.body;
  const stake = tickets.reduce(
    (sum, { legs, linesOf, lineStake }) =>
      sum + stakeOf({ odds: legs.map(({ odds }) => odds), linesOf, lineStake }),
    0n,
  );
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 p-5 outline-none">
      <NoticeBar tone="warn" title={t('site:bet.unknown')}>
        {t('slip.unknownNote')}
      </NoticeBar>
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-faint">{t('slip.tickets', { count: tickets.length })}</span>
        <strong>{won(stake.toString())}</strong>
      </p>
      <Button look="main" size="large" onPress={() => void repeat()}>
        {t('site:bet.repeat')}
      </Button>
      <Button look="quiet" onPress={emptySlip}>
        {t('site:bet.dropUnknown')}
      </Button>
    </div>
  );
}
