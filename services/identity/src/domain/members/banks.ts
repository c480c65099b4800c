// Invariant: the codes are those of the Korean financial institutions' shared code list, so a
// payout file made from them is understood by a bank.

export type Bank = { readonly bankCode: string; readonly bankNameKr: string };

export const banks: readonly Bank[] = [
  { bankCode: '004', bankNameKr: '국민은행' },
  { bankCode: '088', bankNameKr: '신한은행' },
  { bankCode: '020', bankNameKr: '우리은행' },
  { bankCode: '081', bankNameKr: '하나은행' },
  { bankCode: '011', bankNameKr: '농협은행' },
  { bankCode: '003', bankNameKr: '기업은행' },
  { bankCode: '090', bankNameKr: '카카오뱅크' },
  { bankCode: '092', bankNameKr: '토스뱅크' },
  { bankCode: '089', bankNameKr: '케이뱅크' },
  { bankCode: '045', bankNameKr: '새마을금고' },
  { bankCode: '048', bankNameKr: '신협' },
  { bankCode: '071', bankNameKr: '우체국' },
  { bankCode: '012', bankNameKr: '지역농축협' },
  { bankCode: '007', bankNameKr: '수협은행' },
  { bankCode: '023', bankNameKr: 'SC제일은행' },
  { bankCode: '027', bankNameKr: '한국씨티은행' },
  { bankCode: '031', bankNameKr: 'iM뱅크(대구은행)' },
  { bankCode: '032', bankNameKr: '부산은행' },
  { bankCode: '039', bankNameKr: '경남은행' },
  { bankCode: '034', bankNameKr: '광주은행' },
  { bankCode: '037', bankNameKr: '전북은행' },
  { bankCode: '035', bankNameKr: '제주은행' },
  { bankCode: '002', bankNameKr: '산업은행' },
  { bankCode: '050', bankNameKr: '저축은행' },
  { bankCode: '064', bankNameKr: '산림조합' },
];

const names = new Map(banks.map((bank) => [bank.bankCode, bank.bankNameKr]));

export function isBank(bankCode: string): boolean {
  return names.has(bankCode);
}

export function bankName(bankCode: string): string {
  return names.get(bankCode) ?? bankCode;
}
