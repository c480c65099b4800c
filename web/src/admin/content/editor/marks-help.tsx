import { useTranslation } from 'react-i18next';

const marks = ['heading', 'smaller', 'item', 'number', 'strong', 'link', 'paragraph'] as const;

/** Which marks a text may carry, for who forgot them. */
export function MarksHelp() {
  const { t } = useTranslation('admin');
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer text-muted hover:text-paper">
        {t('content.marks.title')}
      </summary>
      <dl className="mt-2 grid max-w-2xl grid-cols-[max-content_1fr] gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3">
        {marks.map((mark) => (
          <div key={mark} className="contents">
            <dt className="font-mono">{t(`content.marks.${mark}.mark`)}</dt>
            <dd className="text-muted">{t(`content.marks.${mark}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
