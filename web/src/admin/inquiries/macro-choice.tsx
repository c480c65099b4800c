import { useTranslation } from 'react-i18next';
import { Select } from '../../shared/forms/select.tsx';
import type { BackOfficeInquiryDetail } from '../shared/contracts.ts';

type Macro = BackOfficeInquiryDetail['macros'][number];
type MacroChoiceProps = {
  macros: readonly Macro[];
  /** What the member reads: macros in it come first. */
  language: Macro['language'];
  onChoose: (text: string) => void;
};

/** Answers that are given often, filled in for this member, in each language that has them. */
export function MacroChoice({ macros, language, onChoose }: MacroChoiceProps) {
  const { t } = useTranslation('helpdesk');
  if (macros.length === 0) return null;
  const sorted = macros.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  return (
    <div className="w-full sm:w-72">
      <Select
        label={t('macro')}
        choices={sorted.map((macro) => ({
          id: keyOf(macro),
          text: `${macro.name} · ${t(`languages.${macro.language}`)}`,
        }))}
        value=""
        placeholder={t('macroChoose')}
        onChange={(id) => {
          const chosen = macros.find((macro) => keyOf(macro) === id);
          if (chosen !== undefined) onChoose(chosen.text);
        }}
      />
    </div>
  );
}

const keyOf = ({ name, language }: Macro) => `${language} ${name}`;
