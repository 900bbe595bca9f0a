import { followDesk, followOwn } from "@sampan/contract/kernel/live";
import type { Edge } from "../http/mount.ts";
import { mountStream } from "../http/mount-stream.ts";
import type { Live } from "./create-live.ts";

/** Streams end as soon as the process says that it goes, so that nobody waits for them. */
export function liveRoutes(edge: Edge, live: Live): void {
  mountStream(edge, followOwn, ({ id, sessionId }) => live.follow({ accountId: id, sessionId }));
  mountStream(edge, followDesk, ({ sessionId }) => live.followDesk(sessionId));
  edge.app.whenLeaving(live.close);
  edge.app.addHook("preClose", (done) => {
    live.close();
    done();
  });
}
