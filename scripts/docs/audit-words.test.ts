import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionTexts } from '../../web/src/admin/audit/action-texts.ts';

/** Every act that a service writes into the audit log is called by words there, and can be chosen. */
const root = new URL('../../', import.meta.url);
const sources = globSync('{services/*,infra/*}/src/**/*.ts', { cwd: root })
  .filter((path) => !/\/generated\/|\/testing\/|\.test\.ts$/.test(path))
  .map((path) => readFileSync(new URL(path, root), 'utf8'));
const found = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, text = '']) => text));

/** What stands behind a name of an action: up to the end of the field or the statement. */
const given = [
  ...found(/\baction\s*[:=]\s*((?:`[^`]*`|'[^']*'|[^,;}`'])*)/g),
  ...found(/\binOneChange\(\s*\w+,\s*\w+,\s*('[^']*')/g),
  ...found(/AuditEntry\['action'\]> = \{([^}]*)\}/g),
];
const spelled = given.flatMap((text) =>
  [...text.matchAll(/'([a-z][a-z-]*\.[a-z][a-z_-]*)'/g)].map(([, action = '']) => action),
);
const templates = given.flatMap((text) =>
  [...text.matchAll(/`([^`]*\$\{[^`]*\.[^`]*|[a-z-]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, template = '']) => template.replaceAll(/\$\{(?:\w+\.)?(\w+)\}/g, '<$1>'),
  ),
);

const audited = found(/\baudited:\s*'([a-z-]+)'/g);
const decided = ['approve', 'refuse', 'withdraw'];
const each = (kinds: readonly string[], verbs: readonly string[]) =>
  kinds.flatMap((kind) => verbs.map((verb) => `${kind}.${verb}`));
const contents = ['notice', 'faq', 'popup', 'banner'];

/** What is put together where it is written: the acts that come of it. */
const composed: Readonly<Record<string, readonly string[]>> = {
  '<audited>.ask': each(audited, ['ask']),
  '<audited>.<move>': each(audited, decided),
  '<kind>.<move>': each(['deposit', 'withdrawal'], ['wait', 'approve', 'reject']),
  '<kind>.create': each(contents, ['create']),
  '<kind>.change': each(contents, ['change']),
  '<kind>.delete': each(contents, ['delete']),
  'adjustment.<move>': each(['adjustment'], decided),
  'balance.<kind>': each(['balance'], ['adjust_up', 'adjust_down']),
  'dead-letter.<move>': each(['dead-letter'], ['replay', 'close']),
  'deposit-account.<move>': each(['deposit-account'], decided),
  'operator.<kind>': each(
    ['operator'],
    ['disable', 'enable', 'set-name', 'set-role', 'set-addresses'],
  ),
  'operator.hand-out-<what>': each(['operator'], ['hand-out-link', 'hand-out-code']),
  'operator.log-in-<why>': each(
    ['operator'],
    ['log-in-failed', 'log-in-barred', 'log-in-copied-passkey'],
  ),
  'operator.request-<move>': each(
    ['operator'],
    decided.map((move) => `request-${move}`),
  ),
  'partner-move.<move>': each(['partner-move'], decided),
  'partner-period.<move>': each(['partner-period'], decided),
  'partner-rates.<move>': each(['partner-rates'], decided),
  'partner-transfer-right.<move>': each(['partner-transfer-right'], decided),
  'promotion-change.<move>': each(['promotion-change'], decided),
  'promotion-grant.<move>': each(['promotion-grant'], ['approve', 'refuse']),
  'round-void.<move>': each(['round-void'], decided),
  // An agreed result is written as what it enters or takes back.
  'sport-result.<move>': each(['sport-result'], ['refuse', 'withdraw']),
  'ticket-void.<move>': each(['ticket-void'], decided),
};

test('what acts are put together of is known here', () => {
  expect([...new Set(templates)].toSorted()).toEqual(Object.keys(composed).toSorted());
});

test('every act has words in the audit log', () => {
  const acts = new Set([...spelled, ...Object.values(composed).flat()]);
  expect(acts.size).toBeGreaterThan(150);
  expect([...acts].filter((act) => !(act in actionTexts)).toSorted()).toEqual([]);
});
