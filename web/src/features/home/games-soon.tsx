import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page.tsx';
import { Empty } from '../../components/states.tsx';

/** New and popular games: there are none until vendors are connected, and it says so. */
export function GamesSoon() {
  const { t } = useTranslation();
  return (
    <Panel title={t('home.games')}>
      <Empty icon={Sparkles} title={t('home.gamesEmpty')} note={t('home.gamesEmptyNote')} />
    </Panel>
  );
}
