import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ask } from '../../../shared/ui/overlays/alerts.ts';

/** Asks before a page with something unsaved is left, by a link, the back button or the tab. */
export function useLeaveGuard(isChanged: () => boolean): void {
  const { t } = useTranslation('admin');
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Back may only close an overlay.
      if (!isChanged() || current.pathname === next.pathname) return false;
      return !(await ask({ message: t('content.askLeave'), isDangerous: true }));
    },
    enableBeforeUnload: isChanged,
  });
}
