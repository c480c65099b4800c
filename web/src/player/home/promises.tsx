import { BookOpenText, Gauge, HandHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const promises = [
  { key: 'ledger', icon: BookOpenText },
  { key: 'live', icon: Gauge },
  { key: 'care', icon: HandHeart },
] as const;

/** What this site does that can be checked. */
export function Promises() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.promises')} className="below-fold grid gap-3 sm:grid-cols-3">
      {promises.map((promise) => (
        <div key={promise.key} className="flex gap-4 border-t border-line pt-4">
          <promise.icon
            aria-hidden="true"
            className="size-5 shrink-0 text-brass-text"
            strokeWidth={1.75}
          />
          <div className="flex flex-col gap-1">
            <h3 className="font-semibold">{t(`home.promise.${promise.key}.title`)}</h3>
            <p className="text-sm text-muted">{t(`home.promise.${promise.key}.text`)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
