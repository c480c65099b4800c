import { useTranslation } from 'react-i18next';
import { ApiError, offlineCode, unsentCode } from './api-error.ts';

/** What to say about a failed call: the server's own words, in the language it was asked in. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof ApiError)) return t('state.failed');
    if (error.code === offlineCode) return t('state.offline');
    if (error.code === unsentCode) return t('state.unsent');
    return error.message === '' ? t('state.failed') : error.message;
  };
}
