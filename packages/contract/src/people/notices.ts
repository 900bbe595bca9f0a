import * as z from "zod/mini";
import { noticeKinds } from "@sampan/domain/people/notices/notice-kinds";
import { defineCall } from "../kernel/call.ts";
import { AskedKey, NoInput, NoOutput, paging, PublicKey, WireTime } from "../kernel/fields.ts";

export const Notice = z.object({
  id: PublicKey,
  kind: z.enum(noticeKinds),
  title: z.string(),
  body: z.string(),
  /** Path of the page it speaks of, or empty. */
  link: z.string(),
  is_read: z.boolean(),
  created_at: WireTime,
});
export type Notice = z.infer<typeof Notice>;

export const queryNoticeList = defineCall({
  methods: ["GET"],
  path: "/gateway/notice/query_list",
  about: "Lists the caller's notices, newest first, in the caller's language.",
  access: "customer",
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(Notice), total: z.int() }),
  refusals: [],
});

export const countUnreadNotices = defineCall({
  methods: ["GET"],
  path: "/gateway/notice/count_unread",
  about: "Counts the caller's unread notices.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ data: z.object({ unread: z.int() }) }),
  refusals: [],
});

export const markNoticesRead = defineCall({
  methods: ["POST"],
  path: "/gateway/notice/mark_read",
  about: "Marks one notice read, or all of them when no id is given.",
  access: "customer",
  mutates: true,
  input: z.object({ id: z.optional(AskedKey) }),
  output: NoOutput,
  refusals: [],
});
