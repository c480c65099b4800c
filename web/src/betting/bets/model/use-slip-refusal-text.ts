import { useTranslation } from 'react-i18next';
import { useRefusalText } from './use-refusal-text.ts';

/** Why a slip was refused after it was written down: at the second look in play, or by the wallet. */
export function useSlipRefusalText(): (code: string | null) => string {
  const { t } = useTranslation('sport');
  const walletText = useRefusalText();
  return (code) => {
    if (code === 'B1013') return t('secondLook.moved');
    return code === 'B1016' ? t('secondLook.closed') : walletText(code);
  };
}
