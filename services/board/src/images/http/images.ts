import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { saveImage } from '../actions/save-image.ts';
import { IMAGE_BYTES_MAX, IMAGE_SIDE_MAX } from '../domain/image-rules.ts';
import { imageView, imageViewOf } from './image-shapes.ts';

const route = defineRoute<BoardBase>();

/** The gateway has the same for both paths. */
const BODY_MAX = 7_340_032;
/** Of the largest picture, and a little more, so that one that is too large hears so. */
const TEXT_MAX = 7_300_000;

const body = z.object({
  data: z
    .base64()
    .min(1)
    .max(TEXT_MAX)
    .describe(`JPEG, PNG, WebP or GIF; ${IMAGE_BYTES_MAX} bytes, ${IMAGE_SIDE_MAX} pixels a side`),
});

const upload = {
  bodyMax: BODY_MAX,
  rateLimit: { max: 30, windowMs: 600_000 },
  body,
  data: imageView,
  refuses: ['BD060', 'BD061', 'BD063'],
};

const save = route({
  ...upload,
  path: '/api/board/image/save',
  summary: 'Takes a picture in; attached to nothing within a day, it is removed',
  access: 'member',
  async handle(deps, { body: { data }, caller: { siteId, memberId } }) {
    const bringer = { siteId, memberId, operator: null };
    return imageViewOf(deps, await saveImage(deps, bringer, Buffer.from(data, 'base64')));
  },
});

const saveInBackOffice = route({
  ...upload,
  path: '/api/admin/board/image/save',
  summary: 'Takes a picture in for an answer; attached to nothing within a day, it is removed',
  access: { permission: 'inquiries.answer' },
  // What is attached is in the audit entry of the answer.
  audits: false,
  async handle(deps, { body: { data }, caller: { siteId, loginId } }) {
    const bringer = { siteId, memberId: null, operator: loginId };
    return imageViewOf(deps, await saveImage(deps, bringer, Buffer.from(data, 'base64')));
  },
});

export const imageRoutes = [save, saveInBackOffice];
