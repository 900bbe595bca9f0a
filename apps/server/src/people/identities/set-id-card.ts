import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { setIdCard as setIdCardCall } from "@sampan/contract/people/accounts/accounts";
import { isIdCard, normalizeIdCard } from "@sampan/domain/people/identities/id-card";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findIdentity, submitIdentity } from "./stored-identities.ts";
import { sealIdentity } from "./identity-seal.ts";

type Call = typeof setIdCardCall;
type Refused = Refusal<Call["refusals"][number]>;

/**
 * Submits a real name for verification. What is submitted is sealed before it is stored. Refuses
 * `name_needed`, `id_card_invalid`, `file_unknown` for a picture that is not the caller's own,
 * `real_name_pending` while one waits and `real_name_settled` once verified. [API-10] [ACC-27]
 */
export async function setIdCard(
  db: Db,
  input: InputOf<Call>,
  { customer, now }: CustomerCaller,
  needs: Pick<Needs, "config" | "chance">,
): Promise<Result<OutputOf<Call>, Refused>> {
  const name = input.real_name.trim();
  if (name === "") return refuse({ code: "name_needed" });
  if (!isIdCard(input.id_card, customer.region)) return refuse({ code: "id_card_invalid" });
  const imgs = [input.front_img, input.back_img].filter((each) => each !== "");
  for (const url of imgs) {
    const own = await findOwnFile(db, { url, accountId: customer.id, kind: "picture" });
    if (!own) return refuse({ code: "file_unknown" });
  }
  const identity = { name, number: normalizeIdCard(input.id_card), imgs };
  const key = { kind: "real_name", accountId: customer.id } as const;
  const sealed = await sealIdentity(db, { ...key, identity, now }, needs);
  if (await submitIdentity(db, { ...key, sealed, now }))
    return ok({ data: { state: "submitted" } });
  const present = await findIdentity(db, key);
  return refuse({
    code: present?.state === "submitted" ? "real_name_pending" : "real_name_settled",
  });
}
