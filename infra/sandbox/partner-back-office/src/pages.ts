/** The pages: in Korean, as partners read them, and each says that it is a demonstration. */
import type { Claims, Problem } from './check-link.ts';

const tiers = ['본사', '부본사', '지사', '총판', '매장'];

const problems: Readonly<Record<Problem, string>> = {
  signature: '서명을 확인할 수 없는 링크입니다.',
  audience: '다른 곳에서 쓰도록 발급된 링크입니다.',
  expired: '유효 시간이 지난 링크입니다. 링크는 발급 후 1분 동안만 쓸 수 있습니다.',
  used: '이미 사용한 링크입니다. 링크는 한 번만 쓸 수 있습니다.',
  browser: '링크를 발급받은 브라우저가 아닙니다.',
};

const style = `
  :root { color-scheme: light dark; --line: #8884; --soft: #8881; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.6 Pretendard, 'Noto Sans KR', system-ui, sans-serif; word-break: keep-all; }
  .demo { margin: 0; padding: .75rem 1.25rem; background: #b45309; color: #fff; text-align: center; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; display: grid; gap: 1.25rem; }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; }
  h2 { margin: 0 0 .5rem; font-size: 1.05rem; }
  p { margin: 0; }
  section { border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; background: var(--soft); }
  dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: .5rem 1.25rem; }
  dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
  button { font: inherit; padding: .5rem 1.25rem; border-radius: .5rem; border: 1px solid var(--line);
    background: transparent; color: inherit; cursor: pointer; min-height: 2.75rem; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; } }`;

/** What a partner sees who is in. */
export function ownPage({ nickname, loginId, tier, site, ...link }: Claims): string {
  const who = [
    ['이름', `${nickname} (${loginId})`],
    ['단계', tiers[tier - 1] ?? ''],
    ['사이트', site],
  ];
  const signed = [
    ['발급', timeOf(link.iat)],
    ['만료', timeOf(link.exp)],
    ['링크 번호', link.jti],
    ['받는 곳', link.aud],
    ['서명 키', link.kid],
    ['회원 번호', link.sub],
  ];
  return page(
    `${nickname} 님, 환영합니다`,
    `<section><h2>파트너</h2>${facts(who)}</section>
    <section><h2>입장에 쓴 링크</h2>${facts(signed)}</section>
    <p>이 링크는 방금 사용되어 다시 쓸 수 없습니다.</p>
    <form method="post" action="/leave"><button>나가기</button></form>`,
  );
}

/** What whoever comes without a link sees. */
export function strangerPage(): string {
  return page('외부 파트너 관리자', '<p>사이트의 총판 페이지에서 입장해 주세요.</p>');
}

/** Why a link was refused. */
export function refusedPage(problem: Problem): string {
  return page(
    '입장할 수 없습니다',
    `<section><p>${problems[problem]}</p></section>
    <p>사이트의 총판 페이지에서 다시 시작해 주세요.</p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${textOf(title)} · 외부 파트너 관리자 (시연)</title><style>${style}</style></head>
<body><p class="demo">시연용 화면입니다. 실제 업체의 관리자 페이지를 대신하며, 아무것도 저장하지 않습니다.</p>
<main><h1>${textOf(title)}</h1>${content}</main></body></html>`;
}

function facts(rows: readonly (readonly string[])[]): string {
  const shown = rows.map(
    ([name = '', value = '']) => `<dt>${textOf(name)}</dt><dd>${textOf(value)}</dd>`,
  );
  return `<dl>${shown.join('')}</dl>`;
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1_000).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });
}

/** A nickname is whatever its member wrote. */
function textOf(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
