import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { won } from '../../../shared/format/money.ts';
import { useFocusWhenLost } from '../../../shared/hooks/focus.ts';
import { useElapsed } from '../../../shared/hooks/time.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Skeleton } from '../../../shared/ui/pages/states.tsx';
import type { PlaceWish } from '../../sportsbook/model/sport-types.ts';
import type { SlipLine } from '../model/slip.ts';
import { placeSlip } from './place-slip.ts';
import type { SlipProduct } from './slip-product.ts';

const secondMs = 1_000;

/** On its way: the member sees the seconds pass. */
export function SlipSending({ note }: { note: ReactNode }) {
  const { t } = useTranslation();
  const part = useFocusWhenLost<HTMLDivElement>();
  const seconds = Math.floor(useElapsed(secondMs) / secondMs);
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 p-5 outline-none">
      <NoticeBar title={t('bet.sending')}>{note}</NoticeBar>
      <p aria-hidden="true" className="flex justify-between gap-3 text-sm text-faint">
        {t('bet.waited')}
        <span className="tabular-nums">{t('bet.seconds', { seconds })}</span>
      </p>
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

type UnknownProps<Line extends SlipLine, Body> = { product: SlipProduct<Line, Body>; body: Body };

/** The answer was lost: the very same is sent again, which cannot be taken twice. */
export function SlipUnknown<Line extends SlipLine, Body extends PlaceWish>({
  product,
  body,
}: UnknownProps<Line, Body>) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const part = useFocusWhenLost<HTMLDivElement>();
  const repeat = useOnce(() => placeSlip(product.placing, body, textOf, { isAgain: true }));
  const { text, stake } = product.sentText(body);
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 p-5 outline-none">
      <NoticeBar tone="warn" title={t('bet.unknown')}>
        {t('bet.unknownNote')}
      </NoticeBar>
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-faint">{text}</span>
        <strong>{won(stake.toString())}</strong>
      </p>
      <Button look="main" size="large" onPress={() => void repeat()}>
        {t('bet.repeat')}
      </Button>
      <Button look="quiet" onPress={product.placing.store.empty}>
        {t('bet.dropUnknown')}
      </Button>
    </div>
  );
}
