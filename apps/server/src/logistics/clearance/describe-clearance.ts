import type { OwnClearance } from "@sampan/contract/logistics/clearance/clearance";
import { ownClearanceActs } from "@sampan/contract/logistics/clearance/clearance";
import type { Clearance } from "@sampan/contract/logistics/clearance/clearance-shapes";
import type { StaffClearance } from "@sampan/contract/logistics/clearance/staff-clearance";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { sum } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { clearanceHolderOf } from "@sampan/domain/logistics/clearance/clearance-holder";
import { countsFor, meterOf, verdictOf } from "@sampan/domain/logistics/clearance/clearance-meter";
import { proofsLeft } from "@sampan/domain/logistics/clearance/clearance-proofs";
import { deskEvents, nextClearanceState } from "@sampan/domain/logistics/clearance/clearance-state";
import { worthOf } from "@sampan/domain/logistics/clearance/declaration";
import { localDigits } from "@sampan/domain/people/accounts/phone";
import { customsOf } from "@sampan/domain/people/regions/regions";
import { fileUrl } from "../../kernel/files/file-url.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import type { CountedParcel } from "./counted-parcels.ts";
import type { ShownClearance } from "./shown-clearances.ts";

interface Reading {
  readonly counted: readonly CountedParcel[];
  readonly now: Date;
}

/** How a declarant stands in this half of the year by what counts for them; with one parcel left out where it is asked about. */
export const meterFor = (
  counted: readonly CountedParcel[],
  { mobile, region, without }: { mobile: string; region: Region; without?: number },
): ReturnType<typeof meterOf> =>
  meterOf(
    counted.filter((one) => one.package_id !== without && countsFor(one, mobile)),
    customsOf[region],
  );

/** A declaration as it travels: by whom, worth what, and who must act now. */
export function describeClearance(shown: ShownClearance, { counted, now }: Reading): Clearance {
  const { region, state, due_at, mobile, name } = shown;
  const time = (moment: Date | null) => (moment === null ? "" : formatWireTime(moment, region));
  const worth = worthOf(shown);
  const others =
    mobile === null ? null : meterFor(counted, { mobile, region, without: shown.package_id });
  const own = counted.find(({ package_id }) => package_id === shown.package_id);
  const measured = { value: worth, is_tax_included: own?.is_tax_included ?? false };
  return {
    tid: shown.tid,
    version: shown.version,
    state,
    holder: clearanceHolderOf(state),
    due_at: time(due_at),
    is_late: due_at !== null && due_at <= now,
    currency: shown.currency,
    lines: shown.lines.map((line) => ({ ...line, i18n: namesOf(line, shown) })),
    goods: sum(shown.lines.map(({ amount }) => amount)),
    insurance: shown.insurance,
    freight: shown.freight,
    worth,
    verdict: others && verdictOf(measured, others.used + others.coming, customsOf[region]),
    meter: mobile === null ? null : meterFor(counted, { mobile, region }),
    declarant: mobile === null ? null : { name: name ?? "", mobile: localDigits(mobile) },
    reason: shown.reason,
    asked_at: time(shown.asked_at),
    steps: shown.steps.map(({ proofs, ...step }) => ({
      ...step,
      imgs: proofs.map(fileUrl),
      at: time(new Date(step.at)),
    })),
  };
}

function namesOf(
  { oid, name }: ShownClearance["lines"][number],
  { goods }: ShownClearance,
): Clearance["lines"][number]["i18n"] {
  const item = goods.find((one) => one.oid === oid);
  return readNames(item?.item_name ?? name, item?.names);
}

/** With what its owner may do, and who declared for them before. */
export function describeOwn(
  shown: ShownClearance,
  { declarants, ...reading }: Reading & { declarants: readonly { name: string; mobile: string }[] },
): OwnClearance {
  const told = describeClearance(shown, reading);
  // Which of us wrote something down is nobody's business outside, nor what a broker's pages show besides.
  const steps = told.steps.map((step) => ({
    ...step,
    who: "",
    imgs: step.by === "customer" ? step.imgs : [],
  }));
  return {
    ...told,
    steps,
    acts: ownClearanceActs.filter((event) => nextClearanceState(shown.state, event, "customer").ok),
    proofs_left: proofsLeft(shown.state, shown.own_proofs),
    known: declarants.map(({ name, mobile }) => ({
      name,
      mobile: localDigits(mobile),
      meter: meterFor(reading.counted, { mobile, region: shown.region }),
    })),
  };
}

/** With whose it is and what can be written down now. */
export const describeForDesk = (shown: ShownClearance, reading: Reading): StaffClearance => ({
  ...describeClearance(shown, reading),
  uid: shown.uid,
  consignee: shown.consignee,
  region: shown.region,
  transport: shown.transport,
  warehouse: shown.warehouse,
  weight_g: shown.weight_g,
  acts: deskEvents.filter((event) => nextClearanceState(shown.state, event, "staff").ok),
});
