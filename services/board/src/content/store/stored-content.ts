import { z } from 'zod';
import type { Content } from '../../generated/client.ts';
import { parseTexts } from '../../vocabulary/texts.ts';
import type { ContentColumns } from '../domain/content.ts';

/** A piece of content as the database has it, its JSON read. */
export type StoredContent = Omit<Content, 'texts' | 'details'> & ContentColumns;

const details = z.record(z.string(), z.unknown());

export function parseContent({ texts, details: own, ...row }: Content): StoredContent {
  return { ...row, texts: parseTexts(texts), details: details.parse(own) };
}
