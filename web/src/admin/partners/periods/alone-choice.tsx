import { useQuery } from '@tanstack/react-query';
import { UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { PersonName } from '../../../shared/partner/people/person-name.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { FailedLine, Skeleton } from '../../../shared/ui/pages/states.tsx';
import { backOfficeReads } from '../shared/back-office-reads.ts';
import { PartnerChoice } from '../tree/partner-choice.tsx';

type AloneChoiceProps = {
  /** Whose periods are looked at; undefined of all. */
  partnerId: string | undefined;
  found: ReturnType<typeof usePartner>;
  onChange: (partnerId: string | undefined) => void;
};

/** Whom a period is of: all partners of the cycle, or one alone. */
export function AloneChoice({ partnerId, found, onChange }: AloneChoiceProps) {
  const { t } = useTranslation('partner');
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="flex flex-wrap items-center gap-2 sm:ml-auto">
      {partnerId === undefined ? (
        <Button size="small" onPress={() => setOpen(true)}>
          <UserRound aria-hidden="true" className="size-4" />
          {t('alone.choose')}
        </Button>
      ) : (
        <>
          <WhoAlone found={found} />
          <Button size="small" onPress={() => onChange(undefined)}>
            <X aria-hidden="true" className="size-4" />
            {t('alone.all')}
          </Button>
        </>
      )}
      {isOpen ? (
        <Dialog title={t('alone.choose')} isOpen onClose={() => setOpen(false)}>
          <PartnerChoice
            label={t('alone.partner')}
            chosen={null}
            isLeftOut={({ tier }) => tier === 0}
            onChange={({ memberId }) => {
              setOpen(false);
              onChange(memberId);
            }}
            error={undefined}
          />
        </Dialog>
      ) : null}
    </span>
  );
}

type Found = { partner: Person | undefined; isPending: boolean; retry: () => void };

function WhoAlone({ found: { partner, isPending, retry } }: { found: Found }) {
  if (partner !== undefined) return <PersonName person={partner} />;
  return isPending ? <Skeleton className="h-5 w-24" /> : <FailedLine onRetry={retry} />;
}

/** A partner by id, and why there is none yet. */
export function usePartner(partnerId: string | undefined): Found {
  const { data, isPending, refetch } = useQuery({
    ...backOfficeReads.children({ partnerId: partnerId ?? '', search: '' }),
    enabled: partnerId !== undefined,
  });
  const partner = data?.path.find(({ memberId }) => memberId === partnerId);
  return { partner, isPending, retry: () => void refetch() };
}
