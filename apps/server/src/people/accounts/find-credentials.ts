import { mobileOf, possibleMobiles } from "@sampan/domain/people/accounts/phone";
import type { Region } from "@sampan/domain/kernel/regions";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findByEmail, findByMobiles, type Credentials } from "./credential-queries.ts";

type NotFound = { readonly code: "account_not_found" | "region_needed" };

/**
 * The account that logs in with this text: an e-mail address, or a mobile number. The same local digits may
 * be a number in Taiwan and another one in Thailand: when both have an account, the region is asked for.
 * Refuses `account_not_found` and `region_needed`.
 */
export async function findCredentials(
  db: Db,
  { account, region }: { account: string; region?: Region | undefined },
): Promise<Result<Credentials, NotFound>> {
  const text = account.trim();
  const [first, second] = text.includes("@")
    ? await findByEmail(db, text.toLowerCase())
    : await findByMobiles(db, mobilesOf(text, region));
  if (!first) return refuse({ code: "account_not_found" });
  if (second) return refuse({ code: "region_needed" });
  return { ok: true, value: first };
}

function mobilesOf(text: string, region: Region | undefined): string[] {
  if (region === undefined) return possibleMobiles(text).map(({ mobile }) => mobile);
  const mobile = mobileOf(text, region);
  return mobile.ok ? [mobile.value] : [];
}
