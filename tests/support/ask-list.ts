import type { ListWish } from "./lists-of-contract.ts";
import { statementsHeader } from "./count-statements.ts";
import type { TestCaller } from "./test-caller.ts";

const asked_times = 3;

interface AskedList {
  readonly total: number;
  readonly rows: number;
  /** As many as the first page holds; of a last page there may be fewer. */
  readonly page_size: number;
  readonly statements: number;
  /** The quickest of a few: whatever else the machine did made it longer. */
  readonly took_ms: number;
}

/** Asks a page of a list some times over. Throws where it is refused. */
export async function askList(
  url: string,
  who: TestCaller,
  { call, input, name }: ListWish,
  page: number,
): Promise<AskedList> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, field: string) => String(input[field]));
  const fields = Object.entries({ ...input, page }).filter(
    ([field]) => !call.path.includes(`:${field}`),
  );
  const query = new URLSearchParams(fields.map(([field, value]) => [field, String(value)]));
  const cookie = [...who.cookies].map((pair) => pair.join("=")).join("; ");
  let asked: AskedList | undefined;
  for (let time = 0; time < asked_times; time += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}${path}?${query.toString()}`, {
      headers: { cookie, [statementsHeader]: "1" },
    });
    const body = (await answer.json()) as {
      success: boolean;
      total?: number;
      datalist?: unknown[];
    };
    const took_ms = Math.min(performance.now() - started, asked?.took_ms ?? Infinity);
    if (!body.success) throw new Error(`${name}: ${JSON.stringify(body)}`);
    const rows = body.datalist?.length ?? 0;
    const statements = Number(answer.headers.get(statementsHeader));
    asked = { total: body.total ?? 0, rows, page_size: Math.max(1, rows), statements, took_ms };
  }
  return asked as AskedList;
}
