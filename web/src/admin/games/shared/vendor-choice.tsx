import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { nameIn } from '../../../shared/games/game-names.ts';
import { vendorNamesQuery } from './games-queries.ts';

const everything = 'all';

type VendorChoiceProps = { vendor: string | undefined; onVendor: (vendor?: string) => void };

/** One vendor or all of them. */
export function VendorChoice({ vendor, onVendor }: VendorChoiceProps) {
  const { t } = useTranslation('admin');
  const { data = [] } = useQuery(vendorNamesQuery);
  return (
    <div className="w-52">
      <Select
        label={t('games.vendor')}
        isLabelHidden
        placeholder={t('games.vendor')}
        choices={[
          { id: everything, text: t('games.allVendors') },
          ...data.map(({ vendorKey, names }) => ({ id: vendorKey, text: nameIn(names) })),
        ]}
        value={vendor ?? everything}
        onChange={(id) => onVendor(id === everything ? undefined : id)}
      />
    </div>
  );
}

/** What a vendor's key reads as. */
export function useVendorName(): (vendorKey: string) => string {
  const { data = [] } = useQuery(vendorNamesQuery);
  return (vendorKey) => {
    const found = data.find((one) => one.vendorKey === vendorKey);
    return found === undefined ? vendorKey : nameIn(found.names);
  };
}
