import type { Kysely } from "kysely";
import type { SendingConnection } from "./create-connection.ts";

/** Works over the connection of a transaction, or one of the pool. Every connection of ours is the driver's. */
export const overConnection = <Tables, Answer>(
  db: Kysely<Tables>,
  work: (connection: SendingConnection) => Promise<Answer>,
): Promise<Answer> =>
  db
    .getExecutor()
    .provideConnection((connection) => work(connection as unknown as SendingConnection));
