import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";

export type Rehearsal = OutputOf<typeof queryRehearsal>["data"];
export type RehearsedLine = Rehearsal["lines"][number];

/** What its owner wants otherwise than they asked for. */
export interface Answer {
  readonly address_id?: string | undefined;
  readonly express?: number | undefined;
  readonly insurance?: number | undefined;
}

/** The packed box with its bill by every line, priced for this answer. */
export const rehearsalQuery = (tid: string, answer: Answer = {}) =>
  query(queryRehearsal, { tid, ...answer }, { asksLogin: true });
