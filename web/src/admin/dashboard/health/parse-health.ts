export type Health = { ready: boolean; parts: { name: string; ok: boolean }[] };

/** What the gateway's /ready says, or null for anything else. */
export function parseHealth(answer: unknown): Health | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { ready, checks } = answer as Record<string, unknown>;
  if (typeof ready !== 'boolean' || !Array.isArray(checks)) return null;
  return { ready, parts: checks.flatMap(parsePart) };
}

function parsePart(check: unknown): { name: string; ok: boolean }[] {
  if (typeof check !== 'object' || check === null) return [];
  const { name, ok } = check as Record<string, unknown>;
  return typeof name === 'string' && typeof ok === 'boolean' ? [{ name, ok }] : [];
}
