import type { IdentityKind } from "@sampan/domain/people/identities/identities";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { unsealIdentity } from "../../people/identities/identity-seal.ts";
import { isBusiness } from "../../people/identities/is-business.ts";
import { findIdentity } from "../../people/identities/stored-identities.ts";

/** In whose name a customer may be paid out; empty where nobody has proven it. [WAL-52] */
export interface ProvenNames {
  readonly personal: string;
  readonly company: string;
  readonly is_business: boolean;
}

/** The verified name of a person, and of the company that a business account buys for. */
export async function findProvenNames(
  db: Db,
  accountId: number,
  needs: Pick<Needs, "config">,
): Promise<ProvenNames> {
  const nameOf = async (kind: IdentityKind): Promise<string> => {
    const row = await findIdentity(db, { kind, accountId });
    if (row?.state !== "verified" || !row.sealed) return "";
    const identity = await unsealIdentity(db, { kind, accountId, sealed: row.sealed }, needs);
    return identity?.name ?? "";
  };
  const is_business = await isBusiness(db, accountId);
  return {
    personal: await nameOf("real_name"),
    company: is_business ? await nameOf("company") : "",
    is_business,
  };
}
