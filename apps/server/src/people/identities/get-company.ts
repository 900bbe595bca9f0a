import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getCompany as getCall } from "@sampan/contract/people/identities/companies";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isBusiness } from "./is-business.ts";
import { findIdentity } from "./stored-identities.ts";
import { unsealIdentity } from "./identity-seal.ts";

type Call = typeof getCall;

/** The caller's own company, opened for them; a personal account has none. [ACC-34] [BO-49] */
export async function getCompany(
  db: Db,
  _input: object,
  { customer }: CustomerCaller,
  needs: Pick<Needs, "config">,
): Promise<Result<OutputOf<Call>, never>> {
  const key = { kind: "company", accountId: customer.id } as const;
  const row = await findIdentity(db, key);
  const identity = row?.sealed && (await unsealIdentity(db, { ...key, sealed: row.sealed }, needs));
  return ok({
    data: {
      is_business: await isBusiness(db, customer.id),
      state: row?.state ?? "none",
      company_name: identity?.name ?? "",
      company_number: identity?.number ?? "",
      document_img: identity?.imgs[0] ?? "",
      reason: row?.reason ?? "",
      submitted_at: row ? formatWireTime(row.submitted_at, customer.region) : "",
    },
  });
}
