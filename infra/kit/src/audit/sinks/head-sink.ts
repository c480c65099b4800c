/** Where lines of a log are kept outside: never changed, never taken away. */
export type HeadSink = {
  put(position: bigint, line: string): Promise<void>;
  last(): Promise<string | null>;
};
