import type { notices as source } from "../../zh/people/notices.ts";
import type { SameKeys } from "../../same-keys.ts";

export const notices = {
  title: "Notices",
  tabs: {
    label: "Kinds of notices",
    own: "Mine",
    published: "Announcements",
  },
  empty: "No notices yet",
  emptyBody: "We will tell you here when an order, a parcel or your wallet moves.",
  emptyPublished: "No announcements at present",
  visitor: "Log in to see your own notices",
  unread: "Unread",
  readAll: "Mark all read",
  loading: "Loading notices",
} as const satisfies SameKeys<typeof source>;
