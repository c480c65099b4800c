import { expect, it } from 'vitest';
import { codesCsv } from './codes-csv.ts';

it('codes are a line each, below their names', () => {
  const code = { couponId: 'c', place: 1, code: 'ABCDEFGHJKMNPQR2', loginId: 'player1' };
  expect(codesCsv([{ ...code, uses: 1, usesMax: 1, isRevoked: false }])).toBe(
    '\uFEFFplace,code,member,uses,uses_max,revoked\r\n1,ABCD-EFGH-JKMN-PQR2,player1,1,1,N\r\n',
  );
});
