import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';

/**
 * What is said, and what the button says, where saving asks another operator.
 *
 * @param loosened the fields that let one operator do more, in words; undefined is given back for none
 */
export function useTwoNeeded(
  loosened: readonly string[],
): { note: ReactNode; label: string } | undefined {
  const { t } = useTranslation('admin');
  if (loosened.length === 0) return undefined;
  const note = (
    <NoticeBar tone="warn" title={t('settings.twoNeeded')}>
      {t('settings.twoNote', { fields: loosened.join(', ') })}
    </NoticeBar>
  );
  return { note, label: t('settings.ask') };
}
