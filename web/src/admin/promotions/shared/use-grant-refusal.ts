import { useTranslation } from 'react-i18next';

/** Why a grant or a prize was refused, as an operator needs it: the fact, and its code. */
export function useGrantRefusal(): (code: string) => string {
  const { t, i18n } = useTranslation('admin');
  return (code) => {
    const key = `promotions.refused.${code}`;
    const known = i18n.exists(key, { ns: 'admin' }) ? key : 'promotions.refused.other';
    return `${t(known as 'promotions.refused.other')} (${code})`;
  };
}
