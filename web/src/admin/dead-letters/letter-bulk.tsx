import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { DeadLetterRow } from '../shared/contracts.ts';
import { BulkBar } from '../shared/tables/bulk-bar.tsx';
import type { Marks } from '../shared/tables/use-marks.ts';
import type { AskedMove } from './decide-letters.tsx';

type BulkProps = { marks: Marks<DeadLetterRow>; onAsk: (asked: AskedMove) => void };

export function Bulk({ marks: { rows, clear }, onAsk }: BulkProps) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return null;
  return (
    <BulkBar count={rows.length} onClear={clear}>
      <Button size="small" onPress={() => onAsk({ move: 'close', letters: rows })}>
        {t('deadLetters.move.close')} {rows.length}
      </Button>
      <Button size="small" look="main" onPress={() => onAsk({ move: 'replay', letters: rows })}>
        {t('deadLetters.move.replay')} {rows.length}
      </Button>
    </BulkBar>
  );
}
