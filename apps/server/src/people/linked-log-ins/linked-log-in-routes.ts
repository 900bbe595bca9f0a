import * as calls from "@sampan/contract/people/linked-log-ins";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askWhereToLink, askWhereToProve } from "./ask-where-to-prove.ts";
import { askWhoCameBack } from "./ask-who-came-back.ts";
import { listLinkedLogIns } from "./list-linked-log-ins.ts";
import { setLineNotices } from "./set-line-notices.ts";
import { unlinkLogIn } from "./unlink-log-in.ts";

/** Logging in by an account elsewhere, linking it and taking it away. */
export function linkedLogInRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.startLinkedLogIn, (db, input, caller) =>
    askWhereToProve(db, input, caller, needs),
  );
  mount(edge, calls.startLinking, (db, input, caller) => askWhereToLink(db, input, caller, needs));
  mount(edge, calls.finishLinkedLogIn, (db, input, caller) =>
    askWhoCameBack(db, input, caller, needs),
  );
  mount(edge, calls.queryLinkedLogIns, (db, _input, caller) => listLinkedLogIns(db, caller, needs));
  mount(edge, calls.setLineNotices, setLineNotices);
  mount(edge, calls.unlinkLogIn, (db, input, caller) => unlinkLogIn(db, input, caller, needs));
}
