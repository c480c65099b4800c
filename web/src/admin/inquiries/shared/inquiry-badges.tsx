import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { BackOfficeInquiry } from '../../shared/contracts.ts';

export function StateBadge({ state }: { state: BackOfficeInquiry['state'] }) {
  const { t } = useTranslation('helpdesk');
  return <Badge tone={state === 'answered' ? 'plain' : 'brass'}>{t(`states.${state}`)}</Badge>;
}

export function KindBadge({ kind }: { kind: BackOfficeInquiry['kind'] }) {
  const { t } = useTranslation('helpdesk');
  return <Badge tone={kind === 'dispute' ? 'danger' : 'plain'}>{t(`kinds.${kind}`)}</Badge>;
}

/** Who works on it now. */
export function Holder({ holder }: Pick<BackOfficeInquiry, 'holder'>) {
  const { t } = useTranslation('helpdesk');
  return holder === null ? (
    <span className="text-faint">{t('free')}</span>
  ) : (
    <Badge tone="jade">{holder}</Badge>
  );
}
