import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../api/calls.ts';
import type { ServicePaths } from '../../../api/contracts.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import type { OfficeFixture, OfficeMarket } from '../api/contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { type MovedMoney, useMovedMoney } from './moved-money.tsx';
import { resultEffectQuery } from './sport-office-queries.ts';
import { useEnterResult } from './use-set-sport.ts';

type ResultDialogProps = {
  fixture: OfficeFixture;
  market: OfficeMarket;
  result: BodyOf<ServicePaths, '/api/admin/sport/market/result'>['result'];
  /** The results that will stand then. */
  effectOf: NonNullable<OfficeMarket['handResults']>;
  text: string;
  onClose: () => void;
};

/** The last look before a result stands, or stands no more: never without the money it moves. */
export function ResultDialog(props: ResultDialogProps) {
  const { fixture, market, effectOf, onClose } = props;
  const { t } = useTranslation('admin');
  const { fixtureId } = fixture;
  const { marketKey } = market;
  const query = useQuery(resultEffectQuery({ fixtureId, marketKey, results: effectOf }));
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
}: ResultDialogProps & { moved: MovedMoney }) {
  const { t } = useTranslation('admin');
  const money = useMovedMoney(moved);
  const enter = useEnterResult(onClose);
  const { fixtureId } = fixture;
  const { marketKey } = market;
  const isTakeBack = result.way === 'take-back';
  return (
    <DecisionDialog
      title={t(isTakeBack ? 'sport.result.takeBack' : 'sport.result.enter')}
      effect={`${text}\n${t('betting.void.count', { count: moved.bets })}`}
      money={money}
      confirmLabel={t(isTakeBack ? 'sport.result.takeBack' : 'sport.result.enter')}
      isDangerous
      needsReason
      reasonHint={t('betting.reasonHint')}
      isPending={enter.isPending}
      error={enter.error}
      onConfirm={(reason) => enter.mutate({ fixtureId, marketKey, result, reason })}
      onClose={onClose}
    />
  );
}
