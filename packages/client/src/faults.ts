/** The call never came back: no network, or nothing within the time we wait. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly kind: "offline" | "slow";
  constructor(kind: "offline" | "slow", cause: unknown) {
    super("Network Error", { cause });
    this.kind = kind;
  }
}

/** The server answered that something broke on its side, in words for people. */
export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly status: number;
  constructor(status: number, message = "Server Error") {
    super(message);
    this.status = status;
  }
}
