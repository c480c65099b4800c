import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import type { RankLadder } from '../../shared/contracts.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { productName } from '../shared/product-name.ts';
import { numberNames, rankLanguages } from './ladder-fields.ts';

type Step = RankLadder['steps'][number];

/** What a ladder becomes, in the words of its form. */
export function useLadderChanges(): (before: RankLadder, after: RankLadder) => SettingChange[] {
  const { t } = useTranslation('reward');
  const { t: adminText } = useTranslation('admin');
  // None named are all of them: an empty field would read as none.
  const productText = ({ products }: RankLadder) =>
    products.length === 0
      ? adminText('promotions.rules.allProducts')
      : products.map((product) => productName(adminText, product)).join(', ');
  const stepChanges = (before: Step | undefined, after: Step | undefined, rank: number) => {
    const of = t('ladder.rank', { rank });
    const names = rankLanguages.map((language) => ({
      name: `${of} ${t(`ladder.name.${language}`)}`,
      before: before?.texts[language] ?? '',
      after: after?.texts[language] ?? '',
      isName: true,
    }));
    const turnover = {
      name: `${of} ${t('ladder.turnover')}`,
      before: before === undefined ? '' : won(before.turnover),
      after: after === undefined ? '' : won(after.turnover),
    };
    return [...names, turnover];
  };
  return (before, after) => {
    const length = Math.max(before.steps.length, after.steps.length);
    const ranks = Array.from({ length }, (_, at) =>
      stepChanges(before.steps[at], after.steps[at], at + 1),
    ).flat();
    const numbers = numberNames.map((name) => ({
      name: t(`ladder.${name}`),
      before: String(before[name]),
      after: String(after[name]),
    }));
    const products = {
      name: t('ladder.products'),
      before: productText(before),
      after: productText(after),
    };
    return [...ranks, ...numbers, products].filter((row) => row.before !== row.after);
  };
}
