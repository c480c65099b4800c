import type { GameCode, GameView } from '../../../shared/api/contracts.ts';

/** A game as the list answers it; what is not said is unremarkable. */
export function gameOf(change: Partial<GameView> & { id: string }): GameView {
  const name = change.names?.ko ?? change.id;
  return {
    key: change.id,
    vendorKey: 'kplay',
    vendorCode: '200',
    groupCode: 'slot',
    names: { ko: name, en: change.id, vi: change.id },
    image: '',
    rtp: '95.50',
    volatility: 'high',
    features: [],
    tags: [],
    kind: 'slot',
    maxBet: null,
    isNew: false,
    isPopular: false,
    isPinned: false,
    isFavourite: false,
    hasDemo: false,
    offer: 'open',
    ...change,
  };
}

const named = (id: string, ko: string, change: Partial<GameView> = {}) =>
  gameOf({ id, names: { ko, en: id, vi: id }, ...change });

export const games: readonly GameView[] = [
  named('gates', '게이츠 오브 올림푸스', { isPinned: true, isPopular: true, hasDemo: true }),
  named('bonanza', '스위트 보난자', { isNew: true, isFavourite: true }),
  named('starlight', '스타라이트 프린세스', { offer: 'maintenance' }),
  named('wolf', '울프 골드', { offer: 'catalogue-only' }),
  named('bomb', '밤 게임', { kind: 'bomb', vendorKey: 'bomb', vendorCode: '221' }),
];

export function codeOf(code: string, codeName: string, change: Partial<GameCode> = {}): GameCode {
  return {
    code,
    codeName,
    codeNameEN: codeName,
    codeNameVI: codeName,
    groupCode: 'slot',
    groupCodeNameEN: 'Slots',
    ord: Number(code),
    vendorKey: 'kplay',
    isHotel: false,
    state: 'open',
    games: 12,
    isShown: true,
    ...change,
  };
}

export const pageOf = (total: number, page = 1) => ({
  page,
  count_per_list: 60,
  tatal_list_count: total,
});

export const listOf = (list: readonly GameView[], total = list.length) => ({
  games: list,
  pageInfo: pageOf(total),
  etag: 'e',
  notModified: false,
});
