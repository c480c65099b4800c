import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Question } from '../../shared/content/question.tsx';
import { useSettled } from '../../shared/hooks/use-settled.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { suggestionsQuery } from './inquiry-queries.ts';

const TEXT_MAX = 400;
const SETTLES_MS = 350;

/** Beside an inquiry that is being typed: what may have been answered already. */
export function FaqSuggestions({ text }: { text: string }) {
  const { t } = useTranslation('inquiry');
  const { t: site } = useTranslation();
  const settled = useSettled(text.trim().slice(0, TEXT_MAX), SETTLES_MS);
  const query = useQuery(suggestionsQuery(settled));
  const data = (settled === '' ? undefined : query.data) ?? [];
  return (
    <Panel isFlush title={t('suggested')}>
      <output className="sr-only">{t('suggestedCount', { count: data.length })}</output>
      {data.length === 0 ? (
        <p className="px-4 py-4 text-sm text-faint sm:px-5">{t('suggestedNone')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((one) => (
            <li key={one.faqIdx} lang={one.language}>
              <Question
                question={one.title}
                answer={one.body}
                category={site(`faq.categories.${one.category}`)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
