import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { setIdCard as setIdCardCall } from "@sampan/contract/accounts";
import { isIdCard, normalizeIdCard } from "@sampan/domain/id-card";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { findOwnFile } from "../files/find-own-file.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { sealRealName } from "./real-name.ts";
import { findRealName, submitRealName } from "./real-name-queries.ts";

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
  needs: Needs,
): Promise<Result<OutputOf<Call>, Refused>> {
  const real_name = input.real_name.trim();
  if (real_name === "") return refuse({ code: "name_needed" });
  if (!isIdCard(input.id_card, customer.region)) return refuse({ code: "id_card_invalid" });
  for (const url of [input.front_img, input.back_img].filter((each) => each !== "")) {
    const own = await findOwnFile(db, { url, accountId: customer.id, kind: "picture" });
    if (!own) return refuse({ code: "file_unknown" });
  }
  const id_card = normalizeIdCard(input.id_card);
  const sealed = sealRealName(needs, customer.id, { ...input, real_name, id_card });
  if (await submitRealName(db, { accountId: customer.id, sealed, now }))
    return ok({ data: { state: "submitted" } });
  const present = await findRealName(db, customer.id);
  return refuse({
    code: present?.state === "submitted" ? "real_name_pending" : "real_name_settled",
  });
}
