import { type CodeTable, transportCodes } from '@noriter/kit/result-codes';

/** docs/errors.md: every result code, who answers with it, and its texts. */
export function errorsDocument(services: readonly { name: string; codes: CodeTable }[]): string {
  const tables = [{ name: 'every service', codes: transportCodes as CodeTable }, ...services];
  return [
    '# Result codes',
    '',
    'Generated from the code tables. `0` is success. A refusal by a business rule is HTTP 200; what',
    'never reached the business has its own status.',
    '',
    ...tables.flatMap(({ name, codes }) => section(name, codes)),
  ].join('\n');
}

function section(name: string, codes: CodeTable): string[] {
  const rows = Object.entries(codes).map(([code, text]) => {
    const meaning = text.meaning === undefined ? '' : cell(text.meaning);
    const texts = [text.ko, text.en, text.vi].map(cell).join(' | ');
    return `| ${code} | ${text.http ?? 200} | ${texts} | ${meaning} |`;
  });
  return [
    `## ${name}`,
    '',
    '| code | HTTP | 한국어 | English | Tiếng Việt | meaning |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
