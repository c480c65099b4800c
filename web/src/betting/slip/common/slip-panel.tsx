import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { toastWithUndo } from '../../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty } from '../../../shared/ui/pages/states.tsx';
import type { PlaceWish } from '../../sportsbook/model/sport-types.ts';
import { isBusy, type SlipLine } from '../model/slip.ts';
import type { SlipProduct } from './slip-product.ts';
import { SlipReceipt } from './slip-receipt.tsx';
import { SlipSending, SlipUnknown } from './slip-waiting.tsx';

type SlipProps<Line extends SlipLine, Body> = { product: SlipProduct<Line, Body> };

type PanelProps<Line extends SlipLine, Body> = SlipProps<Line, Body> & {
  /** On a page of its own it is as high as it needs to be. */
  isAlone?: boolean;
};

/** The slip beside what is bet on, where there is room for it: as high as the rail at most. */
export function SlipPanel<Line extends SlipLine, Body extends PlaceWish>({
  product,
  isAlone = false,
}: PanelProps<Line, Body>) {
  const { t } = useTranslation();
  // The rail's height, less the panel's own heading and borders.
  const height = isAlone ? '' : '[--slip-height:max(20rem,calc(100dvh-14.25rem))]';
  return (
    <Panel isFlush title={t('bet.slip')} aside={<SlipAside product={product} />} className={height}>
      <SlipBody product={product} />
    </Panel>
  );
}

/** Throws all selections away; one press more brings them back. */
export function SlipAside<Line extends SlipLine, Body>({
  product: { placing },
}: SlipProps<Line, Body>) {
  const { t } = useTranslation();
  const slip = placing.store.useSlip();
  if (slip.lines.length === 0 || slip.outcome?.kind === 'receipt' || isBusy(slip)) return null;
  return (
    <Button
      look="quiet"
      size="small"
      className="-mr-3"
      onPress={() => {
        const restore = placing.store.clear();
        toastWithUndo(t('bet.removedAll'), { text: t('bet.undo'), onPress: restore });
      }}
    >
      {t('bet.removeAll')}
    </Button>
  );
}

/** What the slip is at: being filled in, on its way, placed, or nothing yet. */
export function SlipBody<Line extends SlipLine, Body extends PlaceWish>({
  product,
}: SlipProps<Line, Body>) {
  const { t } = useTranslation();
  const { lines, outcome } = product.placing.store.useSlip();
  if (outcome?.kind === 'receipt') {
    return <SlipReceipt product={product} slipId={outcome.slipId} />;
  }
  if (outcome?.kind === 'sending') return <SlipSending note={product.sending} />;
  if (outcome?.kind === 'unknown') return <SlipUnknown product={product} body={outcome.body} />;
  if (lines.length === 0) {
    return <Empty icon={Ticket} title={t('bet.empty')} note={t('bet.emptyNote')} />;
  }
  return product.form;
}
