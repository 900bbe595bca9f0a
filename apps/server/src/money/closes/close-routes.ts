import { readOwnBook as readOwnBookCall } from "@sampan/contract/money/ledger/own-books";
import * as calls from "@sampan/contract/money/staff-closes";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { explainDifference, takeDifference } from "./act-on-difference.ts";
import { listCloses, listDifferences, readClose } from "./list-closes.ts";
import { readOwnBook } from "./read-own-book.ts";

export function closeRoutes(edge: Edge, { say }: Needs): void {
  mount(edge, calls.listCloses, listCloses);
  mount(edge, calls.readClose, readClose);
  mount(edge, calls.listDifferences, listDifferences);
  mount(edge, calls.takeDifference, takeDifference);
  mount(edge, calls.explainDifference, explainDifference);
  mount(edge, readOwnBookCall, (db, input, caller) => readOwnBook(db, input, { caller, say }));
}
