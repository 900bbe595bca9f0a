export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  /** Of a hundred changes so many are noticed at least. */
  readonly floor_percent: number;
  /** The folder whose tests of the database they are tried with; else those that need nothing but Node. */
  readonly tests?: string;
}

const domain = (folder: string) => `packages/domain/src/${folder}/**/*.ts`;
const server = (file: string) => `apps/server/src/money/${file}.ts`;

/** What is money is held to all of it; the first area that has a file counts it. */
export const areas: readonly Area[] = [
  {
    name: "money",
    files: [
      domain("money"),
      "packages/domain/src/kernel/money.ts",
      server("payments/compose-payment"),
    ],
    floor_percent: 100,
  },
  { name: "refunds", files: [domain("trade/refunds")], floor_percent: 100 },
  { name: "charges", files: [domain("trade/charges")], floor_percent: 95 },
  { name: "trade", files: [domain("trade/orders"), domain("trade/approvals")], floor_percent: 95 },
  { name: "goods", files: [domain("goods")], floor_percent: 95 },
  { name: "logistics", files: [domain("logistics")], floor_percent: 95 },
  { name: "people", files: [domain("people")], floor_percent: 95 },
  { name: "kernel", files: [domain("kernel")], floor_percent: 95 },
  {
    name: "signers",
    files: [
      "packages/connectors/src/**/*sign*.ts",
      "packages/connectors/src/marketplaces/join-parameters.ts",
      "packages/connectors/src/payments/ecpay/check-mac-value.ts",
      "packages/connectors/src/payments/**/read-notification.ts",
    ],
    floor_percent: 100,
  },
  {
    name: "ledger",
    files: [server("ledger/post-*"), server("ledger/grant-points")],
    tests: "apps/server/src/money/ledger",
    floor_percent: 85,
  },
];

/** A change that does the same, so that no test can notice it: where, what stands there instead, and why it is the same. */
export interface SameMeaning {
  readonly file: string;
  readonly replacement: string;
  readonly line: string;
  readonly reason: string;
}

export const sameMeaning: readonly SameMeaning[] = [
  {
    file: "packages/connectors/src/payments/omise/read-notification.ts",
    line: 'typeof header === "string" ? header : "";',
    replacement: '"Stryker was here!"',
    reason: "A header that is absent and one that no signature is written as are refused alike.",
  },
];
