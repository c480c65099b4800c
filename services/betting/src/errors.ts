import { defineCodes, transportCodes } from '@noriter/kit/result-codes';
import { betCodes, stakeCodes } from './bet-codes.ts';
import { sportCodes } from './sport-codes.ts';

/** The betting service's result codes; those the specification does not name begin with B10. */
export const errors = defineCodes({
  B1010: {
    ko: '존재하지 않는 게임입니다.',
    en: 'There is no such game.',
    vi: 'Trò chơi không tồn tại.',
    meaning: 'The game is not one of the mini games.',
  },
  B1011: {
    ko: '존재하지 않는 회차입니다.',
    en: 'There is no such round.',
    vi: 'Kỳ quay không tồn tại.',
    meaning: 'The game has no round of that day and number, or it has not been announced yet.',
  },
  ...betCodes,
  ...stakeCodes,
  ...sportCodes,
  // What operators set
  B1020: {
    ko: '{selection}의 배당 {odds}배는 환수율이 {rate}%입니다. {highest}배까지 설정하실 수 있습니다.',
    en: 'At {odds} {selection} would pay back {rate} %. The highest odds allowed are {highest}.',
    vi: '{selection} với tỷ lệ {odds} có mức hoàn trả {rate}%. Tỷ lệ cao nhất được phép là {highest}.',
    meaning: 'Odds above the ceiling; `data.fields` has each, with its rate and its highest odds',
  },
  B1021: {
    ko: '{selection}의 배당은 1.00배보다 커야 합니다.',
    en: 'The odds of {selection} must be above 1.00.',
    vi: 'Tỷ lệ của {selection} phải lớn hơn 1.00.',
    meaning: 'Odds that pay back no more than the stake; `data.fields` has each',
  },
  B1022: {
    ko: '없는 항목이거나 두 번 지정된 항목입니다: {selection}',
    en: 'There is no such selection, or it is named twice: {selection}',
    vi: 'Lựa chọn không tồn tại hoặc bị lặp lại: {selection}',
    meaning: 'Odds of a selection that no game offers, or two odds for one; `data.fields` has each',
  },
  B1023: {
    ko: '다른 운영자가 설정을 먼저 변경했습니다. 다시 불러와 주세요.',
    en: 'Another operator has changed the settings. Please load them again.',
    vi: 'Người vận hành khác đã thay đổi cài đặt. Vui lòng tải lại.',
    meaning: 'Set from an older version than the present one',
  },
  B1024: {
    ko: '한도가 서로 맞지 않습니다. 최소, 최대, 당첨, 회차 한도와 등급을 확인해 주세요.',
    en: 'These limits contradict each other. Check minimum, maximum, win, round and level.',
    vi: 'Các giới hạn mâu thuẫn nhau. Hãy kiểm tra tối thiểu, tối đa, mức thắng, kỳ quay và cấp.',
    meaning: 'Limits nobody could keep, or a level named twice; `data.fields` says where',
  },
  B1025: {
    ko: '존재하지 않는 베팅입니다.',
    en: 'There is no such bet.',
    vi: 'Cược không tồn tại.',
    meaning: 'No slip of the member has this id',
  },
  B1030: {
    ko: '사유를 입력해 주세요.',
    en: 'Please enter a reason.',
    vi: 'Vui lòng nhập lý do.',
    meaning: 'A void that is refused without a reason',
  },
  B1031: {
    ko: '이미 제외되었거나 무효 처리된 회차입니다.',
    en: 'This round is excluded or void already.',
    vi: 'Kỳ quay này đã bị loại hoặc đã bị hủy.',
    meaning: 'A void of a round whose stakes went back, or that has a void waiting',
  },
  B1032: {
    ko: '추첨과 정산이 진행 중입니다. 끝난 뒤에 다시 시도해 주세요.',
    en: 'The round is being drawn and settled. Please try again when it is done.',
    vi: 'Kỳ quay đang được quay và thanh toán. Vui lòng thử lại sau.',
    meaning:
      'A void between the draw and the last settlement, when nobody can say what it comes to',
  },
  B1033: {
    ko: '그 사이 금액이 달라졌습니다. 다시 확인해 주세요.',
    en: 'The amount has changed meanwhile. Please look again.',
    vi: 'Số tiền đã thay đổi. Vui lòng kiểm tra lại.',
    meaning: 'A void that would give back another amount than the operator was shown',
  },
  B1034: {
    ko: '이미 처리된 요청입니다.',
    en: 'This has been decided already.',
    vi: 'Yêu cầu đã được xử lý.',
  },
  B1035: {
    ko: '무효를 요청한 운영자가 아닌 다른 운영자가 결정해야 합니다.',
    en: 'Another operator than the one who asked has to decide this.',
    vi: 'Người quyết định phải là vận hành viên khác với người đã yêu cầu.',
    meaning: 'Deciding on one’s own void, or taking back one of somebody else',
  },
  B1038: {
    ko: '이미 무효 처리되었거나 무효 요청이 대기 중입니다.',
    en: 'This is void already, or a request for it waits.',
    vi: 'Đã bị hủy hoặc đang có yêu cầu hủy chờ duyệt.',
    meaning: 'A void of a ticket or a market that has one, agreed to or waiting',
  },
  B1039: {
    ko: '무효 처리할 수 없는 베팅 또는 마켓입니다.',
    en: 'This bet or market cannot be void.',
    vi: 'Không thể hủy cược hoặc loại cược này.',
    meaning: 'No such market, or a ticket that was not accepted, is void or was bought back',
  },
  C999: transportCodes.C999,
});
