/** A game of the catalogue that only shows itself, and says so. */
import { showEnded } from '../shared/session.ts';
import { t } from '../shared/texts.ts';

const gameCode = new URLSearchParams(location.search).get('game') ?? '';
showEnded(
  t({
    ko: '목록을 채우기 위한 데모 그림입니다. 플레이할 수 있는 게임은 바카라, 슬롯, 피싱, 폭탄입니다.',
    en: 'A demonstration picture that fills the list. Baccarat, slots, fishing and the bomb can be played.',
    vi: 'Đây là hình demo để lấp danh sách. Có thể chơi Baccarat, slot, bắn cá và bom.',
  }),
  gameCode === '' ? undefined : `/pictures/${encodeURIComponent(gameCode)}.png`,
);
