import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { VoidCase } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { FactList } from '../../shared/fact-list.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { voidQuery } from '../shared/betting-queries.ts';
import { useAskVoid } from './use-void-round.ts';
import { VoidRequests } from './void-requests.tsx';

/** Declaring a round void: what it would do, and what became of it where somebody did. */
export function VoidPanel({ roundId }: { roundId: string }) {
  const { t } = useTranslation('admin');
  const query = useQuery(voidQuery(roundId));
  return (
    <Panel title={t('betting.void.title')}>
      {query.isPending ? <SkeletonRows rows={3} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : <VoidParts roundId={roundId} round={query.data} />}
    </Panel>
  );
}

type VoidPartsProps = { roundId: string; round: VoidCase };

function VoidParts({ roundId, round }: VoidPartsProps) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [isAsking, setAsking] = useState(false);
  const isWaiting = round.requests.some(({ status }) => status === 'waiting');
  const canBe = round.kind === 'before' || (round.kind === 'after' && round.bets > 0);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t(`betting.void.note.${round.kind}`)}</p>
      {round.kind === 'before' || round.kind === 'after' ? <Effect round={round} /> : null}
      {canBe && !isWaiting && permits('betting.manage') ? (
        <Button look="danger" className="self-start" onPress={() => setAsking(true)}>
          {t('betting.void.start')}
        </Button>
      ) : null}
      {round.requests.length === 0 ? null : <VoidRequests {...{ roundId, round }} />}
      {isAsking ? <AskDialog {...{ roundId, round }} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function Effect({ round }: { round: VoidCase }) {
  const { t } = useTranslation('admin');
  return (
    <FactList
      facts={[
        {
          name: t('betting.void.goesBack'),
          value: `${t('betting.void.count', { count: round.bets })} · ${won(round.refund)}`,
        },
        ...(round.kind === 'before'
          ? []
          : [
              {
                name: t('betting.void.kept'),
                value: `${t('betting.void.count', { count: round.kept })} · ${won(round.keptPaid)}`,
              },
            ]),
        { name: t('betting.void.takenBack'), value: won('0') },
      ]}
    />
  );
}

function AskDialog({ roundId, round, onClose }: VoidPartsProps & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const ask = useAskVoid(roundId, onClose);
  const { refund } = round;
  const rule = t(`betting.void.note.${round.kind}`);
  const who = t(round.takesTwo ? 'betting.void.takesTwo' : 'betting.void.alone');
  return (
    <DecisionDialog
      title={t('betting.void.start')}
      effect={`${rule}\n${who}`}
      money={[{ name: t('betting.void.goesBack'), change: refund }]}
      confirmLabel={t(round.takesTwo ? 'betting.void.ask' : 'betting.void.start')}
      isDangerous
      needsReason
      reasonHint={t('betting.reasonHint')}
      isPending={ask.isPending}
      error={ask.error}
      onConfirm={(reason) => ask.mutate({ roundId, refund, reason })}
      onClose={onClose}
    />
  );
}
