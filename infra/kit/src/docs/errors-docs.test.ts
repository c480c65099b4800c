import { expect, test } from 'vitest';
import { defineCodes, transportCodes } from '../contract/result-codes.ts';
import { errorsDocs } from './errors-docs.ts';

test('lists the common codes once and each service its own, with their status', () => {
  const codes = defineCodes({
    T999: transportCodes.T999,
    C102: { ko: '최소 {min}원', en: 'At least {min} won', vi: 'Ít nhất {min}', meaning: 'a | b' },
  });
  const text = errorsDocs([{ name: 'wallet', codes }]);
  expect(text.match(/`T999`/g)).toHaveLength(1);
  expect(text).toContain('| `H404` | 404 |');
  expect(text).toContain(
    '| `C102` | 200 | 최소 {min}원 | At least {min} won | Ít nhất {min} | a \\| b |',
  );
  expect(text.indexOf('## wallet')).toBeGreaterThan(text.indexOf('`TE99`'));
});
