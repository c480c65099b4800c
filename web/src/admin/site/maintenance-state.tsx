import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import type { SiteCheck } from '../shared/contracts.ts';

type ButtonsProps = { isPlanned: boolean; isPending: boolean; onClear: () => void };

export function Buttons({ isPlanned, isPending, onClear }: ButtonsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="main" type="submit" isPending={isPending}>
        {t('site.save')}
      </Button>
      {isPlanned ? (
        <Button isDisabled={isPending} onPress={onClear}>
          {t('site.clear')}
        </Button>
      ) : null}
    </div>
  );
}

export function StateBadge({ check: { maintenance, siteCheckInfo } }: { check: SiteCheck }) {
  const { t } = useTranslation('admin');
  const isPlanned = siteCheckInfo !== null;
  return (
    <Badge tone={maintenance ? 'warn' : isPlanned ? 'brass' : 'plain'}>
      {t(maintenance ? 'site.now' : isPlanned ? 'site.planned' : 'site.none')}
    </Badge>
  );
}
