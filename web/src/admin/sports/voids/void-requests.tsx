import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketVoidCase } from '../../shared/contracts.ts';
import { VoidList, type VoidMove, VoidMoveDialog } from '../../shared/tables/void-list.tsx';
import { MovedLine, useMovedMoney } from '../shared/moved-money.tsx';
import { useDecideTicketVoid } from './use-void-tickets.ts';

type RequestsProps = {
  found: TicketVoidCase;
  rule: 'sport.void.note.ticket' | 'sport.void.note.market';
};

export function Requests({ found, rule }: RequestsProps) {
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
