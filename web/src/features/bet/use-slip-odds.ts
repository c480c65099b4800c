import { useQuery } from '@tanstack/react-query';
import { marketsQuery } from '../mini/market-queries.ts';
import type { MiniGame } from '../mini/mini-games.ts';
import { type SlipPick, useSlip } from './slip-store.ts';

/** The odds of the moment of what is on the slip; those a refusal named are the newest. */
export function useSlipOdds(game: MiniGame) {
  const { picks, outcome } = useSlip(game);
  const markets = useQuery(marketsQuery(game)).data?.markets ?? [];
  const present = new Map(
    markets.flatMap(({ selections }) => selections.map((one) => [one.selectionId, one.odds])),
  );
  if (outcome?.kind === 'refused') {
    for (const { selectionId, odds } of outcome.problems) {
      if (odds !== undefined) present.set(selectionId, odds);
    }
  }
  const isMoved = ({ selectionId, odds }: SlipPick) => (present.get(selectionId) ?? odds) !== odds;
  return { present, hasMoved: picks.some(isMoved) };
}
