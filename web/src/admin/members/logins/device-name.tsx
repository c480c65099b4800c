import { useTranslation } from 'react-i18next';

/** What a browser said it was; a login from before that was kept has none. */
export function DeviceName({ device }: { device: string }) {
  const { t } = useTranslation('admin');
  if (device === '') return <span className="text-faint">{t('logins.unknownDevice')}</span>;
  return <span lang="en">{device}</span>;
}
