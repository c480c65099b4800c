/** One event of the site's live channel, as it comes over the wire. */
export type LiveMessage = {
  cmd: string;
  data1: string;
  data2: string;
  headers: Readonly<Record<string, string>>;
};

/** Reads a message body; null when it is not one of ours. */
export function parseLiveMessage(
  body: string,
  headers: Readonly<Record<string, string>>,
): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || !('cmd' in value)) return null;
    const { cmd, data1, data2 } = value as Record<string, unknown>;
    if (typeof cmd !== 'string') return null;
    return { cmd, data1: textOr(data1), data2: textOr(data2), headers };
  } catch {
    return null;
  }
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
