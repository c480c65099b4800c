import { useTranslation } from 'react-i18next';

const faults = [
  'unknown-market',
  'unknown-selection',
  'unknown-fixture',
  'no-price',
  'no-margin',
  'incomplete',
  'unreadable',
  'not-applied',
  'exposure',
] as const;

/** Why a message was not believed; what the page does not know is said as it was written. */
export function useFaultText(): (fault: string) => string {
  const { t } = useTranslation('admin');
  return (fault) => {
    const known = faults.find((one) => one === fault);
    return known === undefined ? fault : t(`sport.fault.${known}`);
  };
}
