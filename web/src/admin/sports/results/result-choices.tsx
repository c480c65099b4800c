import { useTranslation } from 'react-i18next';
import { useSportText } from '../../../betting/sportsbook/model/use-sport-text.ts';
import { useBetWord } from '../../../shared/bets/bet-word-badge.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { AdminFixture, AdminMarket } from '../../shared/contracts.ts';
import { type Outcome, offeredFor, onlyWinner, type ResultDraft } from './result-draft.ts';

type ResultChoicesProps = {
  fixture: AdminFixture;
  market: AdminMarket;
  draft: ResultDraft;
  onChange: (draft: ResultDraft) => void;
};

/** What became of each selection; who wins alone is one press. */
export function ResultChoices({ fixture, market, draft, onChange }: ResultChoicesProps) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  const word = useBetWord();
  const selections = market.selections.map(({ selectionId }) => selectionId);
  const offered = offeredFor(market.market);
  return (
    <ul className="flex flex-col divide-y divide-line">
      {selections.map((id) => {
        const name = text.pick(market.market, id, fixture);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2">
            <span className="min-w-0 font-medium">{name}</span>
            <span className="flex max-w-full flex-wrap items-center gap-2">
              <Segmented<Outcome>
                label={name}
                choices={offered.map((one) => ({ id: one, text: word(one) }))}
                value={draft[id] ?? null}
                onChange={(outcome) => onChange({ ...draft, [id]: outcome })}
              />
              <Button
                size="small"
                look="quiet"
                aria-label={`${name} ${t('sport.result.onlyThis')}`}
                onPress={() => onChange(onlyWinner(id, selections))}
              >
                {t('sport.result.onlyThis')}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
