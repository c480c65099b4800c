import { useTranslation } from 'react-i18next';

const digit = /^ball-(\d)$/;

/** The words for markets and selections; one the page does not know yet stays as it is. */
export function useMarketText() {
  const { t, i18n } = useTranslation();
  return {
    market: (gameId: string, marketId: string) => {
      // The same market of another draw: a kino has no balls but numbers.
      const name = gameId === 'speedkino' ? `kino-${marketId}` : marketId;
      return i18n.exists(`mini.market.${name}`)
        ? t(`mini.market.${name}` as 'mini.market.start')
        : marketId;
    },
    pick: (selectionId: string) => {
      const [, number] = digit.exec(selectionId) ?? [];
      if (number !== undefined) return number;
      return i18n.exists(`mini.pick.${selectionId}`)
        ? t(`mini.pick.${selectionId}` as 'mini.pick.sum-odd')
        : selectionId;
    },
    game: (gameId: string) =>
      i18n.exists(`mini.game.${gameId}`)
        ? t(`mini.game.${gameId}` as 'mini.game.powerball')
        : gameId,
  };
}
