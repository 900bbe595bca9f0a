import { unseal } from "../../kernel/seals/seal.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findSealedByServer, setSealed } from "./stored-identities.ts";
import { sealIdentity } from "./identity-seal.ts";

/** As it was sealed before people had keys of their own. */
interface FormerRealName {
  readonly real_name: string;
  readonly id_card: string;
  readonly front_img: string;
  readonly back_img: string;
}

/**
 * Seals by their person's own key the real names that the server's key alone sealed before. Runs at every
 * start and finds nothing from the second one on; processes that start at once do each of them once.
 */
export async function resealRealNames(
  needs: Pick<Needs, "database" | "config" | "chance" | "clock">,
) {
  const { database, config } = needs;
  const reseal = async (db: Db) => {
    const found = await findSealedByServer(db);
    if (!found) return false;
    const { accountId } = found;
    const owner = `real_name:${accountId}`;
    const text = unseal(config.sealKey, { sealed: found.sealed, owner });
    const former = JSON.parse(text) as FormerRealName;
    const identity = {
      name: former.real_name,
      number: former.id_card,
      imgs: [former.front_img, former.back_img].filter((img) => img !== ""),
    };
    const key = { kind: "real_name", accountId } as const;
    const sealed = await sealIdentity(db, { ...key, identity, now: needs.clock() }, needs);
    await setSealed(db, key, sealed);
    return true;
  };
  while (await database.db.transaction().execute(reseal));
}
