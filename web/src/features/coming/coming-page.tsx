import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Page, Panel } from '../../components/page.tsx';
import { Empty } from '../../components/states.tsx';
import type { ComingTitle } from './coming-routes.ts';

/** The specification's word for what is not there yet, inside the layout it will have. */
export function ComingPage({ title }: { title: ComingTitle }) {
  const { t } = useTranslation();
  return (
    <Page title={t(`coming.${title}`)}>
      <Panel>
        <Empty
          icon={Hammer}
          title={t('coming.text')}
          note={t('coming.note')}
          action={
            <ButtonLink to="/" size="small">
              {t('coming.home')}
            </ButtonLink>
          }
        />
      </Panel>
    </Page>
  );
}
