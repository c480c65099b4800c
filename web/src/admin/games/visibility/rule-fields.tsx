import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { deviceChoices, partnerModes, type RuleDraft, type RuleProblem } from './rule-draft.ts';

type RuleFieldsProps = {
  draft: RuleDraft;
  /** What keeps it from being saved, once that was tried. */
  problem: RuleProblem | null;
  put: (change: Partial<RuleDraft>) => void;
};

/** Hidden from everybody, or shown to some: by device, level and partner. */
export function RuleFields({ draft, problem, put }: RuleFieldsProps) {
  const { t } = useTranslation('admin');
  const errorOf = (of: RuleProblem) =>
    problem === of ? t(`games.visibility.problem.${of}`) : undefined;
  const hide = (
    <Switch
      label={t('games.visibility.hide')}
      isOn={draft.isHidden}
      onChange={(isHidden) => put({ isHidden })}
    />
  );
  if (draft.isHidden) return hide;
  return (
    <>
      {hide}
      <Segmented
        label={t('games.visibility.devices')}
        choices={deviceChoices.map((id) => ({ id, text: t(`games.visibility.device.${id}`) }))}
        value={draft.device}
        onChange={(device) => put({ device })}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberInput
          label={t('games.visibility.levelFrom')}
          value={draft.levelFrom}
          onChange={(levelFrom) => put({ levelFrom })}
          error={errorOf('levels')}
        />
        <NumberInput
          label={t('games.visibility.levelTo')}
          value={draft.levelTo}
          onChange={(levelTo) => put({ levelTo })}
          error={undefined}
        />
      </div>
      <Segmented
        label={t('games.visibility.partners')}
        choices={partnerModes.map((id) => ({ id, text: t(`games.visibility.partner.${id}`) }))}
        value={draft.partnerMode}
        onChange={(partnerMode) => put({ partnerMode })}
      />
      {draft.partnerMode === 'all' ? null : (
        <TextField
          label={t('games.visibility.partnerIds')}
          hint={t('games.visibility.partnerIdsHint')}
          value={draft.partners}
          onChange={(partners) => put({ partners })}
          error={errorOf('partners')}
        />
      )}
    </>
  );
}
