import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteOptionQuery } from '../../shared/member/site-queries.ts';

/** Says on every page that the money is play money, until the site itself says that it is real. */
export function DemoStrip() {
  const { t } = useTranslation();
  const { data } = useQuery(siteOptionQuery);
  if (data?.siteOption.mode === 'real') return null;
  return (
    <aside
      aria-label={t('demo.label')}
      className="border-b border-brass-line bg-brass-soft px-4 py-1 text-center text-xs max-[23rem]:px-1 max-[23rem]:text-[0.6875rem] text-brass-text"
    >
      <strong className="font-semibold">{t('demo.label')}</strong>
      <span aria-hidden="true" className="px-2 max-[23rem]:px-0.5">
        ·
      </span>
      {t('demo.text')}
    </aside>
  );
}
