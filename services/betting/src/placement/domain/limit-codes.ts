/** Which code a broken limit is refused with. */
export const limitCodes = { below: 'B6001', above: 'B6002', aboveWin: 'B6003' } as const;
