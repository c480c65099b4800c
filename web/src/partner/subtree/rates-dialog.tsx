import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { api } from '../../shared/member/member-session.ts';
import type { AskedRate, Person } from '../../shared/partner/model/contracts.ts';
import { partnersKey } from '../../shared/partner/model/reads.ts';
import { RatesPanel } from '../../shared/partner/rates/rates-panel.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { ownReads } from '../shared/partner-reads.ts';

type RatesDialogProps = {
  person: Person;
  /** Only who stands right below has rates that one sets. */
  maySet: boolean;
  onClose: () => void;
};

/** Rates of somebody below; of whom stands right below they can be set. */
export function RatesDialog({ person, maySet, onClose }: RatesDialogProps) {
  const { t } = useTranslation('partner');
  const queryClient = useQueryClient();
  const act = useSubmit({
    send: (wish: { holderId: string; rates: AskedRate[] }, headers) =>
      answerOf(api.POST('/api/partner/rates/set', { body: wish, headers })),
    onDone: () => {
      toast('good', t('rates.done'));
      void queryClient.invalidateQueries({ queryKey: partnersKey });
    },
  });
  return (
    <Dialog
      title={t('rates.of', { name: person.nickname })}
      isOpen
      onClose={onClose}
      width="full"
      isDismissable={false}
    >
      <RatesPanel
        reads={ownReads}
        of={{ holderId: person.memberId }}
        save={
          maySet
            ? {
                isPending: act.isPending,
                error: act.error,
                send: (wish, onDone) => act.mutate(wish, { onSuccess: onDone }),
              }
            : undefined
        }
      />
    </Dialog>
  );
}
