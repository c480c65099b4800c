import { type Auditor, appendAudit } from '@noriter/kit/audit';
import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { createDemoOperator } from './actions/operators/create-operator.ts';
import { writeDepositAccount } from './actions/steps/write-deposit-account.ts';
import type { PartnerTier } from './domain/members/partner-tiers.ts';
import type { RoleName } from './domain/operators/built-in-roles.ts';
import { defaultSiteOptions } from './domain/site/site-options.ts';
import { announceMember } from './events/member-event.ts';
import { insertMember } from './store/members/insert-member.ts';
import { profileOf } from './store/members/profile.ts';
import { openTools, type Tools } from './tools.ts';

// The demonstration site: play money and public logins. Run again it changes nothing.
const siteId = 'noriter';
const secondFactor = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

type Seeded = { loginId: string; name: string; password: string; role: RoleName };

const operators: readonly Seeded[] = [
  { loginId: 'admin', name: '총괄 관리자', password: 'noriter-admin-1', role: 'super' },
  { loginId: 'manager', name: '운영 팀장', password: 'noriter-manager-1', role: 'manager' },
  { loginId: 'cashier', name: '입출금 담당', password: 'noriter-cashier-1', role: 'cashier' },
  // What is asked about operators takes a second one who may approve it.
  { loginId: 'deputy', name: '부총괄 관리자', password: 'noriter-deputy-1', role: 'super' },
];

type DemoMember = {
  readonly loginId: string;
  readonly nickname: string;
  readonly holder: string;
  readonly bankCode: string;
  readonly recommender: string | null;
  readonly tier: PartnerTier | null;
  readonly pending?: true;
};

const members: readonly DemoMember[] = [
  partner('ptn1', '한빛본사', '김도현', null, 'PTN_1'),
  partner('ptn2', '새벽총판', '이서연', 'ptn1', 'PTN_2'),
  partner('ptn3', '마루지사', '박준서', 'ptn2', 'PTN_3'),
  partner('ptn4', '나래총판', '최지우', 'ptn3', 'PTN_4'),
  partner('ptn5', '다온매장', '정하윤', 'ptn4', 'PTN_5'),
  player('player1', '행운의별', '홍길동', '004'),
  player('player2', '바람개비', '김민준', '088'),
  player('player3', '달빛사냥꾼', '이수아', '090'),
  player('player4', '한강물결', '박시우', '020'),
  player('player5', '동네챔피언', '최서준', '011'),
  { ...player('newbie1', '첫걸음마', '윤지호', '092'), pending: true },
  { ...player('newbie2', '봄날산책', '강예은', '081'), pending: true },
];

function partner(
  loginId: string,
  nickname: string,
  holder: string,
  ...[recommender, tier]: [string | null, PartnerTier]
): DemoMember {
  return { loginId, nickname, holder, bankCode: '004', recommender, tier };
}

function player(loginId: string, nickname: string, holder: string, bankCode: string): DemoMember {
  return { loginId, nickname, holder, bankCode, recommender: 'ptn5', tier: null };
}

function memberIdOf(loginId: string): string {
  return deriveId('noriter-demo', loginId);
}

async function seedSite({ pool, clock }: Tools): Promise<void> {
  const options = {
    ...defaultSiteOptions,
    // Whoever tries the demonstration is not asked again and again for a public secret.
    operatorStepUpMinutes: 0,
    sns1: '텔레그램',
    sns1Id: 'noriter_help',
    sns1Link: 'https://t.me/noriter_help',
  };
  await pool.query(
    `insert into site_options (site_id, version, document, changed_at, changed_by)
     values ($1, 0, $2, $3, '') on conflict (site_id) do nothing`,
    [siteId, JSON.stringify(options), clock.now()],
  );
}

async function seedOperator(tools: Tools, operator: Seeded): Promise<void> {
  const operatorId = deriveId('noriter-demo', `operator ${operator.loginId}`);
  const known = await tools.pool.query('select 1 from operator where operator_id = $1', [
    operatorId,
  ]);
  if (known.rowCount !== 0) return;
  const access = { totpSecret: secondFactor, addresses: [] };
  await createDemoOperator(tools, { ...operator, ...access, operatorId, siteId });
}

