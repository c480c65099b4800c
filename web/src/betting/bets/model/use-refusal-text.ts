import { useTranslation } from 'react-i18next';

/** How the wallet refused a stake, in words; a code the page does not know has the general ones. */
export function useRefusalText(): (code: string | null) => string {
  const { t, i18n } = useTranslation();
  return (code) =>
    code !== null && i18n.exists(`bet.refusal.${code}`)
      ? t(`bet.refusal.${code}` as 'bet.refusal.B6000')
      : t('bet.refusal.other');
}
