import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import type { MiniGame } from '../../mini/model/mini-games.ts';
import { useMarketText } from '../../mini/model/use-market-text.ts';
import { MovedOdds } from '../common/moved-odds.tsx';
import type { SlipFilled } from '../common/slip-facts.ts';
import { StakeField } from '../common/stake-field.tsx';
import { returnMost, singleOf } from '../model/slip-math.ts';
import { type MiniPick, miniSlip } from './mini-slips.ts';

type MiniLineProps = {
  game: MiniGame;
  pick: MiniPick;
  present: ReadonlyMap<string, string>;
  filled: SlipFilled;
  isTried: boolean;
};

/** One selection of the slip with its odds, its amount and what it would pay. */
export function MiniLine({ game, pick, present, filled, isTried }: MiniLineProps) {
  const { t } = useTranslation();
  const text = useMarketText();
  const store = miniSlip(game);
  const { stakes } = store.useSlip();
  const problem = useProblem(game, pick);
  const { marketId, selectionId, odds } = pick;
  const name = text.pick(selectionId);
  const market = text.market(game, marketId);
  const ticket = singleOf(odds, stakes[selectionId] ?? '');
  return (
    <li>
      <fieldset aria-label={`${market} ${name}`} className="flex min-w-0 flex-col gap-2 px-5 py-4">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0">
            <span className="block text-xs text-faint">{market}</span>
            <span className="font-semibold">{name}</span>
          </p>
          <span className="-my-1 -mr-2 flex shrink-0 items-center gap-1">
            <MovedOdds seen={odds} present={present.get(selectionId) ?? odds} />
            <IconButton
              label={t('bet.remove', { name: `${market} ${name}` })}
              onPress={() => store.remove([selectionId])}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </span>
        </div>
        {problem === null ? null : <p className="text-sm text-danger">{problem}</p>}
        <StakeField
          label={t('bet.stake')}
          ticket={ticket}
          filled={filled}
          isTried={isTried}
          onChange={(amount) => store.setStakeOf(selectionId, amount)}
        />
        <p className="flex justify-between gap-3 text-sm">
          <span className="text-faint">{t('bet.win')}</span>
          <span className="font-semibold">{won(returnMost(ticket, null).toString())}</span>
        </p>
      </fieldset>
    </li>
  );
}

/** What one selection was refused with. */
function useProblem(game: MiniGame, { selectionId }: MiniPick): string | null {
  const { t } = useTranslation();
  const { outcome } = miniSlip(game).useSlip();
  if (outcome?.kind !== 'refused') return null;
  const own = outcome.problems.find(({ key }) => key === selectionId);
  if (own === undefined) return null;
  return own.odds === null ? outcome.message : t('bet.oddsMoved', { odds: readOdds(own.odds) });
}
