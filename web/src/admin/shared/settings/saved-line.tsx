import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';

type SavedLineProps = { version: number; changedAt: string | null; who: string };

/** Which version of settings is in force, and who made it. */
export function SavedLine({ version, changedAt, who }: SavedLineProps) {
  const { t } = useTranslation('admin');
  if (changedAt === null) return <p className="text-sm text-faint">{t('settings.defaults')}</p>;
  const at = koreaMinute(changedAt);
  return <p className="text-sm text-faint">{t('settings.version', { version, at, who })}</p>;
}
