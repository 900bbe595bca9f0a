import { createHmac } from "node:crypto";
import type { MarkKind } from "@sampan/domain/shop/invitations/judge-invitation";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { cardOpener } from "../../money/bank-cards/card-seal.ts";
import { unsealIdentity } from "../../people/identities/identity-seal.ts";
import { findBelongings, insertMarks, type Mark } from "./mark-queries.ts";

/** What tells one from another, whatever stands between: digits and letters of any script. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
/** A number as it is dialled at home and abroad alike. */
const dialled = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-9);

/**
 * Marks what somebody has now: telephone, bank cards, identity and homes, each as a hash under the server's key, so that
 * the table tells who is alike and nothing about anybody. Numbers are opened for this and kept nowhere.
 */
export async function keepMarks(
  db: Db,
  accountId: number,
  needs: Pick<Needs, "config">,
): Promise<void> {
  const { phones, homes, cards, identity } = await findBelongings(db, accountId);
  const open = cards.length > 0 ? await cardOpener(db, accountId, needs) : undefined;
  const person =
    identity &&
    (await unsealIdentity(db, { accountId, kind: "real_name", sealed: identity }, needs));
  const marksOf = (kind: MarkKind, values: readonly string[]): Mark[] =>
    [...new Set(values)]
      .filter((value) => value !== "")
      .map((value) => ({ kind, mark_hash: hashOf(needs.config.sealKey, kind, value) }));
  await insertMarks(db, accountId, [
    ...marksOf("phone", phones.map(dialled)),
    ...marksOf("home", homes.map(plain)),
    ...marksOf(
      "card",
      cards.flatMap((sealed) => (open ? [plain(open("card", sealed).number)] : [])),
    ),
    ...marksOf("identity", person ? [plain(person.number)] : []),
  ]);
}

const hashOf = (key: Buffer, kind: MarkKind, value: string): Buffer =>
  createHmac("sha256", key).update(["invite", kind, value].join("\n")).digest();
