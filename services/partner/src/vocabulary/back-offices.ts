/**
 * Invariant: a link is for one external back office, whose address without its path is the audience: what
 * it carries is worth nothing anywhere else.
 */
import { jsonText } from '@noriter/kit/json-text';
import { z } from 'zod';

/** The setting EXTERNAL_BACK_OFFICES: JSON, site id to an address. */
export const backOfficesText = jsonText.pipe(z.record(z.string(), z.url()));

/** Where a partner's browser begins, and makes the challenge that ties the link to it. */
export function entryOf(address: string): string {
  return new URL('enter', folderOf(address)).href;
}

export function audienceOf(address: string): string {
  return new URL(address).origin;
}

/** Where a link leads. */
export function linkTo(address: string, token: string): string {
  const url = new URL('session', folderOf(address));
  url.searchParams.set('token', token);
  return url.href;
}

function folderOf(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
