import { matchesGlob } from "node:path";

export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  /** Of a hundred changes so many are noticed at least. */
  readonly floor_percent: number;
  /** The folder whose tests of the database they are tried with; else those that need nothing but Node. */
  readonly tests?: string;
}

const domain = (...folders: string[]) =>
  folders.map((folder) => `packages/domain/src/${folder}/**/*.ts`);
const rules = (...files: string[]) => files.map((file) => `packages/domain/src/${file}.ts`);
const connectors = (...files: string[]) =>
  files.map((file) => `packages/connectors/src/${file}.ts`);
const server = (...files: string[]) => files.map((file) => `apps/server/src/${file}.ts`);

/** What verbs are held to of which nobody has measured yet how much is noticed (CONTRIBUTING.md says which). */
const unmeasured_percent = 85;

/**
 * Verbs of a slice that move money, tried whole on the embedded database with the tests of their folder: a change costs three
 * to ten seconds, all of them about two hours.
 */
const verbs = (folder: string, floor_percent: number, names: readonly string[]): Area => ({
  name: folder,
  files: server(...names.map((name) => `${folder}/${name}`)),
  tests: `apps/server/src/${folder}`,
  floor_percent,
});

/**
 * All rules, whoever signs or believes a signature, and the verbs that move money. What is money is held to all of it.
 * The first area that has a file counts it.
 */
export const areas: readonly Area[] = [
  { name: "coupons", files: domain("money/coupons"), floor_percent: 100 },
  { name: "points", files: domain("money/points"), floor_percent: 100 },
  {
    name: "freight",
    files: [
      ...domain("money/price-book", "logistics/freight", "logistics/tariffs"),
      ...rules(
        "logistics/merging/quote-apart",
        "logistics/shipments/quote-shipment",
        "trade/charges/freight-estimate",
        "trade/charges/mainland-freight",
        "trade/door-price/compare-freight",
      ),
    ],
    floor_percent: 100,
  },
  {
    name: "money",
    files: [
      ...domain("money"),
      ...rules("kernel/money", "kernel/rounding"),
      ...server("money/payments/compose-payment"),
    ],
    floor_percent: 100,
  },
  { name: "refunds", files: domain("trade/refunds"), floor_percent: 100 },
  { name: "charges", files: domain("trade/charges"), floor_percent: 95 },
  { name: "trade", files: domain("trade"), floor_percent: 95 },
  { name: "goods", files: domain("goods"), floor_percent: 95 },
  { name: "logistics", files: domain("logistics"), floor_percent: 95 },
  { name: "people", files: domain("people"), floor_percent: 95 },
  { name: "shop", files: domain("shop"), floor_percent: 95 },
  { name: "kernel", files: domain("kernel"), floor_percent: 95 },
  {
    name: "signers",
    files: [
      "packages/connectors/src/**/*sign*.ts",
      "packages/connectors/src/**/seal-*.ts",
      ...connectors(
        "carriers/ecpay/read-ecpay-words",
        "identity/verify-id-token",
        "marketplaces/alibaba-1688/ordering/read-message",
        "marketplaces/join-parameters",
        "messages/line/read-line-events",
        "messages/web-push/encrypt-push",
        "messages/web-push/is-point",
        "messages/web-push/vapid",
        "payments/**/read-notification",
        "payments/ecpay/check-mac-value",
        "tracking/**/read-*-push",
        "tracking/is-same",
      ),
    ],
    floor_percent: 100,
  },
  verbs("money/ledger", 85, [
    "grant-points",
    "move-held-money",
    "post-*",
    "take-points-back",
    "transfer",
    "transfer-statement",
  ]),
  verbs("money/payments", 93, ["confirm-payment", "pay-share"]),
  verbs("money/topups", 100, ["credit-topup"]),
  verbs("money/withdrawals", 95, ["give-up-balance", "move-money"]),
  verbs("money/corrections", 95, ["decide-correction"]),
  verbs("money/grants", 100, ["give-credit"]),
  verbs("money/coupons", unmeasured_percent, [
    "coupon-jobs",
    "issue-coupons",
    "release-coupon",
    "reserve-coupon",
    "return-coupon",
    "use-coupon",
  ]),
  verbs("trade/orders", unmeasured_percent, ["complete-order"]),
  verbs("trade/refunds", unmeasured_percent, ["credit-refund"]),
  verbs("logistics/billing", unmeasured_percent, ["credit-surplus", "pay-from-wallet"]),
  verbs("logistics/claims", unmeasured_percent, ["pay-delay-cover"]),
  verbs("logistics/services", unmeasured_percent, ["order-services", "return-fee"]),
  verbs("shop/invitations", unmeasured_percent, ["move-reward"]),
];

/** The area that counts a file; undefined for one that none names. */
export const areaOf = (file: string, all: readonly Area[] = areas): Area | undefined =>
  isForTests(file)
    ? undefined
    : all.find(({ files }) => files.some((pattern) => matchesGlob(file, pattern)));

/** Tests, and what only they build on. */
export const isForTests = (file: string): boolean =>
  file.endsWith(".test.ts") || file.includes("/testing/");
