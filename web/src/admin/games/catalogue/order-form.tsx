import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/games/game-names.ts';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { GameOrder } from '../../shared/contracts.ts';
import { ReviewDialog } from '../../shared/settings/review-dialog.tsx';
import { SaveBar } from '../../shared/settings/save-bar.tsx';
import { SavedLine } from '../../shared/settings/saved-line.tsx';
import { useOperatorNames, usePermits } from '../../shared/use-operator.ts';
import { movedAway } from './moved.ts';
import { OrderList } from './order-list.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { useSaveOrder } from './use-save-order.ts';

type OrderFormProps = { vendorKey: string; saved: GameOrder; onReload: () => void };

/** An order while games are moved in it; it is saved as a whole. */
export function OrderForm({ vendorKey, saved, onReload }: OrderFormProps) {
  const { t } = useTranslation('admin');
  const operatorName = useOperatorNames();
  const isReadOnly = !usePermits()('betting.manage', 'platform');
  const [isReviewing, setReviewing] = useState(false);
  const draft = useOrderDraft(saved);
  const save = useSaveOrder(() => {
    setReviewing(false);
    draft.discard();
  });
  const before = saved.games.map(({ id }) => id);
  const after = draft.games.map(({ id }) => id);
  const placeOf = (ids: readonly string[], id: string) =>
    t('games.order.place', { place: ids.indexOf(id) + 1 });
  const changes = movedAway(before, after, draft.touched).map((id) => ({
    name: nameIn(saved.games.find((game) => game.id === id)?.names ?? { ko: id, en: id, vi: id }),
    before: placeOf(before, id),
    after: placeOf(after, id),
  }));
  const { version, changedAt, changedBy, total, groupCode } = saved;
  const left = total - saved.games.length;
  return (
    <>
      {isReadOnly ? <NoticeBar title={t('settings.readOnly')} /> : null}
      <SavedLine
        version={version}
        changedAt={changedAt}
        who={changedBy === null ? '' : operatorName(changedBy)}
      />
      <Panel isFlush>
        <OrderList games={draft.games} isReadOnly={isReadOnly} onMove={draft.move} />
        {left > 0 ? (
          <p className="px-4 py-3 text-sm text-faint sm:px-5">
            {t('games.order.left', { count: left })}
          </p>
        ) : null}
      </Panel>
      <SaveBar
        count={changes.length}
        hasProblems={false}
        error={save.error}
        onReview={() => setReviewing(true)}
        onDiscard={draft.discard}
        onReload={() => {
          save.reset();
          setReviewing(false);
          draft.discard();
          onReload();
        }}
      />
      {isReviewing ? (
        <ReviewDialog
          changes={changes}
          isPending={save.isPending}
          error={save.error}
          onSave={() =>
            save.mutate({ vendorKey, groupCode, version: draft.version, gameIds: after })
          }
          onClose={() => setReviewing(false)}
        />
      ) : null}
    </>
  );
}
