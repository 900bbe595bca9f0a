import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { addCouponTemplate, changeCouponTemplate } from "@sampan/contract/money/staff-coupons";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { newCouponCode } from "@sampan/domain/kernel/ids";
import { originalLanguage } from "@sampan/domain/kernel/language";
import {
  checkTerms,
  type CouponTemplate,
  type TermsInvalid,
} from "@sampan/domain/money/coupons/coupon-template";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writtenText } from "../../kernel/say/text-in.ts";
import type { Needs } from "../../kernel/needs.ts";
import { getTemplate } from "./list-templates.ts";
import { lockTemplate, type TemplateRow } from "./template-queries.ts";

type Input = InputOf<typeof addCouponTemplate>;
type Saved = OutputOf<typeof addCouponTemplate>;
type Unkeepable = Refusal<"names_needed" | TermsInvalid["code"]>;

/**
 * Makes a template with a code that nobody guesses. Refuses `names_needed` without a name in the original, and terms
 * that cannot be kept (`checkTerms`). [BO-36] [CPN-03..07]
 */
export async function addTemplate(
  db: Db,
  input: Input,
  { caller, chance }: { readonly caller: StaffCaller } & Pick<Needs, "chance">,
): Promise<Result<Saved, Unkeepable | Refusal<"coupon_unknown">>> {
  const wanted = readTemplate(input, caller);
  if (!wanted.ok) return wanted;
  const code = newCouponCode(chance(16));
  await db
    .insertInto("coupon_templates")
    .values({
      code,
      ...rowOf(wanted.value, input),
      created_at: caller.now,
      created_by: caller.staff.id,
    })
    .execute();
  const act = { object_kind: "coupon_template", object_id: code } as const;
  await recordAudit(db, caller, { action: "add_coupon_template", ...act, new_value: input });
  return getTemplate(db, { code }, caller);
}

/**
 * Changes a template. Refuses `coupon_terms_fixed` where coupons of it were given and it would promise something
 * else, and `coupon_copies_invalid` for fewer copies than were given. [BO-36]
 */
export async function changeTemplate(
  db: Db,
  { code, ...input }: InputOf<typeof changeCouponTemplate>,
  caller: StaffCaller,
): Promise<Result<Saved, Unkeepable | Refusal<"coupon_unknown" | "coupon_terms_fixed">>> {
  const stored = await lockTemplate(db, code);
  if (!stored) return refuse({ code: "coupon_unknown" });
  const wanted = readTemplate(input, caller);
  if (!wanted.ok) return wanted;
  if (stored.issued > 0 && promisesElse(stored, wanted.value))
    return refuse({ code: "coupon_terms_fixed" });
  if (wanted.value.copies < stored.issued) return refuse({ code: "coupon_copies_invalid" });
  await db
    .updateTable("coupon_templates")
    .set(rowOf(wanted.value, input))
    .where("id", "=", stored.id)
    .execute();
  await recordAudit(db, caller, {
    action: "change_coupon_template",
    object_kind: "coupon_template",
    object_id: code,
    old_value: stored,
    new_value: input,
  });
  return getTemplate(db, { code }, caller);
}

function readTemplate(input: Input, { region }: StaffCaller): Result<CouponTemplate, Unkeepable> {
  if (input.names[originalLanguage].trim() === "") return refuse({ code: "names_needed" });
  const [starts, ends] = [
    parseWireTime(input.starts_at, region),
    parseWireTime(input.ends_at, region),
  ];
  if (!starts.ok || !ends.ok) return refuse({ code: "coupon_window_invalid" });
  const template = { ...input, starts_at: starts.value, ends_at: ends.value };
  const checked = checkTerms(template);
  return checked.ok ? ok(template) : checked;
}

const promised = [
  "kind",
  "currency",
  "start_value",
  "discount_type",
  "value",
  "ceiling",
  "time_rule",
  "valid_days",
] as const;

const promisesElse = (stored: TemplateRow, wanted: CouponTemplate): boolean =>
  promised.some((term) => stored[term] !== wanted[term]);

const rowOf = (wanted: CouponTemplate, { names, remarks, is_open }: Input) => ({
  kind: wanted.kind,
  taking: wanted.taking,
  currency: wanted.currency,
  start_value: wanted.start_value,
  discount_type: wanted.discount_type,
  value: wanted.value,
  ceiling: wanted.ceiling,
  time_rule: wanted.time_rule,
  valid_days: wanted.valid_days,
  copies: wanted.copies,
  per_account: wanted.per_account,
  starts_at: wanted.starts_at,
  ends_at: wanted.ends_at,
  is_open,
  name: JSON.stringify(writtenText(names)),
  remark: JSON.stringify(writtenText(remarks)),
});
