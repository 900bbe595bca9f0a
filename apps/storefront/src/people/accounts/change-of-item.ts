import type { RequestOf } from "@sampan/contract/kernel/call";
import type { newUpdateUserInfo } from "@sampan/contract/people/accounts/accounts";
import type { User } from "@sampan/contract/people/sessions/sessions";
import type { PrivateItem } from "./private-item.ts";

/** The change that sets one field and leaves the others alone. */
export function changeOf(item: PrivateItem, text: string): RequestOf<typeof newUpdateUserInfo> {
  switch (item) {
    case "name":
      return { user: { name: text.trim() } };
    case "gender":
      return { user: { ext: { gender: text as User["gender"] } } };
    case "birthday":
      return { user: { ext: { birthday: text } } };
    case "sales_code":
      return { user: {}, sales_code: text.trim() };
  }
}
