import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import pg from "pg";

/** Who sends this header is told in it how many statements the answer took. */
export const statementsHeader = "x-statements";

/** The driver sends several as one, which says which they are. */
const statementsIn = (asked: unknown): number =>
  typeof asked === "object" && asked !== null && "statements" in asked
    ? (asked.statements as readonly unknown[]).length
    : 1;

type Send = (...asked: unknown[]) => unknown;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Counts what each marked request sends to the database, where it leaves for the wire: begin and commit count,
 * and what goes in one packet with others counts by itself. What runs beside requests does not.
 */
export function countStatements(server: Server): void {
  const requests = new AsyncLocalStorage<{ statements: number }>();
  const client = pg.Client.prototype as unknown as { query: Send };
  const send = client.query;
  client.query = function counted(this: unknown, ...asked) {
    const request = requests.getStore();
    if (request) request.statements += statementsIn(asked[0]);
    return Reflect.apply(send, this, asked);
  };

  const handlers = server.listeners("request") as Handler[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const answer = () => {
      for (const handle of handlers) handle(request, response);
    };
    if (request.headers[statementsHeader] === undefined) return answer();
    const counted = { statements: 0 };
    const head = response.writeHead.bind(response) as Send;
    response.writeHead = (...written: unknown[]) => {
      response.setHeader(statementsHeader, counted.statements);
      head(...written);
      return response;
    };
    requests.run(counted, answer);
  });
}
