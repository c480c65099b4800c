import { useTranslation } from 'react-i18next';

/**
 * How the wallet refused a stake, in words; a code the page does not know has the general ones. They come
 * with the watch over a member's protection, which is there wherever a member is: no first page needs them.
 */
export function useRefusalText(): (code: string | null) => string {
  const { t, i18n } = useTranslation(['protection', 'site']);
  return (code) =>
    code !== null && i18n.exists(`refusal.${code}`, { ns: 'protection' })
      ? t(`refusal.${code}` as 'refusal.W105')
      : t('site:bet.refusal.other');
}
