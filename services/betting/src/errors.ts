import { defineCodes } from '@noriter/kit/result-codes';

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
});
