import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { useProblemText } from '../editor/use-problem-text.ts';
import type { TriedKind } from '../model/content-calls.ts';
import type { DraftVariant } from '../model/draft.ts';
import type { Problems } from '../model/draft-problems.ts';
import { ArtField } from './art-field.tsx';

type VariantFieldsProps = {
  kind: TriedKind;
  name: string;
  field: string;
  variant: DraftVariant;
  problems: Problems;
  onChange: (change: Partial<DraftVariant>) => void;
  onRemove: () => void;
};

/** What a variant has besides its words: its share, and a banner's drawing. */
export function VariantFields({ kind, name, field, variant, ...rest }: VariantFieldsProps) {
  const { problems, onChange, onRemove } = rest;
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const named = t('content.variants.name', { name });
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex items-start gap-3">
        <span className="pt-8">
          <Badge tone="jade">{named}</Badge>
        </span>
        <NumberField
          className="w-44"
          label={t('content.variants.share', { name: named })}
          name={field}
          sort="whole"
          value={variant.share}
          onChange={(share) => onChange({ share })}
          hint={t('content.variants.shareHint')}
          error={problemText(problems[field])}
        />
        <span className="ml-auto pt-6">
          <IconButton label={t('content.variants.remove', { name: named })} onPress={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      {kind === 'banners' ? (
        <ArtField
          label={`${named} ${t('content.art')}`}
          value={variant.art}
          onChange={(art) => onChange({ art })}
        />
      ) : null}
    </div>
  );
}
