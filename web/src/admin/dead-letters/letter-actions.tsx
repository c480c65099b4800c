import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { DeadLetterRow } from '../shared/contracts.ts';
import { usePermits } from '../shared/use-operator.ts';
import type { AskedMove } from './decide-letters.tsx';

type LetterActionsProps = { letter: DeadLetterRow; onAsk: (asked: AskedMove) => void };

/** What was sent again is over; what was put away can still be sent. */
export function LetterActions({ letter, onAsk }: LetterActionsProps) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  if (letter.state === 'replayed' || !permits('dead-letters.manage')) return null;
  const moves = letter.state === 'open' ? (['close', 'replay'] as const) : (['replay'] as const);
  return (
    <div className="flex justify-end gap-1.5">
      {moves.map((move) => (
        <Button
          key={move}
          size="small"
          look={move === 'replay' ? 'main' : 'plain'}
          onPress={() => onAsk({ move, letters: [letter] })}
        >
          {t(`deadLetters.move.${move}`)}
        </Button>
      ))}
    </div>
  );
}
