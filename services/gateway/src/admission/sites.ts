import { isPublishedSiteKey } from '@noriter/kit/published-keys';

/** A site this gateway serves. One object for each, so that `===` compares them. */
export type Site = {
  id: string;
  /** 32 bytes that open and close encrypted payloads; null where the site has none. */
  payloadKey: Uint8Array | null;
  /** Its operators act for every site. */
  isPlatform: boolean;
  /** Its key is the demonstration's, which everybody has. */
  isPublished: boolean;
};

export type Sites = {
  ofKey(siteKey: string | undefined): Site | null;
  ofId(siteId: string): Site | null;
};

const PAYLOAD_KEY_BYTES = 32;

export function createSites(
  table: Readonly<Record<string, { key: string; payloadKey?: string | undefined }>>,
  platformSite = '',
): Sites {
  const byKey = new Map<string, Site>();
  const byId = new Map<string, Site>();
  for (const [id, { key, payloadKey }] of Object.entries(table)) {
    const site = {
      id,
      payloadKey: payloadKey === undefined ? null : keyBytes(id, payloadKey),
      isPlatform: id === platformSite,
      isPublished: isPublishedSiteKey(key),
    };
    byKey.set(key, site);
    byId.set(id, site);
  }
  return {
    ofKey: (siteKey) => (siteKey === undefined ? null : (byKey.get(siteKey) ?? null)),
    ofId: (siteId) => byId.get(siteId) ?? null,
  };
}

function keyBytes(siteId: string, text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === PAYLOAD_KEY_BYTES) return new Uint8Array(bytes);
  throw new Error(`The payload key of site ${siteId} has ${bytes.length} bytes instead of 32.`);
}
