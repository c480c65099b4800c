/** Where bytes are kept under a name. Every store does the same; which one it is, the environment says. */
export type ObjectStore = {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is nothing under the name. */
  get(name: string): Promise<Buffer | null>;
  /** Removes what is there; nothing there is no fault. */
  remove(name: string): Promise<void>;
  close(): void;
};

/** Letters that mean the same in a folder and in a bucket. */
const NAME = /^[a-z0-9][a-z0-9-]*\/[0-9a-f-]{36}\.webp$/i;

/** @throws RangeError for a name that could lead elsewhere */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new RangeError('This is no name of an object.');
  return name;
}
