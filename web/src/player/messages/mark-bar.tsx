import { useTranslation } from 'react-i18next';
import { FormError } from '../../shared/forms/form-error.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { useMarkedMessages } from './use-marked-messages.ts';

export function MarkBar({ marking }: { marking: ReturnType<typeof useMarkedMessages> }) {
  const { t } = useTranslation('community');
  const { count, isPending, error } = marking;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-2 border-b border-line px-4 py-2 sm:px-5">
      <label className="finger flex items-center gap-3 text-sm text-muted">
        <input
          type="checkbox"
          checked={marking.isAll}
          onChange={marking.toggleAll}
          className="tick size-4.5"
        />
        {t('messages.markAll')}
      </label>
      {count === 0 ? null : (
        <span className="ml-auto flex gap-2">
          <Button size="small" isPending={isPending} onPress={() => void marking.send('read')}>
            {t('messages.read')}
          </Button>
          <Button
            size="small"
            look="danger"
            isPending={isPending}
            onPress={() => void marking.send('delete')}
          >
            {t('messages.remove', { count })}
          </Button>
        </span>
      )}
      <FormError error={error} />
    </div>
  );
}
