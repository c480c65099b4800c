import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { WordsPanel } from '../editor/texts-panel.tsx';
import { VARIANTS_MAX } from '../model/content-bounds.ts';
import type { TriedKind } from '../model/content-calls.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import type { Draft, DraftVariant } from '../model/draft.ts';
import type { Problems } from '../model/draft-problems.ts';
import { VariantFields } from './variant-fields.tsx';
import { firstShare, namesOf } from './variant-names.ts';

/** Whether of this kind several can be tried. */
export const isTried = (kind: ContentKind): kind is TriedKind =>
  kind === 'popups' || kind === 'banners';

/** Of two, each is shown to half. */
const SHARE_AT_FIRST = '50';

type VariantsPanelProps = {
  kind: TriedKind;
  draft: Draft;
  problems: Problems;
  onChange: (change: Partial<Draft>) => void;
};

/** Other words, and another drawing, for a part of the readers. */
export function VariantsPanel({ kind, draft, problems, onChange }: VariantsPanelProps) {
  const { t } = useTranslation('admin');
  const { variants } = draft;
  const names = namesOf(variants).map((name) => name.toUpperCase());
  const put = (next: readonly DraftVariant[]) => onChange({ variants: next });
  const add = () => {
    // It begins as what there is: one thing is changed at a time.
    const share = variants.length === 0 ? SHARE_AT_FIRST : '10';
    put([...variants, { share, art: draft.art, texts: draft.texts }]);
  };
  const change = (at: number, changed: Partial<DraftVariant>) =>
    put(variants.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  return (
    <>
      <Panel
        title={t('content.variants.title')}
        aside={
          <Button size="small" isDisabled={variants.length === VARIANTS_MAX} onPress={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t('content.variants.add')}
          </Button>
        }
      >
        <p className="max-w-prose text-sm text-muted">{t('content.variants.note')}</p>
        {variants.length === 0 ? null : (
          <ul className="mt-5 flex flex-col gap-5">
            <li className="flex items-center gap-3">
              <Badge tone="brass">{t('content.variants.name', { name: 'A' })}</Badge>
              <span className="text-sm text-muted tabular-nums">
                {t('content.variants.rest', { share: Math.max(0, firstShare(variants)) })}
              </span>
            </li>
            {variants.map((variant, at) => (
              // It has no name but its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is its name
              <li key={at}>
                <VariantFields
                  kind={kind}
                  name={names[at + 1] ?? ''}
                  field={`variants.${at}.share`}
                  variant={variant}
                  problems={problems}
                  onChange={(changed) => change(at, changed)}
                  onRemove={() => put(variants.filter((_, place) => place !== at))}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {variants.map(({ texts }, at) => {
        const name = t('content.variants.name', { name: names[at + 1] });
        return (
          <WordsPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is its name
            key={at}
            title={t('content.variants.words', { name })}
            prefix={`variants.${at}.`}
            texts={texts}
            labels={{
              title: `${name} ${t('content.title')}`,
              body: `${name} ${t(kind === 'banners' ? 'content.caption' : 'content.body')}`,
            }}
            sort={kind === 'banners' ? 'caption' : 'article'}
            problems={problems}
            onChange={(changed) => change(at, { texts: changed })}
          />
        );
      })}
    </>
  );
}
