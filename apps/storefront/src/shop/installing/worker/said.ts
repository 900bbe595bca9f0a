/** What a page tells the worker: where it is and in which language; at first also which files it came with. */
export interface SaidByPage {
  readonly at: string;
  readonly language: string;
  readonly files?: readonly string[];
}

/** What the worker tells a page: since when the answer of a call has been kept; null where it is the server's of now. */
export interface SaidByWorker {
  readonly path: string;
  readonly keptAt_ms: number | null;
}
