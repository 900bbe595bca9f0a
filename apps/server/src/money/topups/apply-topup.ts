import type { Region } from "@sampan/domain/kernel/regions";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { rechargeApply } from "@sampan/contract/money/ledger/wallet";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkTopupAmount } from "@sampan/domain/money/topups/topup-rule";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { newTopupNumber } from "./topup-number.ts";
import { insertBankTopup } from "./topup-queries.ts";

type Application = InputOf<typeof rechargeApply>["param"];
type Refused = Refusal<
  | "topup_amount_needed"
  | "topup_below_minimum"
  | "topup_above_maximum"
  | "bank_unknown"
  | "pay_no_needed"
  | "pay_no_known"
  | "pay_time_invalid"
  | "voucher_needed"
  | "file_unknown"
  | "invalid_input"
  | "login_needed"
>;

/**
 * Declares a bank transfer. Nothing is credited before finance has compared it with the bank's statement.
 * [API-95] [WAL-13] [WAL-14] [WAL-15] [WAL-16] [WAL-19] [WAL-31]
 */
export async function applyTopup(
  db: Db,
  application: Application,
  { caller, limits, chance }: { caller: CustomerCaller } & Pick<Needs, "limits" | "chance">,
): Promise<Result<{ number: string }, Refused>> {
  const { customer, now, region } = caller;
  const way = { way: "bank", currency: customer.currency } as const;
  const amount = checkTopupAmount(application.amount ?? undefined, way, limits);
  if (!amount.ok)
    return amount.error.code === "whole_amount_needed"
      ? refuse({ code: "invalid_input" })
      : refuse(amount.error);

  if (!(await isTransferBank(db, application.bank, customer.region)))
    return refuse({ code: "bank_unknown" });
  const pay_no = application.pay_no.trim();
  if (pay_no === "") return refuse({ code: "pay_no_needed" });
  const pay_time = parseWireTime(application.pay_time, region);
  if (!pay_time.ok || pay_time.value > now) return refuse({ code: "pay_time_invalid" });
  const imgs = await ownVouchers(db, application.content.imgs, { customer, limits });
  if (!imgs.ok) return imgs;

  const held = await holdLiveAccount(db, customer.id);
  if (!held.ok) return held;
  const number = newTopupNumber(now, customer.region, chance(6));
  const isNew = await insertBankTopup(db, {
    number,
    accountId: customer.id,
    amount: amount.value,
    currency: customer.currency,
    bank: application.bank,
    pay_no,
    pay_time: pay_time.value,
    imgs: imgs.value,
    now,
  });
  return isNew ? ok({ number }) : refuse({ code: "pay_no_known" });
}

async function isTransferBank(db: Db, code: string, region: Region): Promise<boolean> {
  const bank = await db
    .selectFrom("banks")
    .select("code")
    .where("kind", "=", "transfer")
    .where("region", "=", region)
    .where("code", "=", code)
    .executeTakeFirst();
  return bank !== undefined;
}

/** The voucher pictures, all of which the customer uploaded. [WAL-19] */
async function ownVouchers(
  db: Db,
  urls: readonly string[],
  { customer, limits }: { customer: CustomerCaller["customer"] } & Pick<Needs, "limits">,
): Promise<Result<string[], Refusal<"voucher_needed" | "file_unknown" | "invalid_input">>> {
  if (urls.length === 0) return refuse({ code: "voucher_needed" });
  if (urls.length > limits.vouchers_per_topup)
    return refuse({ code: "invalid_input", values: { field: "param.content.imgs" } });
  const own: string[] = [];
  for (const url of urls) {
    const file = await findOwnFile(db, { url, accountId: customer.id, kind: "voucher" });
    if (!file) return refuse({ code: "file_unknown" });
    own.push(url);
  }
  return ok(own);
}
