import * as calls from "@sampan/contract/people/notices";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countUnread } from "./count-unread.ts";
import { listNotices } from "./list-notices.ts";
import { markRead } from "./mark-read.ts";

export function noticeRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.queryNoticeList, (db, input, caller) => listNotices(db, input, caller, needs));
  mount(edge, calls.countUnreadNotices, countUnread);
  mount(edge, calls.markNoticesRead, markRead);
}
