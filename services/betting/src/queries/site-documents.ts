import type pg from 'pg';
import type { LimitPolicy } from '../domain/limits.ts';
import type { OddsBook } from '../domain/mini/odds-book.ts';
import type { SportRules } from '../domain/placement/sport/rules.ts';
import { limitsOfDocument } from './limits-document.ts';
import { bookOfDocument } from './odds-document.ts';
import { sportRulesOfDocument } from './sport-rules-document.ts';
import { type DocumentTable, readDocument } from './versioned-document.ts';

/** A site's odds, limits and rules, each at the version that a transaction saw. */
export type SiteDocuments = {
  odds(tx: pg.ClientBase, siteId: string, version: number | null): Promise<OddsBook>;
  limits(tx: pg.ClientBase, siteId: string, version: number | null): Promise<LimitPolicy>;
  sportRules(tx: pg.ClientBase, siteId: string, version: number | null): Promise<SportRules>;
};

/**
 * Keeps what was last read of each site: checking a document costs more than a slip does, and it
 * changes a few times a day. A version is never written twice, so who knows its number knows it all.
 */
export function createSiteDocuments(): SiteDocuments {
  return {
    odds: keptByVersion('mini_odds', bookOfDocument),
    limits: keptByVersion('bet_limits', limitsOfDocument),
    sportRules: keptByVersion('sport_rules', sportRulesOfDocument),
  };
}

function keptByVersion<Document>(table: DocumentTable, parse: (document: unknown) => Document) {
  const kept = new Map<string, { version: number; document: Document }>();
  const unset = parse(null);
  /** @param version null for a site that has set nothing */
  return async (tx: pg.ClientBase, siteId: string, version: number | null): Promise<Document> => {
    if (version === null) return unset;
    const known = kept.get(siteId);
    if (known?.version === version) return known.document;
    const row = await readDocument(tx, table, siteId);
    if (row === null) return unset;
    const document = parse(row.document);
    kept.set(siteId, { version: row.version, document });
    return document;
  };
}
