import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { Select } from '../../../shared/forms/select.tsx';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { type NewPartner, PartnerForm } from '../../../shared/partner/people/partner-form.tsx';
import { tierText } from '../../../shared/partner/people/person-name.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';
import { PartnerChoice } from './partner-choice.tsx';

const tiers = [1, 2, 3, 4, 5] as const;

/** A new partner anywhere in the tree: a head office by itself, any other below a higher tier. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('partner');
  const [tier, setTier] = useState<(typeof tiers)[number]>(1);
  const [parent, setParent] = useState<Person | null>(null);
  const [isSent, setSent] = useState(false);
  const act = usePartnerAct(
    (form: NewPartner, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/members/partner/create', {
          body: { ...form, tier, ...(tier === 1 ? {} : { recommenderId: parent?.loginId ?? '' }) },
          headers,
        }),
      ),
    () => t('create.entered'),
  );
  const isMissing = tier !== 1 && parent === null;
  return (
    <Dialog title={t('create.title')} isOpen onClose={onClose} width="wide" isDismissable={false}>
      <PartnerForm
        isPending={act.isPending}
        error={act.error}
        onSend={(form) => {
          setSent(true);
          if (!isMissing) act.mutate(form, { onSuccess: onClose });
        }}
      >
        <Select
          label={t('create.tier')}
          placeholder={t('create.tier')}
          choices={tiers.map((one) => ({ id: String(one), text: tierText(t, one) }))}
          value={String(tier)}
          onChange={(id) => setTier(tiers.find((one) => String(one) === id) ?? tier)}
        />
        {tier === 1 ? null : (
          <PartnerChoice
            label={t('create.parent')}
            chosen={parent}
            isLeftOut={(one) => one.tier === 0 || one.tier >= tier}
            onChange={setParent}
            error={isSent && isMissing ? t('create.parentMissing') : undefined}
          />
        )}
      </PartnerForm>
    </Dialog>
  );
}
