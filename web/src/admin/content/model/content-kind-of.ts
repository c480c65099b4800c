import { notFound } from '@tanstack/react-router';
import { type ContentKind, contentKinds } from './content-kinds.ts';

/** The kind an address names; an address that names none is nobody's. */
export function contentKindOf({ kind }: { kind: string }): { kind: ContentKind } {
  const known = contentKinds.find((one) => one === kind);
  if (known === undefined) throw notFound();
  return { kind: known };
}