/** Its members would come to a real site with passwords that everybody knows. */
async function refuseRealSite({ pool }: Tools): Promise<void> {
  const { rowCount } = await pool.query(
    "select from site_options where site_id = $1 and document ->> 'mode' = 'real'",
    [siteId],
  );
  if (rowCount === 0) return;
  throw new Error(`Site ${siteId} is in real mode: it gets no demonstration.`);
}

/** Two accounts, so that members of a high level are shown another one. */
const depositAccounts = [
  { name: 'everybody', account: '000-0000-0000-00', levelFrom: 1, levelTo: 4 },
  { name: 'regulars', account: '000-0000-0000-01', levelFrom: 5, levelTo: 99 },
] as const;

async function seedDepositAccounts(tools: Tools): Promise<void> {
  for (const { name, account, levelFrom, levelTo } of depositAccounts) {
    const accountId = deriveId('noriter-demo', `deposit account ${name}`);
    const known = await tools.pool.query('select 1 from deposit_account where account_id = $1', [
      accountId,
    ]);
    if (known.rowCount !== 0) continue;
    const operatorId = deriveId('noriter-demo', 'operator admin');
    const by = { siteId, operatorId, address: 'command line', requestId: accountId };
    const audit: Auditor = (tx, entry) =>
      appendAudit(tx, tools.config.AUDIT_KEY, { ...entry, ...by, at: tools.clock.now() });
    const next = {
      levelFrom,
      levelTo,
      accountId,
      version: 0,
      bankName: '노리터은행',
      account,
      holder: '노리터데모',
      shownMinutes: 30,
      enabled: true,
    };
    const how = { audit, action: 'deposit-account.create' };
    await withTransaction(tools.pool, (tx) =>
      writeDepositAccount(
        tools,
        tx,
        { by: { siteId, loginId: 'admin' }, present: null, next },
        how,
      ),
    );
  }
}

async function seedMember(tools: Tools, member: DemoMember, place: number): Promise<void> {
  const memberId = memberIdOf(member.loginId);
  const known = await tools.pool.query('select 1 from member where member_id = $1', [memberId]);
  if (known.rowCount !== 0) return;
  const password = member.tier === null ? 'player1234' : 'partner1234';
  const [passwordHash, withdrawalHash] = await Promise.all([
    tools.passwords.hash(password),
    tools.passwords.hash('1234'),
  ]);
  const digits = String(place + 1).padStart(4, '0');
  const account = `3333010020${digits}`;
  const { loginId, nickname, holder, bankCode, tier: partnerType, recommender } = member;
  await withTransaction(tools.pool, async (tx) => {
    const isNew = await insertMember(tools, tx, {
      memberId,
      siteId,
      loginId,
      nickname,
      passwordHash,
      withdrawalHash,
      partnerType,
      phone: `0102400${digits}`,
      status: member.pending ? 'pending' : 'active',
      recommenderId: recommender === null ? null : memberIdOf(recommender),
      address: '127.0.0.1',
      account: { bankCode, account, holder },
    });
    if (!isNew) return;
    const profile = await profileOf(tools, tx, memberId);
    await announceMember(tools, tx, { siteId, memberId }, { case: 'signedUp', value: { profile } });
    if (member.pending) return;
    const approved = { case: 'approved', value: { profile, approvedBy: 'admin' } } as const;
    await announceMember(tools, tx, { siteId, memberId }, approved);
  });
}

const tools = await openTools();
try {
  await refuseRealSite(tools);
  await seedSite(tools);
  await seedDepositAccounts(tools);
  for (const operator of operators) await seedOperator(tools, operator);
  for (const [place, member] of members.entries()) await seedMember(tools, member, place);
  process.stdout.write(`The demonstration site has ${members.length} members.\n`);
} finally {
  await tools.close();
}
