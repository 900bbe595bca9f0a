import type { Claim, ClaimPreview } from "@sampan/contract/logistics/claims/claim-shapes";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { ClaimHolder } from "@sampan/domain/logistics/claims/claim-holder";
import { nextClaimState } from "@sampan/domain/logistics/claims/claim-state";
import { askableUntil, mayAskAgain } from "@sampan/domain/logistics/claims/ask-again";
import { claimableUntil } from "@sampan/domain/logistics/claims/claim-window";
import { dueOf } from "@sampan/domain/trade/refunds/refund-clock";
import {
  orderedNames,
  propsNames,
  readOptionNames,
} from "../../goods/catalogue/describe-product.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import { isRaised } from "./carried-insurance.ts";
import type { LineToClaim } from "./hold-line.ts";
import type { ShownClaim } from "./shown-claim-queries.ts";

export interface ClaimReader {
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
}

type Goods = Pick<
  ShownClaim,
  "item_name" | "names" | "props" | "ordered_props" | "options" | "image"
>;

const goodsOf = (goods: Goods) => ({
  i18n: readNames(goods.item_name, goods.names),
  props_i18n: propsNames(goods.props, readOptionNames(goods)),
  ordered_props_i18n: orderedNames(goods.ordered_props, readOptionNames(goods)),
  image: goods.image,
});

/** A claim as it travels. Amounts are cents of the payment currency. [CLM-05] [API-84] */
export function describeClaim(claim: ShownClaim, { limits, now }: ClaimReader): Claim {
  const { region, state, holder, due_at } = claim;
  const time = (moment: Date | null) => (moment === null ? "" : formatWireTime(moment, region));
  return {
    id: claim.number,
    oid: claim.oid,
    tid: claim.tid,
    ...goodsOf(claim),
    state,
    num: claim.num,
    real_num: claim.real_num,
    about: claim.about,
    content: claim.content,
    imgs: claim.imgs,
    weights:
      claim.departed_g === null || claim.arrived_g === null
        ? null
        : {
            departed_g: claim.departed_g,
            arrived_g: claim.arrived_g,
            departed_at: time(claim.departed_at),
            threshold_percent: claim.light_percent,
          },
    silence:
      claim.silent_since === null
        ? null
        : { since: time(claim.silent_since), seen_again: time(claim.seen_again_at) },
    crate: claim.crate_number ?? "",
    clause: claim.clause,
    warehouse_imgs: claim.warehouse_imgs,
    again: describeSecondLook(claim, time),
    askable_until: time(stillAskable(claim, { limits, now })),
    currency: claim.currency,
    goods_amount: claim.goods_amount,
    insurance: claim.insurance,
    is_raised: isRaised(claim.insurance, claim.order_insurance),
    share_bp: claim.share_bp,
    amount: claim.amount,
    answer: claim.answer,
    holder,
    due_at: time(due_at),
    due_iso: due_at === null ? "" : due_at.toISOString(),
    given_hours: givenHours(holder, region, limits),
    is_late: due_at !== null && due_at <= now,
    is_closable: nextClaimState(state, "close", "customer").ok,
    steps: describeSteps(claim, time),
    cdate: time(claim.created_at),
    edate: time(claim.ended_at),
  };
}

type Time = (moment: Date | null) => string;

function describeSecondLook(claim: ShownClaim, time: Time): Claim["again"] {
  if (claim.again_asked_at === null) return null;
  return {
    words: claim.again_words ?? "",
    asked_at: time(claim.again_asked_at),
    num: claim.again_num ?? 0,
    goods_amount: claim.again_goods_amount ?? 0,
    amount: claim.again_amount ?? 0,
    answer: claim.again_answer ?? "",
    answered_at: time(claim.again_answered_at),
    paid_at: time(claim.again_paid_at),
  };
}

/** Until when a person can be asked to look again; null where nobody can any more. */
function stillAskable(claim: ShownClaim, { limits, now }: ClaimReader): Date | null {
  const decided = { ...claim, decided_at: claim.answered_at };
  const wasAsked = claim.again_asked_at !== null;
  const may = mayAskAgain({ ...decided, wasAsked }, { now, limits });
  return may.ok ? (askableUntil(decided, limits) ?? null) : null;
}

/** Hours the holder is given where no day is closed. */
function givenHours(
  holder: ClaimHolder,
  region: ShownClaim["region"],
  limits: ClaimReader["limits"],
): number {
  const from = new Date(0);
  const given = dueOf(holder, from, region, limits);
  return given === null ? 0 : Math.round((given.getTime() - from.getTime()) / 3_600_000);
}

type Step = Claim["steps"][number];

/** The hands a claim goes through, as far as its customer waits for them; our own wait for a seller is ours. */
function describeSteps(claim: ShownClaim, time: (moment: Date | null) => string): Step[] {
  const { state, holder } = claim;
  const passed: { readonly step: Step["step"]; readonly at: Date | null }[] = [
    { step: "made", at: claim.created_at },
    { step: "service", at: claim.answered_at },
    { step: "finance", at: claim.paid_at },
    { step: "wallet", at: claim.paid_at },
  ];
  const isPaidFor = claim.amount > 0 || state === "pending_review";
  return passed
    .flatMap(({ step, at }): Step[] => {
      const isMoney = step === "finance" || step === "wallet";
      const isOver = state === "rejected" || state === "closed";
      if (at === null && (isOver || (isMoney && !isPaidFor))) return [];
      return [
        { step, state: at !== null ? "done" : step === holder ? "now" : "ahead", at: time(at) },
      ];
    })
    .concat(describeStepsAgain(claim, time));
}

/** The hands of a second look: whoever asked, service, and finance where there is more to pay. */
function describeStepsAgain(claim: ShownClaim, time: Time): Step[] {
  const { again_asked_at, again_answered_at, again_paid_at } = claim;
  if (again_asked_at === null) return [];
  const step = (name: Step["step"], at: Date | null): Step => ({
    step: name,
    state: at === null ? "now" : "done",
    at: time(at),
  });
  return [
    step("asked_again", again_asked_at),
    step("looked_again", again_answered_at),
    ...(claim.again_num ? [step("paid_more", again_paid_at)] : []),
  ];
}

interface PreviewedLine {
  readonly num: number;
  readonly line: LineToClaim;
  readonly goods: Goods;
  readonly limits: Limits;
}

/** What a claim for pieces of a line could name, and what its insurance pays. [CLM-04] */
export function describePreview({ num, line, goods, limits }: PreviewedLine): ClaimPreview {
  const { oid, order } = line.facts.item;
  const { completed_at } = order;
  return {
    oid,
    tid: order.tid,
    ...goodsOf(goods),
    left: line.left,
    num,
    currency: order.currency,
    goods_amount: line.reckoned.goods,
    insurance: line.insurance,
    is_raised: isRaised(line.insurance, order.insurance),
    share_bp: line.share_bp,
    amount: line.reckoned.amount,
    claimable_until:
      completed_at === null
        ? ""
        : formatWireTime(claimableUntil(completed_at, limits), order.region),
  };
}
