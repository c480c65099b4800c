import { t } from '../shared/texts.ts';
import { msLeftOf, type TableView } from './live.ts';
import { texts } from './texts.ts';

export function phaseText(table: TableView): string {
  switch (table.phase) {
    case 'betting':
      return `${t(texts.betting)} ${Math.ceil(msLeftOf(table) / 1000)}`;
    case 'dealing':
      return t(texts.dealing);
    case 'shuffling':
      return t(texts.shuffling);
    case 'result': {
      if (!table.coup) return '';
      const { outcome, playerTotal, bankerTotal } = table.coup;
      const word = { player: texts.playerWins, banker: texts.bankerWins, tie: texts.tie }[outcome];
      return `${t(word)} ${playerTotal} : ${bankerTotal}`;
    }
  }
}
