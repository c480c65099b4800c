import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useReplay } from '../../shared/games/use-replay.ts';
import { api } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';

/** The way to a round of a vendor's game, as it was. */
export function ReplayButton({ roundId }: { roundId: string }) {
  const { t } = useTranslation();
  const replay = useReplay((id) =>
    answerOf(api.POST('/api/game/replay', { body: { roundId: id } })),
  );
  return (
    <Button size="small" onPress={() => void replay(roundId)}>
      {t('bet.replay')}
    </Button>
  );
}
