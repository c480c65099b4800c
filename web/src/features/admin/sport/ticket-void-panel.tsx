import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import type { TicketVoidCase } from '../api/contracts.ts';
import { VoidList, type VoidMove, VoidMoveDialog } from '../betting/void-list.tsx';
import { DecisionDialog } from '../decision-dialog.tsx';
import { usePermits } from '../use-operator.ts';
import { Moved, MovedLine, useMovedMoney } from './moved-money.tsx';
import { ticketVoidQuery, type VoidSubject } from './sport-office-queries.ts';
import { useAskTicketVoid, useDecideTicketVoid } from './use-void-tickets.ts';

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

type RequestsProps = {
  found: TicketVoidCase;
  rule: 'sport.void.note.ticket' | 'sport.void.note.market';
};

function Requests({ found, rule }: RequestsProps) {
  const { t } = useTranslation('admin');
  const money = useMovedMoney(found);
  const [asked, setAsked] = useState<{
    row: TicketVoidCase['requests'][number];
    move: VoidMove;
  } | null>(null);
  const decide = useDecideTicketVoid(() => setAsked(null));
  const { paid, taken } = found;
  return (
    <>
      <VoidList
        rows={found.requests}
        keyOf={(row) => row.voidId}
        moneyOf={(row) => <MovedLine moved={row} />}
        onMove={(row, move) => setAsked({ row, move })}
      />
      {asked === null ? null : (
        <VoidMoveDialog
          asked={asked}
          rule={t(rule)}
          money={money}
          stays={t('sport.void.stays')}
          decide={decide}
          onConfirm={(reason) =>
            decide.mutate({ voidId: asked.row.voidId, move: asked.move, reason, paid, taken })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
