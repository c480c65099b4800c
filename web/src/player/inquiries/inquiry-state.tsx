import { useTranslation } from 'react-i18next';
import type { InquiryRow } from '../../shared/api/contracts.ts';
import { Badge } from '../../shared/ui/figures/badge.tsx';

export function InquiryStateBadge({ state }: { state: InquiryRow['state'] }) {
  const { t } = useTranslation('inquiry');
  return <Badge tone={state === 'answered' ? 'jade' : 'warn'}>{t(`states.${state}`)}</Badge>;
}

export function InquiryKindBadge({ kind }: { kind: InquiryRow['kind'] }) {
  const { t } = useTranslation('inquiry');
  return <Badge tone={kind === 'dispute' ? 'danger' : 'plain'}>{t(`kinds.${kind}`)}</Badge>;
}
