import { useTranslation } from 'react-i18next';
import { Agreement } from '../../../shared/forms/agreement.tsx';
import type { Join } from './use-join.ts';

/** The terms and the age: the last things that are asked for. */
export function Agreements({ join: { agreed, agree } }: { join: Join }) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-col border-t border-line pt-3">
      <legend className="sr-only">{t('auth.agreements')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Agreement
          name="terms"
          label={t('auth.agreeTerms')}
          isAgreed={agreed.terms}
          onChange={(terms) => agree({ terms })}
        />
        {/* In a window of its own: what was typed here stays. */}
        <a
          href="/terms"
          target="_blank"
          rel="noopener"
          className="finger inline-flex items-center text-sm font-medium text-brass-text underline underline-offset-4"
        >
          {t('auth.readTerms')}
        </a>
      </div>
      <Agreement
        name="adult"
        label={t('auth.agreeAdult')}
        isAgreed={agreed.adult}
        onChange={(adult) => agree({ adult })}
      />
    </fieldset>
  );
}
