import type { Access } from '@noriter/kit/route';
import { platformCalls, sharedCalls } from './platform-calls.ts';

type Call = { path: string; access: Access; audits: boolean };
type Called = { name: string; routes: readonly Call[] };
type Reasons = Readonly<Record<string, string>>;
type Lists = { platform: Reasons; shared: Reasons };

const lists = { platform: platformCalls, shared: sharedCalls };

/**
 * docs/back-office-calls.md: what each call of the back office asks for, and whose data it is about.
 *
 * @throws Error naming a call above the sites without a reason, or a reason without such a call
 */
export function backOfficeCalls(services: readonly Called[], reasons: Lists = lists): string {
  const all = services.flatMap(({ routes }) => routes);
  refuseStale(all, reasons);
  const sections = services.flatMap(({ name, routes }) => {
    const calls = routes.filter(({ path }) => path.startsWith('/api/admin/'));
    return calls.length === 0 ? [] : [`## ${name}`, '', ...tableOf(calls, reasons), ''];
  });
  return [
    '# Calls of the back office',
    '',
    'Generated from the routes of each service; the reasons stand in `scripts/docs/platform-calls.ts`.',
    '',
    '- **site**: it sees and changes what the site of its operator has, whatever ids it names.',
    '  `other-sites.int.test.ts` of each service asks for what another site has.',
    "- **platform**: it concerns every site; operators of the platform's site alone may ask it (A121,",
    '  [ADR 77](adr/0077-a-platform-above-the-sites.md)).',
    "- **shared**: it reads what is no site's, and changes nothing.",
    '- **own**: what its operator has, with no permission asked. **anybody**: for who is not logged in.',
    '',
    'A dead letter that names no site is shown to operators of the platform alone, by the calls that show others.',
    '',
    ...sections,
  ].join('\n');
}

function refuseStale(calls: readonly Call[], { platform, shared }: Lists): void {
  const above = new Set(calls.filter(isAbove).map(({ path }) => path));
  const silent = [...above].filter((path) => platform[path] === undefined);
  const read = new Set(calls.filter(isRead).map(({ path }) => path));
  const stale = [
    ...Object.keys(platform).filter((path) => !above.has(path)),
    ...Object.keys(shared).filter((path) => !read.has(path)),
  ];
  if (silent.length > 0) throw new Error(`Above the sites without a reason: ${silent.join(', ')}.`);
  if (stale.length > 0) throw new Error(`A reason without its call: ${stale.join(', ')}.`);
}

function tableOf(calls: readonly Call[], reasons: Lists): string[] {
  const rows = calls.map((call) => {
    const { path, access, audits } = call;
    const permission = typeof access === 'object' ? `\`${access.permission}\`` : '–';
    return `| \`${path}\` | ${permission} | ${scopeOf(call, reasons)} | ${audits ? 'yes' : ''} |`;
  });
  return ['| call | permission | scope | changes something |', '|---|---|---|---|', ...rows];
}

function scopeOf({ path, access }: Call, { platform, shared }: Lists): string {
  if (access === 'operator') return 'own';
  if (typeof access !== 'object') return 'anybody';
  if (access.scope === 'platform') return `**platform**: ${platform[path]}`;
  return shared[path] === undefined ? 'site' : `**shared**: ${shared[path]}`;
}

function isRead({ access, audits }: Call): boolean {
  return typeof access === 'object' && access.scope !== 'platform' && !audits;
}

function isAbove({ access }: Call): boolean {
  return typeof access === 'object' && access.scope === 'platform';
}
