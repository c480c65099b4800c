import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { won } from '../../shared/format/money.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PromotionDetail } from '../shared/contracts.ts';
import { DecisionDialog } from '../shared/decision-dialog.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { ChangeTable } from '../shared/settings/review-dialog.tsx';
import { usePermits } from '../shared/use-operator.ts';
import { usePromotionAct } from './calls/promotion-queries.ts';
import { PromotionRules } from './rules/promotion-rules.tsx';
import { useDocumentChanges } from './use-document-changes.ts';

type Change = PromotionDetail['changes'][number];
type Move = 'approve' | 'refuse' | 'withdraw';

/** Versions in force so far, and those that wait for a second operator. */
export function ChangeList({
  changes,
  versions,
}: {
  changes: readonly Change[];
  versions: PromotionDetail['versions'];
}) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<{ change: Change; move: Move } | null>(null);
  const mayDecide = usePermits()('promotion.manage');
  const waiting = changes.filter(({ status }) => status === 'waiting');
  return (
    <Panel isFlush title={t('promotions.versions')}>
      <ul className="divide-y divide-line">
        {waiting.map((change) => (
          <li
            key={change.changeId}
            className="flex flex-wrap items-center justify-between gap-3 bg-brass-soft px-4 py-3 sm:px-5"
          >
            <p>
              <strong>{t('promotions.asked', { name: change.askedByName })}</strong>
              <span className="block text-sm text-muted">
                {change.reason} · {weightText(change, versions, t)}
              </span>
            </p>
            {mayDecide ? (
              <span className="flex gap-2">
                {(change.isOwn ? (['withdraw'] as const) : (['refuse', 'approve'] as const)).map(
                  (move) => (
                    <Button
                      key={move}
                      size="small"
                      look={move === 'approve' ? 'main' : 'plain'}
                      onPress={() => setAsked({ change, move })}
                    >
                      {t(`promotions.move.${move}`)}
                    </Button>
                  ),
                )}
              </span>
            ) : null}
          </li>
        ))}
        {versions.map(({ version, reason, changedAt, changedByName, document }) => (
          <li
            key={version}
            className="flex flex-wrap justify-between gap-x-4 px-4 py-3 text-sm sm:px-5"
          >
            <span>
              <strong>v{version}</strong> {reason}
            </span>
            <span className="text-muted tabular-nums">
              <span translate="no">{won(document.budget)}</span> · {changedByName} ·{' '}
              {koreaSecond(changedAt)}
            </span>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <Decide
          {...asked}
          before={beforeOf(asked.change, versions)}
          effect={weightText(asked.change, versions, t)}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

/** What is weighed beyond the growth of the budget is what is left of it, given by looser terms. */
function weightText(
  change: Change,
  versions: PromotionDetail['versions'],
  t: TFunction<'admin'>,
): string {
  const { document, weight } = change;
  const before = beforeOf(change, versions)?.budget ?? '0';
  const isGrowth = BigInt(weight) === BigInt(document.budget) - BigInt(before);
  return t(isGrowth ? 'promotions.adds' : 'promotions.loosens', { amount: won(weight) });
}

/** The version it was made of; nothing of a new promotion. */
function beforeOf({ fromVersion }: Change, versions: PromotionDetail['versions']) {
  return versions.find(({ version }) => version === fromVersion)?.document;
}

type Decided = {
  change: Change;
  before: Change['document'] | undefined;
  move: Move;
  effect: string;
  onClose: () => void;
};

function Decide({ change, before, move, effect, onClose }: Decided) {
  const { t } = useTranslation('admin');
  const changes = useDocumentChanges()(before, change.document);
  const { changeId } = change;
  const act = usePromotionAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/decide', {
          body: { changeId, move, reason },
          headers,
        }),
      ),
    () => t('promotions.done.decided'),
  );
  return (
    <DecisionDialog
      title={t(`promotions.move.${move}`)}
      effect={effect}
      confirmLabel={t(`promotions.move.${move}`)}
      needsReason={move === 'refuse'}
      reasonHint={t('promotions.reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      {changes.length === 0 ? null : <ChangeTable changes={changes} />}
      <PromotionRules rules={change.document.rules} />
    </DecisionDialog>
  );
}
