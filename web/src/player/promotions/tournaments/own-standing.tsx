import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { TournamentDetail } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { scoreText } from '../../../shared/format/tournament-score.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { api } from '../../../shared/member/member-session.ts';
import { promotionsKey } from '../../../shared/member/promotions.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { prizeOf } from './prize-text.ts';
import { WhenText } from './when-text.tsx';

/** Where the member stands and what that wins, or the way in. */
export function OwnStanding({ detail }: { detail: TournamentDetail }) {
  const { t } = useTranslation('promotion');
  const { tournament, own } = detail;
  const { isEntered, course, score: kind } = tournament;
  return (
    <Panel title={t('tournament.mine')}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-faint">
          <WhenText tournament={tournament} />
        </p>
        {isEntered ? (
          <dl className="grid grid-cols-2 gap-3">
            <div className="rounded-md bg-raised p-3">
              <dt className="text-xs text-faint">{t('tournament.ownPlace')}</dt>
              <dd className="text-2xl font-bold tabular-nums">
                {own.place === null ? '–' : t('tournament.place', { place: own.place })}
              </dd>
            </div>
            <div className="rounded-md bg-raised p-3">
              <dt className="text-xs text-faint">{t(`tournament.score.${kind}`)}</dt>
              <dd className="text-lg font-bold break-all tabular-nums">
                {scoreText(kind, own.score)}
              </dd>
            </div>
          </dl>
        ) : null}
        {isEntered || course === 'counting' || course === 'finished' ? (
          <Won detail={detail} />
        ) : (
          <Enter promotionId={tournament.promotionId} />
        )}
      </div>
    </Panel>
  );
}

/** What the place would win, or has won. */
function Won({ detail: { tournament, own, prize } }: { detail: TournamentDetail }) {
  const { t } = useTranslation('promotion');
  const { isEntered, course, prizes } = tournament;
  if (!isEntered) return <p className="text-sm text-muted">{t('tournament.notEntered')}</p>;
  if (prize !== null) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold text-brass-text">{rewardText(prize)}</span>
        <Badge tone={prize.state === 'refused' ? 'danger' : 'jade'}>
          {t(`page.state.${prize.state}`)}
        </Badge>
      </p>
    );
  }
  if (course === 'finished') return <p className="text-sm text-muted">{t('tournament.noPrize')}</p>;
  const place = own.place === null ? null : prizeOf(prizes, own.place);
  if (place === null) {
    const last = prizes.at(-1)?.toPlace ?? 0;
    return <p className="text-sm text-muted">{t('tournament.toPrize', { place: last })}</p>;
  }
  return (
    <p className="text-sm text-muted">{t('tournament.would', { reward: rewardText(place) })}</p>
  );
}

function Enter({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('promotion');
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const enter = useSubmit({
    name: `tournament-${promotionId}`,
    send: (_input: null, headers) =>
      answerOf(api.POST('/api/promotion/tournament/enter', { body: { promotionId }, headers })),
  });
  const press = useOnce(async () => {
    try {
      await enter.mutateAsync(null);
      toast('good', t('tournament.enteredNow'));
    } catch (error) {
      await showAlert(textOf(error));
    } finally {
      void queryClient.invalidateQueries({ queryKey: promotionsKey });
    }
  });
  return (
    <div className="flex flex-col gap-2">
      <Button look="main" size="large" isPending={enter.isPending} onPress={() => void press()}>
        {t('tournament.enter')}
      </Button>
      <p className="text-sm text-pretty text-faint">{t('tournament.enterNote')}</p>
    </div>
  );
}
