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

type SiteSettings = {
  SITES: Readonly<Record<string, { key: string }>>;
  PAYLOAD_KEYS: Readonly<Record<string, string>>;
  PLATFORM_SITE: string;
};

export function createSites(config: SiteSettings): Sites {
  const payloadKeys = new Map(Object.entries(config.PAYLOAD_KEYS));
  const byKey = new Map<string, Site>();
  const byId = new Map<string, Site>();
  for (const [id, { key }] of Object.entries(config.SITES)) {
    const payloadKey = payloadKeys.get(id);
    payloadKeys.delete(id);
    const site = {
      id,
      payloadKey: payloadKey === undefined ? null : keyBytes(id, payloadKey),
      isPlatform: id === config.PLATFORM_SITE,
      isPublished: isPublishedSiteKey(key),
    };
    byKey.set(key, site);
    byId.set(id, site);
  }
  const [unknown] = payloadKeys.keys();
  if (unknown !== undefined) throw new Error(`PAYLOAD_KEYS has a site ${unknown}, SITES has none.`);
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
