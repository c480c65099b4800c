import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import type { SettingChange } from '../shared/settings/review-dialog.tsx';
import { capsOf, languages, type PromotionDocument } from './edit/promotion-values.ts';
import { segmentLines } from './segment-lines.ts';

type Line = [name: string, text: string];

/**
 * What a version makes of the one before it, its rules aside, in the words of its form: who approves
 * answers for all of it. Of a new promotion it is everything.
 */
export function useDocumentChanges(): (
  before: PromotionDocument | undefined,
  after: PromotionDocument,
) => SettingChange[] {
  const { t } = useTranslation('admin');
  const { t: ofReward } = useTranslation('reward');

  function linesOf({ title, note, segment, ...document }: PromotionDocument): Line[] {
    const { startsAt, endsAt, budget, caps, rules } = document;
    const words = languages.flatMap((lang): Line[] => [
      [`${t('promotions.column.title')} (${lang})`, title[lang]],
      [`${ofReward('create.note')} (${lang})`, note[lang]],
    ]);
    const below: Line[] =
      segment.below === null ? [] : [[ofReward('segment.below'), shortNumber(segment.below)]];
    return [
      [t('promotions.column.budget'), won(budget)],
      [ofReward('create.startsAt'), koreaMinute(startsAt)],
      [ofReward('create.endsAt'), endsAt === null ? '' : koreaMinute(endsAt)],
      ...segmentLines(segment, ofReward),
      ...below,
      ...capsOf(rules.trigger).map((cap): Line => {
        const name = `${t('promotions.caps')} · ${t(`promotions.cap.${cap}`)}`;
        return [name, String(caps[cap] ?? '')];
      }),
      ...words,
    ];
  }

  return (before, after) => {
    const old = new Map(before === undefined ? [] : linesOf(before));
    const fresh = new Map(linesOf(after));
    return [...new Set([...fresh.keys(), ...old.keys()])]
      .map((name) => ({ name, before: old.get(name) ?? '', after: fresh.get(name) ?? '' }))
      .filter((change) => change.before !== change.after);
  };
}
