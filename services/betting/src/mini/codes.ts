/** The result codes of mini games: rounds that are not there, and odds that operators set. */
export const miniCodes = {
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
} as const;
