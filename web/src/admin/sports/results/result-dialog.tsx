import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { AdminFixture, AdminMarket, ResultEffect } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { useMovedMoney } from '../shared/moved-money.tsx';
import { resultEffectQuery } from '../shared/sport-queries.ts';
import { useEnterResult } from '../shared/use-set-sport.ts';

type ResultDialogProps = {
  fixture: AdminFixture;
  market: AdminMarket;
  result: BodyOf<ServicePaths, '/api/admin/sport/market/result'>['result'];
  text: string;
  onClose: () => void;
};

/** The last look before a result stands, or stands no more: never without the money it moves. */
export function ResultDialog(props: ResultDialogProps) {
  const { fixture, market, result, onClose } = props;
  const { t } = useTranslation('admin');
  const { fixtureId } = fixture;
  const { marketKey } = market;
  const query = useQuery(resultEffectQuery({ fixtureId, marketKey, result }));
  if (query.data !== undefined) return <Decision {...props} moved={query.data} />;
  return (
    <Dialog title={t('sport.result.title')} isOpen onClose={onClose}>
      {query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}

function Decision({
  fixture,
  market,
  result,
  text,
  moved,
  onClose,
}: ResultDialogProps & { moved: ResultEffect }) {
  const { t } = useTranslation('admin');
  const money = useMovedMoney(moved);
  const enter = useEnterResult(onClose);
  const { fixtureId } = fixture;
  const { marketKey } = market;
  const { paid, taken, takesTwo } = moved;
  const act = t(result.way === 'take-back' ? 'sport.result.takeBack' : 'sport.result.enter');
  const who = t(takesTwo ? 'betting.void.takesTwo' : 'betting.void.alone');
  return (
    <DecisionDialog
      title={act}
      effect={`${text}\n${t('sport.void.bets')}: ${t('betting.void.count', { count: moved.bets })}\n${who}`}
      money={money}
      confirmLabel={takesTwo ? t('betting.void.ask') : act}
      isDangerous
      needsReason
      reasonHint={t('betting.reasonHint')}
      isPending={enter.isPending}
      error={enter.error}
      onConfirm={(reason) => enter.mutate({ fixtureId, marketKey, result, paid, taken, reason })}
      onClose={onClose}
    />
  );
}
