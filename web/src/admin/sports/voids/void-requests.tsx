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

type Asked = { row: TicketVoidCase['requests'][number]; move: VoidMove };

export function Requests({ found, rule }: RequestsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <VoidList
        rows={found.requests}
        keyOf={(row) => row.voidId}
        moneyOf={(row) => <MovedLine moved={row} />}
        onMove={(row, move) => setAsked({ row, move })}
      />
      {asked === null ? null : (
        <MoveDialog
          {...{ found, rule, asked }}
          onClose={() => setAsked((open) => (open === asked ? null : open))}
        />
      )}
    </>
  );
}

type MoveDialogProps = RequestsProps & { asked: Asked; onClose: () => void };

/** Each opening has an act of its own: it shows no error of the one before. */
function MoveDialog({ found, rule, asked, onClose }: MoveDialogProps) {
  const { t } = useTranslation('admin');
  const money = useMovedMoney(found);
  const decide = useDecideTicketVoid(onClose);
  const { paid, taken } = found;
  return (
    <VoidMoveDialog
      asked={asked}
      rule={t(rule)}
      money={money}
      stays={t('sport.void.stays')}
      decide={decide}
      onConfirm={(reason) =>
        decide.mutate({ voidId: asked.row.voidId, move: asked.move, reason, paid, taken })
      }
      onClose={onClose}
    />
  );
}
