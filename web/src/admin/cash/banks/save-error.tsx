import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { isConflict } from '../../shared/settings/is-conflict.ts';
import { accountsQuery } from './accounts-query.ts';

/** Somebody else saved meanwhile: what they saved is read before this is tried again. */
export function SaveError({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  function reload(): void {
    void queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
    onClose();
  }
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      <FormError error={error} />
      {isConflict(error) ? (
        <Button size="small" onPress={reload}>
          {t('settings.reload')}
        </Button>
      ) : null}
    </div>
  );
}
