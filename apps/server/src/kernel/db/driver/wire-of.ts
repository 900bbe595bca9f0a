import type { Socket } from "node:net";
import type pg from "pg";

/** The wire of a client, which the client keeps to itself. Who does not answer does not hear a farewell either. */
export const wireOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
