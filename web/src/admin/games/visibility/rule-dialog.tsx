import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { GameVisibility } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { VendorChoice } from '../shared/vendor-choice.tsx';
import { draftOf, problemOf, type RuleDraft, wishOf } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { useSaveRule } from './use-save-rule.ts';

const GAME_KEY_LENGTH_MAX = 100;

type RuleDialogProps = {
  saved: GameVisibility;
  /** What the rule is about, and what that is called; null for a vendor or game still to be chosen. */
  about: { vendorKey: string; gameCode: string; name: string } | null;
  onClose: () => void;
};

/** Who of the site sees a vendor's games, or one of them: saved from the version it was opened at. */
export function RuleDialog({ saved, about, onClose }: RuleDialogProps) {
  const { t } = useTranslation('admin');
  const [{ version, rules }] = useState(saved);
  const [draft, setDraft] = useState<RuleDraft>(() =>
    draftOf({ vendorKey: about?.vendorKey ?? '', gameCode: about?.gameCode ?? '' }, rules),
  );
  const [isTried, setTried] = useState(false);
  const save = useSaveRule(onClose);
  const problem = problemOf(draft);
  const put = (change: Partial<RuleDraft>) => setDraft({ ...draft, ...change });
  /** Another vendor or game has a rule of its own, or none. */
  const choose = (change: { vendorKey: string; gameCode: string }) =>
    setDraft(draftOf(change, rules));
  return (
    <DecisionDialog
      title={about?.name ?? t('games.visibility.title')}
      effect={t(draft.isHidden ? 'games.visibility.effectHidden' : 'games.visibility.effect')}
      confirmLabel={t('settings.save')}
      isDangerous={draft.isHidden}
      needsReason
      reasonHint={t('games.reasonHint')}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
      onConfirm={(reason) => {
        setTried(true);
        if (problem === null) save.mutate({ version, rule: wishOf(draft), reason });
      }}
    >
      {about === null ? (
        <>
          <VendorChoice
            vendor={draft.vendorKey === '' ? undefined : draft.vendorKey}
            onVendor={(vendorKey = '') => choose({ vendorKey, gameCode: '' })}
          />
          {isTried && problem === 'vendor' ? (
            <p role="alert" className="text-sm text-danger">
              {t('games.visibility.problem.vendor')}
            </p>
          ) : null}
          <TextField
            label={t('games.limits.gameKey')}
            hint={t('games.limits.gameKeyHint')}
            value={draft.gameCode}
            onChange={(gameCode) => choose({ vendorKey: draft.vendorKey, gameCode })}
            maxLength={GAME_KEY_LENGTH_MAX}
          />
        </>
      ) : null}
      <RuleFields draft={draft} problem={isTried ? problem : null} put={put} />
    </DecisionDialog>
  );
}
