import { useTranslation } from 'react-i18next';

/** The words for what moved money and which account it moved on; an unknown one stays as it is. */
export function useLedgerText() {
  const { t, i18n } = useTranslation();
  return {
    kind: (kind: string) =>
      i18n.exists(`ledger.kind.${kind}`) ? t(`ledger.kind.${kind}` as 'ledger.kind.stake') : kind,
    account: (account: string) =>
      i18n.exists(`ledger.account.${account}`)
        ? t(`ledger.account.${account}` as 'ledger.account.cash')
        : account,
    subject: (type: string) =>
      i18n.exists(`ledger.subject.${type}`)
        ? t(`ledger.subject.${type}` as 'ledger.subject.promotion')
        : type,
  };
}
