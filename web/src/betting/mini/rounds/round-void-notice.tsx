import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';

/** The site takes no bets on a round, and what was staked on it goes back. */
export function RoundVoidNotice() {
  const { t } = useTranslation();
  return (
    <NoticeBar tone="warn" title={t('bet.roundVoid')}>
      {t('bet.roundVoidNote')}
    </NoticeBar>
  );
}
