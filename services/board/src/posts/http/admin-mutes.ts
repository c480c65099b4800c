import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { findByLogin } from '../../members/store/find-member.ts';
import { plainLine } from '../../vocabulary/texts.ts';
import { muteMember } from '../actions/moderate.ts';
import { listMutes } from '../store/mutes.ts';

const route = defineRoute<BoardBase>();
const access = { permission: 'posts.moderate' } as const;

export const mutes = route({
  path: '/api/admin/board/mutes/list',
  summary: 'Members who may not write now',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        memberId: z.string(),
        loginId: z.string(),
        nickname: z.string(),
        until: z.iso.datetime(),
        reason: z.string(),
        mutedBy: z.string(),
      }),
    ),
  }),
  async handle({ pool, clock }, { caller: { siteId } }) {
    const found = await listMutes(pool, siteId, clock.now());
    const list = found.map(({ loginId, nickname, until, ...rest }) => ({
      ...rest,
      loginId: loginId ?? '',
      nickname: nickname ?? '',
      until: until.toISOString(),
    }));
    return { list };
  },
});

const MUTE_DAYS_MAX = 3_650;

export const mute = route({
  path: '/api/admin/board/mutes/set',
  summary: 'Keeps a member from writing for so many days; 0 ends that',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    loginId: plainLine(40),
    days: z.int().min(0).max(MUTE_DAYS_MAX),
    reason: plainLine(200).describe('The member reads it'),
  }),
  data: z.object({ until: z.iso.datetime() }),
  refuses: ['BD011', 'C999'],
  async handle(deps, { body, caller: { siteId, loginId: by }, effectId, audit }) {
    const member = await findByLogin(deps.pool, { siteId, loginId: body.loginId });
    if (member === null) throw refuse(errors, 'BD011');
    const { days, reason } = body;
    const wish = { memberId: member.memberId, days, reason };
    const until = await muteMember(deps, { siteId, loginId: by, effectId, audit }, wish);
    return { until: until.toISOString() };
  },
});
