import type { RequestOf } from "@sampan/contract/kernel/call";
import type { updateUserInfo } from "@sampan/contract/people/accounts/accounts";
import type { User } from "@sampan/contract/people/sessions/sessions";
import type { PrivateItem } from "./private-item.ts";

/** The edit request that sets one field and leaves the others alone. [API-08] */
export function changeOf(item: PrivateItem, text: string): RequestOf<typeof updateUserInfo> {
  switch (item) {
    case "name":
      return { edit_request: { name: text.trim() } };
    case "gender":
      return { edit_request: { gender: text as User["gender"] } };
    case "birthday":
      return { edit_request: { birthday: text } };
    case "sales_code":
      return { edit_request: { sales_code: text.trim() } };
  }
}
