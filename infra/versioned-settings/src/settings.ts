import type { RequestRefusals } from '@noriter/four-eyes/decide-request';
import type pg from 'pg';

/**
 * Invariant: a site's settings are one document with a version. Each change makes the next version
 * out of the one that was read, with who made it and why; versions are never written twice.
 */
export type Settings<Document, Text extends object = object> = {
  /** Its table; `<table>_version` has every version. */
  readonly table: string;
  /** What applies before a site has set anything: version 0. */
  readonly initial: Document;
  /** Reads a stored document. One from before a field was there gets that field here. */
  readonly parse: (stored: unknown) => Document;
  /** A document as JSON: in its table, on the wire, in the audit log. */
  readonly text: (document: Document) => Text;
  /** The audit log's name of a change. */
  readonly action: string;
  /** The refusal of who changes an older version than the present one. */
  readonly conflict: () => Error;
};

/** What else happens in the transaction of a change, e.g. an event; it may refuse. */
export type Announce<Document> = (
  tx: pg.ClientBase,
  change: { readonly before: Document; readonly after: Document },
) => Promise<void>;

/** What makes a change that loosens settings a matter of two operators. */
export type Guard<Document> = {
  /** The fields that let one operator do more after a change, as paths into the document. */
  readonly loosens: (before: Document, after: Document) => readonly string[];
  /** Which name of an operator `changed_by` keeps. */
  readonly editor: 'operatorId' | 'loginId';
  /** The audit log's word before `.ask`, `.approve`, `.refuse` and `.withdraw`. */
  readonly audited: string;
  /** What a decision is refused with; no reason also where a loosening is asked for. */
  readonly refusals: RequestRefusals;
  /** The refusal of who asks for a loosening while another of the same version waits. */
  readonly pending: () => Error;
};

/** Settings that bound what one operator may do: `<table>_request` has who asked to loosen them. */
export type GuardedSettings<Document, Text extends object = object> = Settings<Document, Text> & {
  readonly guard: Guard<Document>;
};

/** Settings that anybody who may change them changes alone. */
export type FreeSettings<Document, Text extends object = object> = Settings<Document, Text> & {
  readonly guard?: never;
};

/** A site's settings, and the version they were set at. */
export type Versioned<Document> = {
  version: number;
  document: Document;
  /** Null for version 0. */
  changedAt: Date | null;
  /** The operator; null for version 0. */
  changedBy: string | null;
};

/** A row of a table of settings. */
export type StoredSettings = {
  version: number;
  document: unknown;
  changedAt: Date;
  changedBy: string;
};

/** Settings of a row; of a site without one the initial settings. */
export function versionedOf<Document>(
  { initial, parse }: Pick<Settings<Document>, 'initial' | 'parse'>,
  row: StoredSettings | null,
): Versioned<Document> {
  if (row === null) return { version: 0, document: initial, changedAt: null, changedBy: null };
  const { version, document, changedAt, changedBy } = row;
  const isSeeded = version === 0;
  return {
    version,
    document: parse(document),
    changedAt: isSeeded ? null : changedAt,
    changedBy: isSeeded ? null : changedBy,
  };
}
