import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { TicketVoidCase } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { Moved, useMovedMoney } from '../shared/moved-money.tsx';
import { ticketVoidQuery, type VoidSubject } from '../shared/sport-queries.ts';
import { useAskTicketVoid } from './use-void-tickets.ts';
import { Requests } from './void-requests.tsx';

/** Declaring a ticket or a market void: what it would move, and what became of it. */
export function TicketVoidPanel({ subject }: { subject: VoidSubject }) {
  const { t } = useTranslation('admin');
  const query = useQuery(ticketVoidQuery(subject));
  return (
    <Panel title={t('sport.void.title')}>
      {query.isPending ? <SkeletonRows rows={3} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : <VoidParts subject={subject} found={query.data} />}
    </Panel>
  );
}

type PartsProps = { subject: VoidSubject; found: TicketVoidCase };

function VoidParts({ subject, found }: PartsProps) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [isAsking, setAsking] = useState(false);
  const isOver = found.requests.some(({ status }) => status === 'waiting' || status === 'approved');
  const of = 'betId' in subject ? 'ticket' : 'market';
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t(`sport.void.note.${of}`)}</p>
      <Moved moved={found} />
      {!isOver && permits('betting.manage') ? (
        <Button look="danger" className="self-start" onPress={() => setAsking(true)}>
          {t('sport.void.start')}
        </Button>
      ) : null}
      {found.requests.length === 0 ? null : (
        <Requests found={found} rule={`sport.void.note.${of}`} />
      )}
      {isAsking ? (
        <AskDialog subject={subject} found={found} of={of} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}

type AskDialogProps = PartsProps & { of: 'ticket' | 'market'; onClose: () => void };

function AskDialog({ subject, found, of, onClose }: AskDialogProps) {
  const { t } = useTranslation('admin');
  const money = useMovedMoney(found);
  const ask = useAskTicketVoid(onClose);
  const { paid, taken, takesTwo } = found;
  const who = t(takesTwo ? 'betting.void.takesTwo' : 'betting.void.alone');
  return (
    <DecisionDialog
      title={t('sport.void.start')}
      effect={`${t(`sport.void.note.${of}`)}\n${who}`}
      money={money}
      confirmLabel={t(takesTwo ? 'betting.void.ask' : 'sport.void.start')}
      isDangerous
      needsReason
      reasonHint={t('betting.reasonHint')}
      isPending={ask.isPending}
      error={ask.error}
      onConfirm={(reason) => ask.mutate({ subject, paid, taken, reason })}
      onClose={onClose}
    />
  );
}
