import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Slip } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { useFocusWhenLost } from '../../../shared/hooks/focus.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { slipQuery } from '../../bets/queries/bet-queries.ts';
import type { SlipLine } from '../model/slip.ts';
import type { SlipProduct } from './slip-product.ts';

type ReceiptProps<Line extends SlipLine, Body> = { product: SlipProduct<Line, Body> };

/** What became of a slip that was sent: it waits for the wallet, was accepted, or was refused. */
export function SlipReceipt<Line extends SlipLine, Body>({
  product,
  slipId,
}: ReceiptProps<Line, Body> & { slipId: string }) {
  const part = useFocusWhenLost<HTMLDivElement>();
  const { data: slip, error, refetch } = useQuery(slipQuery(slipId));
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="flex max-h-(--slip-height) flex-col gap-4 overflow-y-auto overscroll-contain p-5 outline-none"
    >
      {slip !== undefined && product.receipt.isOwn(slip) ? (
        <Receipt product={product} slip={slip} />
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <Failed error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Receipt<Line extends SlipLine, Body>({
  product: {
    placing: { store },
    receipt,
  },
  slip,
}: ReceiptProps<Line, Body> & { slip: Slip }) {
  const { t } = useTranslation();
  return (
    <>
      <SlipWord slip={slip} receipt={receipt} />
      <ul aria-label={t('bet.lines')} className="flex flex-col gap-3 text-sm">
        {receipt.rows(slip)}
        <li className="flex items-baseline justify-between gap-3 border-t border-line pt-2">
          <span className="text-faint">{t('bet.total')}</span>
          <strong className="text-base">{won(slip.stake)}</strong>
        </li>
      </ul>
      <p className="text-faint">
        <span className="block text-sm tabular-nums">
          {t('bet.slipNumber', { id: shortNumber(slip.slipId) })}
        </span>
        <span className="block text-xs break-all">{slip.slipId}</span>
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {slip.state === 'pending' ? null : (
          <Button onPress={() => store.setOutcome(null)}>{t('bet.keep')}</Button>
        )}
        <Button look="main" onPress={store.empty}>
          {t('bet.fresh')}
        </Button>
      </div>
      {receipt.links?.(slip)}
    </>
  );
}

type WordProps = { slip: Slip; receipt: SlipProduct<SlipLine, never>['receipt'] };

function SlipWord({ slip, receipt }: WordProps) {
  const { t } = useTranslation();
  if (slip.state === 'refused') {
    return (
      <NoticeBar tone="bad" title={t('bet.refused')}>
        {receipt.refusalText(slip)}
      </NoticeBar>
    );
  }
  if (slip.state === 'pending') {
    return (
      <NoticeBar tone="note" title={t('bet.pending')}>
        {t('bet.pendingNote')}
      </NoticeBar>
    );
  }
  return (
    <NoticeBar tone="good" title={t('bet.accepted')}>
      {receipt.acceptedNote(slip)}
    </NoticeBar>
  );
}
