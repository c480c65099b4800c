import { languages } from '@noriter/kit/result-codes';
import { z } from 'zod';
import { inquiryKinds, inquiryStates, subjectKinds } from '../domain/inquiry-rules.ts';

export const storedInquiry = z.object({
  idx: z.number(),
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  kind: z.enum(inquiryKinds),
  language: z.enum(languages),
  title: z.string(),
  subject: z.object({ kind: z.enum(subjectKinds), id: z.string() }).nullable(),
  state: z.enum(inquiryStates),
  rating: z.number().nullable(),
  openedAt: z.date(),
  waitingSince: z.date(),
  dueAt: z.date(),
  writtenAt: z.date(),
  leaseBy: z.string().nullable(),
  leaseUntil: z.date().nullable(),
});

export type StoredInquiry = z.infer<typeof storedInquiry>;

export const COLUMNS = `inquiry.idx, inquiry.member_id as "memberId",
  coalesce(member.login_id, '') as "loginId", coalesce(member.nickname, '') as nickname,
  inquiry.kind, inquiry.language, inquiry.title, inquiry.state, inquiry.rating,
  case when inquiry.subject_kind is not null
    then jsonb_build_object('kind', inquiry.subject_kind, 'id', inquiry.subject_id) end as subject,
  inquiry.opened_at as "openedAt", inquiry.waiting_since as "waitingSince",
  inquiry.due_at as "dueAt", inquiry.written_at as "writtenAt", inquiry.lease_by as "leaseBy",
  inquiry.lease_until as "leaseUntil"`;
export const FROM = 'from inquiry left join member on member.member_id = inquiry.member_id';
