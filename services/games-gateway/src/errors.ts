import { defineCodes } from '@noriter/kit/result-codes';

/** The specification's codes of games, and our own from G001 on. */
export const errors = defineCodes({
  '2000': {
    ko: '이용이 차단된 게임사입니다.',
    en: 'This game company is blocked.',
    vi: 'Nhà cung cấp trò chơi này đã bị chặn.',
    meaning: 'An operator has blocked the vendor or hidden the game.',
  },
  '9999': {
    ko: '게임사와 연결하지 못했습니다. 잠시 후 다시 시도해주세요.',
    en: 'The game company could not be reached. Please try again in a moment.',
    vi: 'Không thể kết nối với nhà cung cấp trò chơi. Vui lòng thử lại sau.',
    meaning: 'The vendor did not answer, answered with an error, or is not connected here.',
  },
  B0091: {
    ko: '존재하지 않는 게임입니다.',
    en: 'There is no such game.',
    vi: 'Trò chơi không tồn tại.',
    meaning: 'The vendor has no game with this key, or the site does not offer it.',
  },
  B0092: {
    ko: '현재 게임을 이용하실 수 없습니다. 이용 제한 설정을 확인해주세요.',
    en: 'You cannot play at the moment. Please check your play limits.',
    vi: 'Hiện bạn không thể chơi. Vui lòng kiểm tra giới hạn chơi.',
    meaning: 'The member is suspended, in a time-out or excluded.',
  },
  B0093: {
    ko: '점검 중인 게임입니다.',
    en: 'This game is under maintenance.',
    vi: 'Trò chơi đang bảo trì.',
  },
  B0095: {
    ko: '파트너 계정은 게임을 이용할 수 없습니다.',
    en: 'Partner accounts cannot play games.',
    vi: 'Tài khoản đối tác không thể chơi trò chơi.',
  },
  B0099: {
    ko: '보유금이 부족합니다.',
    en: 'You have no credit.',
    vi: 'Bạn không có đủ số dư.',
    meaning: 'No cash at the launch of a game that is played for money.',
  },
  C009: {
    ko: '게임이 완전히 종료되었는지 확인 중입니다. 약 1분 후 다시 시도해주세요.',
    en: 'We are checking that the game has fully closed. Please try again in about a minute.',
    vi: 'Đang kiểm tra trò chơi đã đóng hẳn chưa. Vui lòng thử lại sau khoảng 1 phút.',
  },
  W101: {
    ko: '이용을 쉬거나 제한한 기간에는 게임사로 보유금을 옮길 수 없습니다.',
    en: 'Money cannot be moved to a game company during a time-out or a self-exclusion.',
    vi: 'Không thể chuyển tiền sang nhà cung cấp trò chơi khi tạm nghỉ hoặc tự loại trừ.',
    meaning: 'As of a stake: the member is kept from playing.',
  },
  W102: {
    ko: '보유금 전액을 게임사로 옮기면 오늘의 손실 한도를 넘게 됩니다.',
    en: 'Moving all your cash to this game company could take you beyond your loss limit of the day.',
    vi: 'Chuyển toàn bộ số dư sang nhà cung cấp này có thể vượt hạn mức thua trong ngày.',
    meaning:
      'As of a stake: the game is played with all cash, which counts as lost until it is back.',
  },
  W103: {
    ko: '보유금 전액을 게임사로 옮기면 이번 주의 손실 한도를 넘게 됩니다.',
    en: 'Moving all your cash to this game company could take you beyond your loss limit of the week.',
    vi: 'Chuyển toàn bộ số dư sang nhà cung cấp này có thể vượt hạn mức thua trong tuần.',
    meaning: 'The same for the week, from Monday.',
  },
  W104: {
    ko: '보유금 전액을 게임사로 옮기면 이번 달의 손실 한도를 넘게 됩니다.',
    en: 'Moving all your cash to this game company could take you beyond your loss limit of the month.',
    vi: 'Chuyển toàn bộ số dư sang nhà cung cấp này có thể vượt hạn mức thua trong tháng.',
    meaning: 'The same for the month.',
  },
  W106: {
    ko: '보유금 전액을 게임사로 옮기면 오늘의 베팅 한도를 넘게 됩니다.',
    en: 'Moving all your cash to this game company would take you beyond your wager limit of the day.',
    vi: 'Chuyển toàn bộ số dư sang nhà cung cấp này sẽ vượt hạn mức cược trong ngày.',
    meaning: 'As of a stake: what is carried there counts as staked when it leaves.',
  },
  W107: {
    ko: '보유금 전액을 게임사로 옮기면 이번 주의 베팅 한도를 넘게 됩니다.',
    en: 'Moving all your cash to this game company would take you beyond your wager limit of the week.',
    vi: 'Chuyển toàn bộ số dư sang nhà cung cấp này sẽ vượt hạn mức cược trong tuần.',
    meaning: 'The same for the week, from Monday.',
  },
  W108: {
    ko: '보유금 전액을 게임사로 옮기면 이번 달의 베팅 한도를 넘게 됩니다.',
    en: 'Moving all your cash to this game company would take you beyond your wager limit of the month.',
    vi: 'Chuyển toàn bộ số dư sang nhà cung cấp này sẽ vượt hạn mức cược trong tháng.',
    meaning: 'The same for the month.',
  },
  G001: {
    ko: '데모를 지원하지 않는 게임입니다.',
    en: 'This game has no demo.',
    vi: 'Trò chơi này không có bản chơi thử.',
  },
  G002: {
    ko: '존재하지 않는 게임사입니다.',
    en: 'There is no such game company.',
    vi: 'Nhà cung cấp trò chơi không tồn tại.',
  },
  G003: {
    ko: '존재하지 않는 라운드입니다.',
    en: 'There is no such round.',
    vi: 'Vòng chơi không tồn tại.',
  },
  G004: {
    ko: '다른 운영자가 먼저 변경했습니다. 다시 불러와 주세요.',
    en: 'Another operator has changed it. Please load it again.',
    vi: 'Người vận hành khác đã thay đổi. Vui lòng tải lại.',
  },
  G005: {
    ko: '이미 처리된 차이입니다.',
    en: 'This difference has been worked through already.',
    vi: 'Chênh lệch này đã được xử lý.',
  },
  G006: {
    ko: '게임을 찾을 수 없습니다.',
    en: 'The game was not found.',
    vi: 'Không tìm thấy trò chơi.',
    meaning: 'No game of the catalogue has this id.',
  },
  G007: {
    ko: '게임 세션을 찾을 수 없습니다.',
    en: 'The game session was not found.',
    vi: 'Không tìm thấy phiên chơi.',
  },
  G008: {
    ko: '존재하지 않는 회원입니다.',
    en: 'There is no such member.',
    vi: 'Thành viên không tồn tại.',
  },
  G009: {
    ko: '존재하지 않는 파트너입니다.',
    en: 'There is no such partner.',
    vi: 'Đối tác không tồn tại.',
    meaning: 'No partner of the site logs in by one of the names.',
  },
  G010: {
    ko: '다시 볼 수 없는 라운드입니다.',
    en: 'This round cannot be watched again.',
    vi: 'Không thể xem lại ván này.',
    meaning: 'The vendor has no page of the round, or none any more.',
  },
  G011: {
    ko: '게임사 대사가 이미 진행 중입니다. 끝난 뒤에 다시 시도해 주세요.',
    en: 'A comparison with vendors is already running. Please try again when it is done.',
    vi: 'Đang đối soát với nhà cung cấp. Vui lòng thử lại sau khi hoàn tất.',
  },
  G012: {
    ko: '노출 규칙은 최대 {max}개까지 설정할 수 있습니다.',
    en: 'A site can have at most {max} rules of visibility.',
    vi: 'Chỉ có thể đặt tối đa {max} quy tắc hiển thị.',
    meaning: 'One that is there already can still be set anew or taken away.',
  },
  G013: {
    ko: '게임머니를 확인하고 있습니다. 확인이 끝나면 보유금으로 전환됩니다.',
    en: 'Your game money is being checked. It comes to your cash once that is done.',
    vi: 'Tiền trong trò chơi đang được kiểm tra. Tiền sẽ về số dư sau khi kiểm tra xong.',
    meaning: 'A vendor says that it has more than comes home before an operator has looked.',
  },
});
