import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { SlotRoom } from '../play/slot-play.ts';
import type { VendorKey } from '../vendors/vendors.ts';
import { themeOf } from './themes.ts';

const names = { ko: '놀이터 잭팟', en: 'Noriter jackpot', vi: 'Jackpot Noriter' };

/** The jackpot of a vendor's themes as it stands, in won; none where it has no theme. */
export function jackpotsOf(
  vendorKey: VendorKey,
  entries: readonly CatalogueEntry[],
  slots: Pick<SlotRoom, 'jackpot'>,
) {
  const gameCodes = entries.map(({ gameCode }) => gameCode).filter((code) => themeOf(code));
  if (gameCodes.length === 0) return [];
  return [{ jackpotId: 'noriter', names, amount: String(slots.jackpot(vendorKey)), gameCodes }];
}
