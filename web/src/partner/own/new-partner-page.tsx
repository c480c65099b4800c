import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { api } from '../../shared/member/member-session.ts';
import type { PartnerStatus } from '../../shared/partner/model/contracts.ts';
import { partnersKey } from '../../shared/partner/model/reads.ts';
import { type NewPartner, PartnerForm } from '../../shared/partner/people/partner-form.tsx';
import { tierText } from '../../shared/partner/people/person-name.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { PartnerLayout } from '../shared/partner-layout.tsx';

const LOWEST_TIER = 5;

/** A partner of the tier right below applies here, in the hands of the one above. */
export function NewPartnerPage() {
  return <PartnerLayout tab="partners">{(status) => <Create status={status} />}</PartnerLayout>;
}

function Create({ status }: { status: PartnerStatus }) {
  const { t } = useTranslation('partner');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const act = useSubmit({
    send: (body: NewPartner, headers) =>
      answerOf(api.POST('/api/member/partner/create', { body, headers })),
    onDone: () => {
      toast('good', t('create.done'));
      void queryClient.invalidateQueries({ queryKey: partnersKey });
      void navigate({ to: '/member/partner/partnerList' });
    },
  });
  if (status.tier === LOWEST_TIER) {
    return (
      <Panel title={t('create.title')}>
        <p className="text-muted">{t('create.lowest')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('create.title')} className="max-w-3xl">
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-muted">
          {t('create.below', { name: status.nickname, tier: tierText(t, status.tier + 1) })}
        </p>
        <PartnerForm
          isPending={act.isPending}
          error={act.error}
          onSend={(form) => act.mutate(form)}
        />
      </div>
    </Panel>
  );
}
