import { Gamepad2, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Empty } from '../../shared/ui/pages/states.tsx';

type GameOverProps = { kind: 'none' | 'ended' | 'locked'; onLeave: () => void };

/** In place of a game that is not there (any more): why, and the way out. */
export function GameOver({ kind, onLeave }: GameOverProps) {
  const { t } = useTranslation('game');
  return (
    <div role="alert" className="m-auto">
      <Empty
        icon={kind === 'locked' ? Wrench : Gamepad2}
        title={t(`window.over.${kind}`)}
        note={t(`window.overNote.${kind}`)}
        action={
          <Button look="main" onPress={onLeave}>
            {t('window.leave')}
          </Button>
        }
      />
    </div>
  );
}
