/** The call never came back: no network, or nothing within the time we wait. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly kind: "offline" | "slow";
  constructor(kind: "offline" | "slow", cause: unknown) {
    super("Network Error", { cause });
    this.kind = kind;
  }
}

/**
 * `later`: something broke, or is missing, and may be there again. `unreadable`: what came back is no answer.
 * `maintenance` and `busy`: the server says itself that it serves nobody at the moment. `told`: it refused for
 * a reason that is younger than this page, or lost its database in the middle and cannot say whether it was done.
 */
export type ServerFault = "later" | "unreadable" | "maintenance" | "busy" | "told";

/** The server did not do what it was asked. */
export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly kind: ServerFault;
  constructor(kind: ServerFault, message = "Server Error", cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Whether the message is the server's own words for people. [ERR-08] [ERR-20] */
export const tellsPeople = ({ kind }: ServerError): boolean =>
  kind !== "later" && kind !== "unreadable";
