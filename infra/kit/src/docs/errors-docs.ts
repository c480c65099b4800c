import { type CodeTable, type CodeText, transportCodes } from '../contract/result-codes.ts';

/** A service as far as its result codes go. */
export type RefusingService = { name: string; codes: CodeTable };

/**
 * Writes the catalogue of result codes from the services' tables: first the kit's, which every
 * service can answer with, then each service's own.
 *
 * @example await writeFile('docs/errors.md', errorsDocs([wallet, identity]));
 */
export function errorsDocs(services: readonly RefusingService[]): string {
  return [
    '# Result codes',
    '',
    'Written from the `errors.ts` of each service; do not edit. Business refusals are HTTP 200.',
    '',
    ...section('Every service', transportCodes),
    ...services.flatMap(({ name, codes }) => section(name, ownCodes(codes))),
  ].join('\n');
}

/** A service may list the kit's codes in its own table; they are not listed twice. */
function ownCodes(codes: CodeTable): CodeTable {
  const known: CodeTable = transportCodes;
  return Object.fromEntries(Object.entries(codes).filter(([code, text]) => known[code] !== text));
}

function section(title: string, codes: CodeTable): string[] {
  const entries = Object.entries(codes);
  if (entries.length === 0) return [];
  return [
    `## ${title}`,
    '',
    '| code | HTTP | Korean | English | Vietnamese | meaning |',
    '| --- | --- | --- | --- | --- | --- |',
    ...entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, text]) => line(code, text)),
    '',
  ];
}

function line(code: string, { http, ko, en, vi, meaning }: CodeText): string {
  const cells = [`\`${code}\``, String(http ?? 200), ko, en, vi, meaning ?? ''];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
