import { defineCodes, transportCodes } from '@noriter/kit/result-codes';

/** The gateway's own result codes; what never reaches a service is in the kit's table. */
export const errors = defineCodes({
  H405: {
    http: 405,
    ko: '허용되지 않은 요청 방식입니다.',
    en: 'Only POST is allowed here.',
    vi: 'Chỉ cho phép phương thức POST.',
    meaning: 'A method other than POST under /api',
  },
  H408: {
    http: 408,
    ko: '요청 시간이 초과되었습니다. 다시 시도해주세요.',
    en: 'The request took too long to arrive. Please try again.',
    vi: 'Yêu cầu mất quá nhiều thời gian. Vui lòng thử lại.',
    meaning: 'The client sent its headers or its body too slowly',
  },
  H431: {
    http: 431,
    ko: '요청 헤더가 너무 큽니다.',
    en: 'The request headers are too large.',
    vi: 'Phần đầu của yêu cầu quá lớn.',
    meaning: 'Headers above 16 KB in all',
  },
});

/** Every refusal of the gateway itself, with its HTTP status. */
export const refusalTexts = {
  ...transportCodes,
  ...errors,
  NT99: { ...transportCodes.NT99, http: 504 },
} as const;

export type RefusalCode = Exclude<keyof typeof refusalTexts, '0' | 'C999' | 'T999'>;
