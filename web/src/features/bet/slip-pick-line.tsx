import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StakeLimits } from '../../api/contracts.ts';
import { IconButton } from '../../components/button.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { parseWon, won } from '../../format/money.ts';
import { useBalance } from '../member/member-queries.ts';
import type { MiniGame } from '../mini/mini-games.ts';
import { useMarketText } from '../mini/use-market-text.ts';
import { removePick, type SlipPick, setStake, useSlip } from './slip-store.ts';
import { returnOf, stakeMax, stakeProblem } from './stakes.ts';
import { useSlipOdds } from './use-slip-odds.ts';

type SlipPickLineProps = {
  game: MiniGame;
  pick: SlipPick;
  limits: StakeLimits | null;
  /** The slip was pressed: an empty amount is a mistake from then on. */
  isTried: boolean;
};

/** One selection of the slip with its odds, its amount and what it would pay. */
export function SlipPickLine({ game, pick, limits, isTried }: SlipPickLineProps) {
  const { t } = useTranslation();
  const text = useMarketText();
  const cash = useBalance().data?.cash;
  const { present } = useSlipOdds(game);
  const problem = usePickProblem(game, pick, limits);
  const { marketId, selectionId, odds, stake } = pick;
  const name = text.pick(selectionId);
  const isEmpty = isTried && parseWon(stake) === 0n;
  const market = text.market(game, marketId);
  return (
    <li>
      <fieldset aria-label={`${market} ${name}`} className="flex min-w-0 flex-col gap-2 px-5 py-4">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0">
            <span className="block text-xs text-faint">{market}</span>
            <span className="font-semibold">{name}</span>
          </p>
          <span className="-my-1 -mr-2 flex shrink-0 items-center gap-1">
            <PickOdds seen={odds} present={present.get(selectionId) ?? odds} />
            <IconButton
              label={t('bet.remove', { name: `${market} ${name}` })}
              onPress={() => removePick(game, selectionId)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </span>
        </div>
        <MoneyField
          isNarrow
          label={t('bet.stake')}
          value={stake}
          onChange={(amount) => setStake(game, selectionId, amount)}
          max={stakeMax(odds, limits, cash)}
          error={problem ?? (isEmpty ? t('bet.emptyStake') : undefined)}
        />
        <p className="flex justify-between gap-3 text-sm">
          <span className="text-faint">{t('bet.win')}</span>
          <span className="font-semibold">{won(returnOf(pick).toString())}</span>
        </p>
      </fieldset>
    </li>
  );
}

/** The odds that were seen, and those of the moment where they have moved. */
function PickOdds({ seen, present }: { seen: string; present: string }) {
  const { t } = useTranslation();
  if (seen === present) return <span className="font-bold text-brass-text">{seen}</span>;
  const isUp = Number(present) > Number(seen);
  const Arrow = isUp ? ChevronUp : ChevronDown;
  return (
    <span className="inline-flex items-center gap-1">
      <s className="text-sm text-faint">{seen}</s>
      <span className={`inline-flex items-center font-bold ${isUp ? 'text-up' : 'text-down'}`}>
        <Arrow aria-hidden="true" className="size-4" />
        <span className="sr-only">{t(isUp ? 'prices.up' : 'prices.down')}</span>
        {present}
      </span>
    </span>
  );
}

/** What is wrong with one selection: what its level does not allow, or what it was refused with. */
function usePickProblem(game: MiniGame, pick: SlipPick, limits: StakeLimits | null) {
  const { t } = useTranslation();
  const { outcome } = useSlip(game);
  const known = stakeProblem(pick, limits);
  if (known !== null) return t(`bet.problem.${known.kind}`, { limit: won(known.limit) });
  if (outcome?.kind !== 'refused') return undefined;
  const problem = outcome.problems.find(({ selectionId }) => selectionId === pick.selectionId);
  if (problem === undefined) return undefined;
  if (problem.odds !== undefined) return t('bet.oddsMoved', { odds: problem.odds });
  return outcome.message;
}
