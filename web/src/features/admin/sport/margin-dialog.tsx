import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/text-field.tsx';
import { isOffered } from '../../sport/odds.ts';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { OfficeFixture } from '../api/contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { ChangeTable } from '../settings/review-dialog.tsx';
import { afterMargin, marginOf, percentOf } from './margin.ts';
import { useSetFixture } from './use-set-sport.ts';

type MarginDialogProps = { fixture: OfficeFixture; onClose: () => void };

/** So many prices show what a margin does to all of them. */
const EXAMPLES = 3;

/** What is taken off every price of a fixture, with what some of them become. */
export function MarginDialog({ fixture, onClose }: MarginDialogProps) {
  const { t } = useTranslation('admin');
  const [percent, setPercent] = useState(percentOf(fixture.margin));
  const [isWrong, setWrong] = useState(false);
  const save = useSetFixture(onClose);
  const margin = marginOf(percent);
  const examples = useExamples(fixture, margin);
  return (
    <DecisionDialog
      title={t('sport.marginSet')}
      effect={t('sport.marginEffect')}
      confirmLabel={t('settings.save')}
      needsReason
      reasonHint={t('betting.reasonHint')}
      isPending={save.isPending}
      error={save.error}
      onConfirm={(reason) => {
        setWrong(margin === null);
        if (margin !== null) save.mutate({ fixtureId: fixture.fixtureId, margin, reason });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('sport.marginPercent')}
        name="margin"
        value={percent}
        onChange={setPercent}
        maxLength={4}
        autoComplete="off"
        hint={t('sport.marginHint')}
        error={isWrong && margin === null ? t('sport.marginWrong') : undefined}
        className="[&_input]:max-w-32 [&_input]:text-right [&_input]:tabular-nums"
      />
      {examples.length === 0 ? null : <ChangeTable changes={examples} />}
    </DecisionDialog>
  );
}

/** Prices of the first market that is priced: as members get them now, and as they would. */
function useExamples(fixture: OfficeFixture, margin: number | null) {
  const text = useSportText();
  const priced = fixture.markets.find(({ feedOdds }) =>
    feedOdds.some(({ odds, isActive }) => isActive && isOffered(odds)),
  );
  if (priced === undefined || margin === null) return [];
  return priced.feedOdds.slice(0, EXAMPLES).map(({ selectionId, odds }) => ({
    name: text.pick(priced.market, selectionId, fixture),
    before: afterMargin(odds, fixture.margin),
    after: afterMargin(odds, margin),
  }));
}
