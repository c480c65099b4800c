import { useTranslation } from 'react-i18next';
import type { PlaceBody } from '../../api/contracts.ts';
import { Button } from '../../components/button.tsx';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { won } from '../../format/money.ts';
import type { MiniGame } from '../mini/mini-games.ts';
import { emptySlip } from './slip-store.ts';
import { totalStake } from './stakes.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';
import { usePlaceSlip } from './use-place-slip.ts';

/** The answer was lost: the very same is sent again, which cannot be taken twice. */
export function SlipUnknown({ game, body }: { game: MiniGame; body: PlaceBody }) {
  const { t } = useTranslation();
  const { repeat, isPending } = usePlaceSlip(game);
  const part = useFocusWhenLost<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 p-5 outline-none">
      <NoticeBar tone="warn" title={t('bet.unknown')}>
        {t('bet.unknownNote')}
      </NoticeBar>
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-faint">
          {t('bet.unknownSlip', { number: body.number, count: body.selections.length })}
        </span>
        <strong>{won(totalStake(body.selections).toString())}</strong>
      </p>
      <Button look="main" size="large" isPending={isPending} onPress={() => void repeat(body)}>
        {t('bet.repeat')}
      </Button>
      <Button look="quiet" onPress={() => emptySlip(game)}>
        {t('bet.dropUnknown')}
      </Button>
    </div>
  );
}
