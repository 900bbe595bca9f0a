import type { RequestOf } from "@sampan/contract/kernel/call";
import type { newUpdateUserInfo } from "@sampan/contract/people/accounts/accounts";
import type { User } from "@sampan/contract/people/sessions/sessions";

/** The private fields a customer edits one at a time. [RT-89] */
export const privateItems = ["name", "gender", "birthday", "sales_code"] as const;
export type PrivateItem = (typeof privateItems)[number];

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
