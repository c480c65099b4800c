import { describe, expect, it } from 'vitest';
import { receivedRecord } from './received-record.ts';

const bytes = (text: string) => Buffer.from(text);

describe('a received record', () => {
  it('has its id, key and headers as texts, of a repeated header the first', () => {
    const record = receivedRecord('wallet.events', 3, {
      offset: '12',
      key: bytes('회원-1'),
      value: bytes('value'),
      headers: {
        ce_id: bytes('e1'),
        ce_source: [bytes('wallet'), bytes('other')],
        noriter_mac: bytes('key.digest'),
        empty: undefined,
      },
    });
    expect(record).toMatchObject({
      topic: 'wallet.events',
      partition: 3,
      offset: '12',
      attempt: 1,
      id: 'e1',
      key: '회원-1',
      mac: 'key.digest',
      value: bytes('value'),
    });
    const { headers } = record;
    expect(headers).toEqual({ ce_id: 'e1', ce_source: 'wallet', noriter_mac: 'key.digest' });
  });

  it('may have neither key nor value nor headers', () => {
    const record = receivedRecord('wallet.events', 0, { offset: '0', key: null, value: null });
    expect(record).toMatchObject({ id: undefined, key: '', mac: undefined, headers: {} });
    expect(record.value).toEqual(new Uint8Array());
  });
});
