/** Where uploaded files lie. Keys are random; who may read one is decided by the row in `files`. */
export interface FileStore {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** Also when there is no such file. */
  readonly remove: (key: string) => Promise<void>;
}
