import { useTranslation } from 'react-i18next';
import { isOurs } from '../../../shared/api/api-error.ts';
import { won } from '../../../shared/format/money.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { useFocusWhenLost } from '../../../shared/hooks/focus.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import type { CashOutWish } from './cash-out-wish.ts';

type UnknownProps = {
  lost: CashOutWish;
  isPending: boolean;
  error: Error | null;
  onRepeat: () => void;
  onDrop: () => void;
};

/** The answer to a cash-out was lost: before anything else of the ticket is sold, it is known what became of it. */
export function CashOutUnknown({ lost, isPending, error, onRepeat, onDrop }: UnknownProps) {
  const { t } = useTranslation('sport');
  const part = useFocusWhenLost<HTMLDivElement>();
  const { part: size, amount } = lost;
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <NoticeBar tone="warn" title={t('cashOut.unknown', { part: size, amount: won(amount) })}>
        {t('cashOut.unknownNote')}
      </NoticeBar>
      <FormError error={error} />
      <Button look="main" isPending={isPending} onPress={onRepeat}>
        {t('cashOut.repeat')}
      </Button>
      {/* Who gets no answer however often they ask is not kept from the rest of the ticket. */}
      {isOurs(error) ? (
        <Button look="quiet" size="small" onPress={onDrop}>
          {t('cashOut.dropUnknown')}
        </Button>
      ) : null}
    </div>
  );
}
