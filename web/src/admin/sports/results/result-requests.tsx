import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSportText } from '../../../betting/sportsbook/model/use-sport-text.ts';
import type { AdminFixture, AdminMarket, ResultRequest } from '../../shared/contracts.ts';
import { VoidList, type VoidMove, VoidMoveDialog } from '../../shared/tables/void-list.tsx';
import { MovedLine, useMovedMoney } from '../shared/moved-money.tsx';
import { resultEffectQuery, resultRequestsQuery } from '../shared/sport-queries.ts';
import { useDecideResult } from '../shared/use-set-sport.ts';

type RequestsProps = { fixture: AdminFixture; market: AdminMarket };
type Asked = { row: ResultRequest; move: VoidMove };

/** Results by hand that took, or wait for, a second operator, and those one entered alone. */
export function ResultRequests({ fixture, market }: RequestsProps) {
  const { fixtureId } = fixture;
  const { marketKey } = market;
  const { data } = useQuery(resultRequestsQuery({ fixtureId, marketKey }));
  const [asked, setAsked] = useState<Asked | null>(null);
  if (data === undefined || data.list.length === 0) return null;
  return (
    <div className="border-t border-line pt-1">
      <VoidList
        rows={data.list}
        keyOf={(row) => row.requestId}
        moneyOf={(row) => (
          <>
            <Winners fixture={fixture} market={market} request={row} />
            <br />
            <MovedLine moved={row} />
          </>
        )}
        onMove={(row, move) => setAsked({ row, move })}
      />
      {asked === null ? null : (
        <MoveDialog
          name={{ fixtureId, marketKey }}
          asked={asked}
          onClose={() => setAsked((open) => (open === asked ? null : open))}
        />
      )}
    </div>
  );
}

/** Which selections win by it, or that it takes a result back. */
function Winners({ fixture, market, request }: RequestsProps & { request: ResultRequest }) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  if (request.results === null) return <>{t('sport.result.takeBack')}</>;
  const winners = Object.entries(request.results).flatMap(([id, { won }]) => (won ? [id] : []));
  return <strong>{winners.map((id) => text.pick(market.market, id, fixture)).join(', ')}</strong>;
}

type MoveDialogProps = {
  name: { fixtureId: string; marketKey: string };
  asked: Asked;
  onClose: () => void;
};

/** The last look: what it moves is worked out anew. */
function MoveDialog({ name, asked, onClose }: MoveDialogProps) {
  const { t } = useTranslation('admin');
  const { requestId, results, paid, taken } = asked.row;
  const result =
    results === null ? ({ way: 'take-back' } as const) : ({ way: 'results', results } as const);
  const isApproving = asked.move === 'approve';
  const effect = useQuery({ ...resultEffectQuery({ ...name, result }), enabled: isApproving });
  const shown = effect.data ?? { bets: 0, paid, taken };
  const money = useMovedMoney(shown);
  const decide = useDecideResult(onClose);
  return (
    <VoidMoveDialog
      asked={asked}
      rule={t('sport.result.note')}
      money={money}
      stays={t('sport.result.stays')}
      decide={{
        isPending: decide.isPending || (isApproving && effect.isPending),
        error: decide.error ?? effect.error,
      }}
      onConfirm={(reason) =>
        decide.mutate({
          requestId,
          move: asked.move,
          reason,
          paid: shown.paid,
          taken: shown.taken,
        })
      }
      onClose={onClose}
    />
  );
}
