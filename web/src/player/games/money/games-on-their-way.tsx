import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { codeNameIn } from '../../../shared/games/game-names.ts';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { allVendorsQuery } from '../model/game-queries.ts';
import { gameTransfersQuery } from './game-transfers-query.ts';

/** Money that left one place and has not arrived at the other, with its amount. */
export function GamesOnTheirWay() {
  const { t } = useTranslation('game');
  const { data: moving = [] } = useQuery(gameTransfersQuery);
  const isMoving = moving.length > 0;
  const { data: codes = [] } = useQuery({ ...allVendorsQuery, enabled: isMoving });
  if (!isMoving) return null;
  const vendorName = (vendorKey: string) => {
    const code = codes.find((one) => one.vendorKey === vendorKey);
    return code === undefined ? vendorKey : codeNameIn(code);
  };
  return (
    <NoticeBar tone="note" title={t('money.onItsWay')}>
      <ul className="flex flex-col gap-0.5">
        {moving.map(({ transferId, direction, vendorKey, amount }) => (
          <li key={transferId}>
            {t(`money.direction.${direction}`, {
              vendor: vendorName(vendorKey),
              amount: won(amount),
            })}
          </li>
        ))}
      </ul>
    </NoticeBar>
  );
}
