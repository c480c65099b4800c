import { useTranslation } from 'react-i18next';
import { useLedgerText } from '../../../shared/hooks/use-ledger-text.ts';

/** Kinds that move nothing of the member's, so that no statement has them. */
const freeBets = [
  'free_bet_grant',
  'free_bet_stake',
  'free_bet_refund',
  'free_bet_expire',
  'free_bet_clawback',
] as const;

/** What a command of the ledger did, in words. */
export function useKindText(): (kind: string) => string {
  const { t } = useTranslation('admin');
  const text = useLedgerText();
  return (kind) => {
    const free = freeBets.find((one) => one === kind);
    return free === undefined ? text.kind(kind) : t(`reconciliation.compared.kind.${free}`);
  };
}
