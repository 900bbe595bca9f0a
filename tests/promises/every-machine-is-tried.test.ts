import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Machine, machines } from "./support/machines.ts";

const root = join(import.meta.dirname, "../..");

/** Which of what is tried command by command (`states-keep-to-edges`, `questions-keep-to-edges`) each table of states rules. */
const triedAs: Readonly<Record<string, readonly Machine[]>> = {
  nextAccountState: ["account"],
  nextBalanceDueStatus: ["balanceDue", "balancePayment"],
  nextBillingState: ["charging"],
  nextBoxState: ["box"],
  nextCampaignState: ["campaign"],
  nextClaimState: ["claim"],
  nextClearanceState: ["clearance"],
  nextCountState: ["count"],
  nextDifferenceState: ["difference"],
  nextItemStatus: ["item"],
  nextLineState: ["arrival"],
  nextOrderStatus: ["order", "bill"],
  nextParcelClaimState: ["parcelClaim"],
  nextPopupState: ["popup"],
  nextPriceChange: ["priceChange"],
  nextReceiptState: ["receipt"],
  nextRefundBits: ["refund"],
  nextRehearsalState: ["rehearsal"],
  nextSecondChoice: ["secondChoice"],
  nextServiceState: ["service"],
  nextSignatureState: ["correction", "bankChange"],
  nextTopupState: ["topup"],
  nextTransportState: ["parcel"],
  nextUnclaimedState: ["unclaimed"],
  nextVoyageState: ["voyage"],
  nextWithdrawalState: ["withdrawal"],
  nextWorkOrderState: ["workOrder"],
};

/** Tables that no command of anybody leads along alone: by clocks, providers and carriers, or by what stands beside a state. */
const triedBy: Readonly<Record<string, string>> = {
  nextAbandonmentState: "apps/server/src/logistics/storage/abandonment.db.test.ts",
  nextAllowanceState: "packages/domain/src/money/receipts/receipts.test.ts",
  nextRewardState: "apps/server/src/shop/invitations/rewards.db.test.ts",
  nextShippingOrder: "packages/domain/src/logistics/last-mile/last-mile.test.ts",
  nextStanding: "apps/server/src/shop/content/articles-desk.db.test.ts",
  nextWireOrder: "packages/domain/src/trade/purchases/wire-order-state.test.ts",
};

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = globSync("packages/domain/src/**/*.ts", { cwd: root })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** What answers where a step leads, or refuses it. */
const rulesOf = ({ text }: Source): string[] =>
  [
    ...text.matchAll(
      /export (?:function|const) (next[A-Z]\w*)(?:(?!export )[\s\S]){0,400}?\): Result</g,
    ),
  ].map(([, name = ""]) => name);

/** A table that says of each state which steps lead from it. */
const hasTable = ({ text }: Source): boolean =>
  /satisfies (?:Readonly<)?Record<\w+, Partial<Record</.test(text);

const left = (found: readonly Source[]) => {
  const known = new Set([...Object.keys(triedAs), ...Object.keys(triedBy)]);
  return [
    ...found.flatMap(rulesOf).filter((rule) => !known.has(rule)),
    ...found.filter((one) => hasTable(one) && rulesOf(one).length === 0).map(({ path }) => path),
  ];
};

test("every table of states is tried command by command, or has a test of its own that is named here", () => {
  expect(left(sources)).toEqual([]);
  const found = new Set(sources.flatMap(rulesOf));
  expect(
    [...Object.keys(triedAs), ...Object.keys(triedBy)].filter((one) => !found.has(one)),
  ).toEqual([]);
  expect(new Set(Object.values(triedAs).flat())).toEqual(new Set(Object.keys(machines)));
  expect(Object.values(triedBy).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the check notices a table that is new, with its rule or without", () => {
  const table = "as const satisfies Record<KiteState, Partial<Record<string, KiteState>>>;";
  const rule = "export function nextKite(state: KiteState): Result<KiteState, Down> {";
  expect(left([{ path: "kite.ts", text: `${table}\n${rule}` }])).toEqual(["nextKite"]);
  expect(left([{ path: "kite.ts", text: table }])).toEqual(["kite.ts"]);
});
