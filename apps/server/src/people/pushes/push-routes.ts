import * as calls from "@sampan/contract/people/pushes";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { queryPushWishes } from "./query-push-wishes.ts";
import { setPushTopic, setQuietHours } from "./set-push-wishes.ts";
import { subscribePush } from "./subscribe-push.ts";
import { unsubscribePush } from "./unsubscribe-push.ts";

/** Browsers that are told of what must not be missed. */
export function pushRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.queryPushWishes, (db, input, caller) =>
    queryPushWishes(db, input, caller, needs),
  );
  mount(edge, calls.subscribePush, (db, input, caller) => subscribePush(db, input, caller, needs));
  mount(edge, calls.unsubscribePush, unsubscribePush);
  mount(edge, calls.setPushTopic, setPushTopic);
  mount(edge, calls.setQuietHours, setQuietHours);
}
