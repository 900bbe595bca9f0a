import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  newUpdateUserInfo as newCall,
  updateUserInfo as call,
} from "@sampan/contract/people/accounts/accounts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { updateProfile, type ProfileChange } from "./account-queries.ts";
import { describeUser } from "./describe-user.ts";
import { findUserRow } from "./user-queries.ts";

type Changed<C extends typeof call | typeof newCall> = Promise<
  Result<OutputOf<C>, Refusal<C["refusals"][number]>>
>;

/** Changes the fields that the edit request names. Refuses `nickname_too_long`. [API-08] [ACC-01] */
export async function updateUserInfo(
  db: Db,
  { edit_request }: InputOf<typeof call>,
  { customer }: CustomerCaller,
  { limits }: Pick<Needs, "limits">,
): Changed<typeof call> {
  const change = tidy(edit_request);
  if (characters(change.nickname) > limits.nickname_characters)
    return refuse({ code: "nickname_too_long" });
  await updateProfile(db, customer.id, change);
  return ok({ data: describeUser(await findUserRow(db, customer.id)) });
}

/**
 * The newer form of the same change. An e-mail address other than the present one is refused with
 * `email_unproven`: whoever types it has yet to show that it is theirs. [API-09] [ACC-25]
 */
export async function newUpdateUserInfo(
  db: Db,
  { user, sales_code }: InputOf<typeof newCall>,
  caller: CustomerCaller,
  needs: Pick<Needs, "limits">,
): Changed<typeof newCall> {
  const { email } = await findUserRow(db, caller.customer.id);
  if (user.email && user.email.trim().toLowerCase() !== email)
    return refuse({ code: "email_unproven" });
  const edit_request = { ...user.ext, name: user.name, sales_code };
  return updateUserInfo(db, { edit_request }, caller, needs);
}

const tidy = (change: InputOf<typeof call>["edit_request"]): ProfileChange => ({
  nickname: change.nickname?.trim(),
  name: change.name?.trim(),
  gender: change.gender,
  birthday: change.birthday === "" ? null : change.birthday,
  sales_code: change.sales_code?.trim(),
});

const characters = (text = ""): number => [...text].length;
