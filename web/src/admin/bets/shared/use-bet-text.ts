import { useTranslation } from 'react-i18next';
import { useMarketText } from '../../../betting/mini/model/use-market-text.ts';

type Named = { gameId: string; number: number };

/** The words for games, rounds, markets and selections, as members read them. */
export function useBetText() {
  const { t } = useTranslation(['admin', 'site']);
  const text = useMarketText();
  return {
    ...text,
    round: ({ gameId, number }: Named) =>
      `${text.game(gameId)} ${t('site:mini.round', { number })}`,
    selection: (gameId: string, marketId: string, selectionId: string) =>
      `${text.market(gameId, marketId)} · ${text.pick(selectionId)}`,
    /** Why a bet became void; what the page does not know is said as it was written. */
    reason: (reason: string) => {
      if (reason === 'late-stake') return t('admin:betting.reason.lateStake');
      return reason === 'round-void' ? t('admin:betting.reason.roundVoid') : reason;
    },
  };
}
