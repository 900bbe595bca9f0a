import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { submitCompany as submitCall } from "@sampan/contract/people/identities/companies";
import {
  isCompanyNumber,
  normalizeCompanyNumber,
} from "@sampan/domain/people/identities/company-number";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isBusiness } from "./is-business.ts";
import { findIdentity, submitIdentity } from "./stored-identities.ts";
import { sealIdentity } from "./identity-seal.ts";

type Call = typeof submitCall;
type Refused = Refusal<Call["refusals"][number]>;

/**
 * Submits the company a business account buys for. Refuses `not_business` for a personal account,
 * `company_name_needed`, `company_number_invalid`, `document_needed`, `file_unknown` for a picture that is
 * not the caller's own, `company_pending` while one waits and `company_settled` once verified. [ACC-34] [BO-49]
 */
export async function submitCompany(
  db: Db,
  input: InputOf<Call>,
  { customer, now }: CustomerCaller,
  needs: Pick<Needs, "config" | "chance">,
): Promise<Result<OutputOf<Call>, Refused>> {
  if (!(await isBusiness(db, customer.id))) return refuse({ code: "not_business" });
  const name = input.company_name.trim();
  if (name === "") return refuse({ code: "company_name_needed" });
  if (!isCompanyNumber(input.company_number, customer.region))
    return refuse({ code: "company_number_invalid" });
  if (input.document_img === "") return refuse({ code: "document_needed" });
  const picture = { url: input.document_img, accountId: customer.id, kind: "company" } as const;
  if (!(await findOwnFile(db, picture))) return refuse({ code: "file_unknown" });

  const number = normalizeCompanyNumber(input.company_number);
  const identity = { name, number, imgs: [input.document_img] };
  const key = { kind: "company", accountId: customer.id } as const;
  const sealed = await sealIdentity(db, { ...key, identity, now }, needs);
  if (await submitIdentity(db, { ...key, sealed, now }))
    return ok({ data: { state: "submitted" } });
  const present = await findIdentity(db, key);
  return refuse({ code: present?.state === "submitted" ? "company_pending" : "company_settled" });
}
