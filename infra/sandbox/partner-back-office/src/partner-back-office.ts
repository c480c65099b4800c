import { randomBytes } from 'node:crypto';
import type { Logger } from '@noriter/kit/logging';
import { type FastifyReply, fastify } from 'fastify';
import { z } from 'zod';
import { type Claims, challengeOf, createLinkCheck } from './check-link.ts';
import type { PartnerBackOfficeConfig } from './config.ts';
import { ownPage, refusedPage, strangerPage } from './pages.ts';

const ENTRY = 'noriter_external_entry';
const SESSION = 'noriter_external_session';
const ENTRY_SECONDS = 120;
const SESSION_SECONDS = 1_800;
/** A demonstration has few visitors: the oldest goes when there are more. */
const SESSIONS_MAX = 1_000;

/** Where the site signs links. */
const SITE_PATH = '/member/partner/external';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const site = z.object({ site: z.url() });
const shown = z.object({ token: z.string().max(4_096) });

type PartnerBackOffice = { url: string; stop(): Promise<void> };
type Means = { log?: Logger; now?: () => Date };
type Config = Omit<PartnerBackOfficeConfig, 'LOG_LEVEL'>;

/** An external back office that lets partners in by the site's links, and shows what they say. */
export async function startPartnerBackOffice(
  config: Config,
  { log, now = () => new Date() }: Means = {},
): Promise<PartnerBackOffice> {
  const check = createLinkCheck(config, now);
  const sessions = new Map<string, { claims: Claims; until: number }>();
  const app = fastify({ forceCloseConnections: true, bodyLimit: 4 * 1024 });
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  // A form without fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) =>
    done(null, undefined),
  );

  app.get('/live', () => ({ live: true }));
  app.get('/ready', () => ({ ready: true }));
  app.get('/enter', (request, reply) => {
    const asked = site.safeParse(request.query);
    const origin = asked.success ? new URL(asked.data.site).origin : '';
    if (!config.SITE_URLS.includes(origin)) return reply.code(400).send();
    const entry = randomBytes(32).toString('base64url');
    setCookie(reply, ENTRY, entry, ENTRY_SECONDS);
    return reply.redirect(`${origin}${SITE_PATH}?challenge=${challengeOf(entry)}`, 303);
  });
  app.get('/session', async (request, reply) => {
    const asked = shown.safeParse(request.query);
    const token = asked.success ? asked.data.token : '';
    const checked = await check(token, cookieOf(request.headers.cookie, ENTRY));
    setCookie(reply, ENTRY, '', 0);
    if ('problem' in checked) {
      log?.info({ problem: checked.problem }, 'a link was refused');
      return send(reply.code(403), refusedPage(checked.problem));
    }
    const id = randomBytes(32).toString('base64url');
    const [oldest] = sessions.keys();
    if (sessions.size >= SESSIONS_MAX && oldest !== undefined) sessions.delete(oldest);
    sessions.set(id, { claims: checked.claims, until: now().getTime() + SESSION_SECONDS * 1_000 });
    setCookie(reply, SESSION, id, SESSION_SECONDS);
    return reply.redirect('/', 303);
  });
  app.get('/', (request, reply) => {
    const session = sessions.get(cookieOf(request.headers.cookie, SESSION) ?? '');
    const isIn = session !== undefined && session.until > now().getTime();
    return send(reply, isIn ? ownPage(session.claims) : strangerPage());
  });
  app.post('/leave', (request, reply) => {
    sessions.delete(cookieOf(request.headers.cookie, SESSION) ?? '');
    setCookie(reply, SESSION, '', 0);
    return reply.redirect('/', 303);
  });

  function setCookie(reply: FastifyReply, name: string, value: string, seconds: number): void {
    const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    const limits = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    reply.header('set-cookie', `${name}=${value}; ${limits}`);
  }

  const url = await app.listen({ port: config.PORT, host: config.HOST });
  log?.info({ url }, 'partner back office is up');
  return { url, stop: () => app.close() };
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((one) => one.trim());
  return pairs.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
}
