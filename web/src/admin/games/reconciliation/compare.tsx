import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { type DayRange, rangeOf } from '../../../shared/format/day-range.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { VendorChoice } from '../shared/vendor-choice.tsx';
import { useCompare } from './use-reconciliation.ts';

/** Compares some days of one vendor now. */
export function Compare() {
  const { t } = useTranslation('admin');
  const today = useKoreaDay();
  const [vendor, setVendor] = useState<string | undefined>();
  const [days, setDays] = useState<DayRange>(() => rangeOf('today', today));
  const compare = useCompare();
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-3">
        <DateRange label={t('games.days')} value={days} onChange={setDays} />
        <VendorChoice vendor={vendor} onVendor={setVendor} />
        <Button
          isDisabled={vendor === undefined}
          isPending={compare.isPending}
          onPress={() =>
            vendor === undefined ? undefined : compare.mutate({ vendorKey: vendor, ...days })
          }
        >
          {t('games.compare')}
        </Button>
      </div>
      <FormError error={compare.error} />
    </div>
  );
}
