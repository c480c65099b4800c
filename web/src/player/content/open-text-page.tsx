import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/pages/page.tsx';
import { TextPage } from './text-page.tsx';

const titles = { terms: 'textPage.terms', 'responsible-play': 'textPage.responsible' } as const;

/** A text everybody may read before they sign up. */
export function OpenTextPage({ slug }: { slug: keyof typeof titles }) {
  const { t } = useTranslation();
  return (
    <Page title={t(titles[slug])}>
      <TextPage slug={slug} />
    </Page>
  );
}
