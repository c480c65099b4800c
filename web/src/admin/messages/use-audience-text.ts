import { useTranslation } from 'react-i18next';
import { shortNumber } from '../../shared/format/short-number.ts';
import type { SentMessage } from '../shared/contracts.ts';

/** Whom a message is for, in a few words. */
export function useAudienceText(): (audience: SentMessage['audience']) => string {
  const { t } = useTranslation('moderation');
  return ({ kind, level, loginId, memberId, members }) => {
    if (kind === 'all') return t('messages.kind.all');
    if (kind === 'list') return t('messages.ofList', { count: members ?? 0 });
    if (kind === 'level') return t('messages.ofLevel', { level });
    const name = loginId ?? shortNumber(memberId ?? '');
    return kind === 'partner' ? t('messages.ofPartner', { name }) : name;
  };
}
