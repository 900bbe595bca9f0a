import pg from "pg";

/** The database does not answer, and nothing of what it was asked is done: it may be asked again. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}

/** The database went away while it may have been writing: whether it was done, nobody here can know. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";
}

/** Errors of the network, as the system names them. */
const networkCodes =
  /^(ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|EHOSTUNREACH$|ENETUNREACH$|ENETDOWN$|ERR_STREAM_|ERR_SOCKET_)/;

/** What the client says of a connection that is gone or was never there. */
const clientWords =
  /^Connection terminated|not queryable$|^timeout expired$|^timeout exceeded when trying to connect$/;

/** What PostgreSQL says itself while it ends, begins, or takes nobody more. */
const serverCodes = /^(57P0[1-3]|53300|08\w{3}|25P03)$/;

/** Whether a fault says that the database was not reached, rather than what it answered. */
export function isLost(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = "code" in fault ? String(fault.code) : "";
  if (fault instanceof pg.DatabaseError) return serverCodes.test(code);
  return networkCodes.test(code) || clientWords.test(fault.message);
}

/** What a lost connection means for what was asked over it. */
export const lossOf = (fault: unknown, mayBeDone: boolean): DatabaseAway | OutcomeUnknown =>
  mayBeDone
    ? new OutcomeUnknown("the connection was lost before the answer", { cause: fault })
    : new DatabaseAway("the connection was lost", { cause: fault });
