import { NetworkError } from "@sampan/client/faults";

/**
 * How an upload failed: given up on this page, no answer in time, cut off on the way, answered by something
 * that is no answer, or never sent. [ERR-14]
 */
export type UploadFailure =
  | "abort_error"
  | "timeout_error"
  | "onerror"
  | "status_error"
  | "send_error";

/** An upload that came to nothing, whatever the picture was like. */
export class UploadFailed extends Error {
  override readonly name = "UploadFailed";
  readonly type: UploadFailure;
  constructor(type: UploadFailure, cause?: unknown) {
    super(type, { cause });
    this.type = type;
  }
}

/** What was thrown while a photo was sent, by its type; faults of the sending know theirs already. [ERR-14] */
export function asUploadFailed(thrown: unknown, signal: AbortSignal): UploadFailed {
  if (signal.aborted) return new UploadFailed("abort_error", thrown);
  if (!(thrown instanceof NetworkError)) return new UploadFailed("status_error", thrown);
  if (thrown.kind === "slow") return new UploadFailed("timeout_error", thrown);
  return thrown.cause instanceof UploadFailed ? thrown.cause : new UploadFailed("onerror", thrown);
}
