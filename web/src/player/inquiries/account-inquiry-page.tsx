import { Clock3, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { PayInAccountCard } from '../cash/pay-in-account.tsx';
import { SupportLayout } from '../content/support-layout.tsx';
import type { SupportPaths } from '../content/support-paths.ts';

/** Where to send a deposit: the wallet answers at once; who needs more writes an inquiry about it. */
export function AccountInquiryPage({ paths }: { paths: SupportPaths }) {
  const { t } = useTranslation('inquiry');
  return (
    <SupportLayout
      title={t('account.title')}
      note={t('account.note')}
      paths={paths}
      tab="inquiries"
    >
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <Panel title={t('account.ask')}>
          <PayInAccountCard />
        </Panel>
        <Panel title={t('account.before')}>
          <ul className="flex flex-col gap-3 text-muted">
            <li className="flex gap-3">
              <Clock3 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-text" />
              {t('account.changes')}
            </li>
            <li className="flex gap-3">
              <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-text" />
              {t('account.ownName')}
            </li>
          </ul>
          <div className="mt-5 flex flex-wrap gap-2">
            <ButtonLink look="main" to="/member/moneyMain/charge">
              {t('account.deposit')}
            </ButtonLink>
            <ButtonLink to={paths.ask} search={{ kind: 'account' }}>
              {t('account.write')}
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </SupportLayout>
  );
}
