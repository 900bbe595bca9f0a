import { queryPages } from "@sampan/client/query";
import { queryNoticeList } from "@sampan/contract/people/notices";

export const noticesQuery = {
  ...queryPages(queryNoticeList, {}, { asksLogin: true }),
  staleTime: 0,
};
