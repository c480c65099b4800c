import { useTranslation } from 'react-i18next';
import { FormError } from '../../shared/forms/form-error.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { BackOfficeInquiry } from '../shared/contracts.ts';
import { useOperator } from '../shared/use-operator.ts';
import { useLease } from './shared/use-work.ts';

/** Takes the inquiry to answer it, or gives it back; another operator's is left alone. */
export function LeaseButton({ inquiry: { boardIdx, holder } }: { inquiry: BackOfficeInquiry }) {
  const { t } = useTranslation('helpdesk');
  const operator = useOperator();
  const lease = useLease();
  const isMine = holder !== null && holder === operator?.loginId;
  if (holder !== null && !isMine) return null;
  return (
    <span className="flex items-center gap-3">
      <FormError error={lease.error} />
      <Button
        look={isMine ? 'plain' : 'main'}
        isPending={lease.isPending}
        onPress={() => lease.mutate({ boardIdx, isTaken: !isMine })}
      >
        {t(isMine ? 'giveBack' : 'take')}
      </Button>
    </span>
  );
}
