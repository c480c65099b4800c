import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../shared/ui/controls/breadcrumb.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { NotShown } from '../../../shared/ui/pages/not-shown.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { DrawView } from '../model/draw-view.tsx';
import { miniPaths } from '../model/mini-games.ts';
import type { VerifySearch } from '../model/mini-search.ts';
import { type RoundName, roundDetailQuery } from '../rounds/mini-queries.ts';
import { OwnCheck } from './own-check.tsx';
import { RoundProof } from './round-proof.tsx';

/** A round drawn again in the browser, step by step; or any seed and name that are pasted. */
export function MiniVerifyPage({ search }: { search: VerifySearch }) {
  const { t } = useTranslation(['site', 'verify']);
  const { gameId, gameDay, number } = search;
  const round =
    gameId === undefined || gameDay === undefined || number === undefined
      ? null
      : { gameId, gameDay, number };
  return (
    <Page title={t('verify:title')} note={t('verify:note')}>
      {gameId === undefined ? null : (
        <Breadcrumb
          crumbs={[
            { text: t('mini.title'), link: { to: '/member/minigame' } },
            { text: t(`mini.game.${gameId}`), link: { to: miniPaths[gameId] } },
            { text: t('verify:title') },
          ]}
        />
      )}
      {isSecureContext ? (
        <>
          {round === null ? null : <OneRound round={round} />}
          <OwnCheck game={gameId ?? 'powerball'} />
        </>
      ) : (
        <NoticeBar tone="warn" title={t('verify:insecure')} />
      )}
    </Page>
  );
}

function OneRound({ round }: { round: RoundName }) {
  const { t } = useTranslation(['site', 'verify']);
  const { data, error, refetch } = useQuery(roundDetailQuery(round));
  const { gameId: game, gameDay, number } = round;
  const title = `${t(`mini.game.${game}`)} ${gameDay} ${t('mini.round', { number })}`;
  if (data === undefined) {
    return (
      <Panel title={title}>
        {error === null ? (
          <SkeletonRows rows={5} />
        ) : (
          <NotShown error={error} gone={['B1010', 'B1011']} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }
  return (
    <>
      <Panel title={title}>
        {data.state === 'open' ? (
          <p className="py-6 text-center text-muted">{t('verify:notDrawn')}</p>
        ) : (
          <DrawView game={game} draw={data} />
        )}
      </Panel>
      {data.state !== 'drawn' || data.seed === null ? null : (
        <RoundProof game={game} round={{ ...data, seed: data.seed }} />
      )}
    </>
  );
}
