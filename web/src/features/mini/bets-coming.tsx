import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page.tsx';
import { Empty } from '../../components/states.tsx';

/** Where bets will be placed: it says that they cannot be yet, and offers nothing to press. */
export function BetsComing() {
  const { t } = useTranslation();
  return (
    <Panel title={t('mini.bets')}>
      <Empty icon={Hammer} title={t('mini.betsComing')} note={t('mini.betsComingNote')} />
    </Panel>
  );
}
