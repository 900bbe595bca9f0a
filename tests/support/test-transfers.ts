import { randomBytes } from "node:crypto";
import { rechargeApply } from "@sampan/contract/money/ledger/wallet";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

/** The bank that people of Taiwan transfer to. */
export async function insertTransferBank(db: Db): Promise<void> {
  await db
    .insertInto("banks")
    .values({
      kind: "transfer",
      region: "TW",
      code: "008",
      name: JSON.stringify({ zh: "华南银行", "zh-TW": "華南銀行", th: "Hua Nan", en: "Hua Nan" }),
      account_name: "Sampan",
      account_no: "0080012345678",
      position: 1,
    })
    .execute();
}

export interface DeclaredHere {
  readonly amount: number;
  readonly pay_no: string;
  /** `2026-03-01 11:20`, where the customer is. */
  readonly pay_time: string;
}

/** A voucher that its owner uploaded. */
export async function voucherOf(
  { db, now }: { readonly db: Db; readonly now: Date },
  accountId: number,
): Promise<string> {
  const key = randomBytes(20).toString("hex");
  const file = { key, account_id: accountId, kind: "voucher", mime: "image/webp" } as const;
  await db
    .insertInto("files")
    .values({ ...file, bytes: 9, width: 1, height: 1, created_at: now })
    .execute();
  return `/files/${key}`;
}

/** Declares a transfer by the public call; answers its number. */
export async function declare(
  at: { readonly db: Db; readonly now: Date },
  who: Pick<TestCaller, "call"> & { readonly id: number },
  { amount, pay_no, pay_time }: DeclaredHere,
): Promise<string> {
  const content = { imgs: [await voucherOf(at, who.id)] };
  const param = { amount, bank: "008", pay_no, pay_time, content };
  return valueOf(await who.call(rechargeApply, { param })).data.number;
}
