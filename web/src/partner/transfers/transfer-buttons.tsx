import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../shared/partner/model/contracts.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { TransferForm, type TransferKind } from './transfer-form.tsx';

/** Gives somebody below money, or takes it back. */
export function TransferButtons({ person }: { person: Person }) {
  const { t } = useTranslation('partner');
  const [kind, setKind] = useState<TransferKind | null>(null);
  return (
    <span className="flex gap-1.5">
      <Button size="small" onPress={() => setKind('give')}>
        <ArrowUpRight aria-hidden="true" className="size-4" />
        {t('transfer.kinds.give')}
      </Button>
      <Button size="small" onPress={() => setKind('take')}>
        <ArrowDownLeft aria-hidden="true" className="size-4" />
        {t('transfer.kinds.take')}
      </Button>
      {kind === null ? null : (
        <Dialog
          title={t(`transfer.titleOf.${kind}`, { name: person.nickname })}
          isOpen
          onClose={() => setKind(null)}
          isDismissable={false}
        >
          <TransferForm kind={kind} person={person} onDone={() => setKind(null)} />
        </Dialog>
      )}
    </span>
  );
}
