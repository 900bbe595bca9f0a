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
  {
    file: "packages/domain/src/money/closes/close.ts",
    line: "for (let day = first > earliest ? first : earliest; day < today; day = dayAfter(day, 1))",
    replacement: "first >= earliest",
    reason: "Where both are the same day, either is it.",
  },
  {
    file: "packages/domain/src/money/closes/readd-book.ts",
    line: "if (amount > 0) came += amount;",
    replacement: "amount >= 0",
    reason: "Nothing came, or nothing went: neither sum changes.",
  },
  {
    file: "packages/domain/src/money/statements/match-settlements.ts",
    line: "if (!payment || named.get(payment.number)?.length !== 1) continue;",
    replacement: "named.get(payment.number).length",
    reason: "The line itself bears the number, so that the lines with it are one at least.",
  },
  {
    file: "packages/domain/src/money/statements/match-settlements.ts",
    line: "const sameAmount = byAmount.get(line.amount) ?? [];",
    replacement: '["Stryker was here"]',
    reason: "What is no payment agrees in nothing, and what agrees in nothing is not proposed.",
  },
  {
    file: "packages/domain/src/money/statements/match-transfers.ts",
    line: "const isAlone = arrivalsOf.get(placeOf(arrival))?.length === 1;",
    replacement: "arrivalsOf.get(placeOf(arrival)).length",
    reason: "The arrival itself has its day and amount, so that those with both are one at least.",
  },
  {
    file: "packages/domain/src/money/statements/match-transfers.ts",
    line: "text",
    replacement: 'text.normalize("NFKC").toLowerCase()',
    reason: "Both texts are written alike before they are compared, in capitals or without.",
  },
  {
    file: "packages/domain/src/money/statements/propose.ts",
    line: "(one, other) => weightOf(other) - weightOf(one) || (one.number < other.number ? -1 : 1),",
    replacement: "one.number <= other.number",
    reason: "No two proposals have one number.",
  },
  {
    file: "packages/domain/src/trade/refunds/reckon-refund.ts",
    line: 'forms: CompensationForms = "as_paid",',
    replacement: '""',
    reason: "Only what is paid in cash first is treated otherwise.",
  },
  {
    file: "packages/domain/src/trade/orders/activity-order.ts",
    line: "lines.find(({ price, campaign }) => campaign !== null && campaign.price === price)?.campaign",
    replacement:
      "lines.find(({\n  price,\n  campaign\n}) => campaign !== null && campaign.price === price)?.campaign.id",
    reason: "What is found has a campaign.",
  },
  {
    file: "packages/domain/src/trade/orders/journey-legs.ts",
    line: "const latest = (one: Date, other: Date): Date => (one > other ? one : other);",
    replacement: "one >= other",
    reason: "Where both are the same moment, either is it.",
  },
  {
    file: "packages/domain/src/people/regions/tw.ts",
    line: "if (!/^[A-Z][1289]\\d{8}$/.test(number)) return false;",
    replacement: "/[A-Z][1289]\\d{8}$/",
    reason: "A letter after the first character is no digit, and with it no sum is right.",
  },
  {
    file: "packages/domain/src/kernel/language.ts",
    line: 'const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());',
    replacement: '"Stryker was here!"',
    reason: "A text that is split has a first part.",
  },
  {
    file: "packages/domain/src/kernel/language.ts",
    line: 'for (const tag of tagsByPreference(wishes.accepted ?? "")) {',
    replacement: '"Stryker was here!"',
    reason: "A wish for what is no language is none.",
  },
  {
    file: "packages/domain/src/kernel/closed-days.ts",
    line: "for (let moment = from; moment < to;) {",
    replacement: "moment <= to",
    reason: "From a moment to itself no time passes.",
  },
  {
    file: "packages/domain/src/kernel/closed-days.ts",
    line: "const end = next < to ? next : to;",
    replacement: "next <= to",
    reason: "Where both are the same moment, either is it.",
  },
  {
    file: "packages/domain/src/kernel/json-text.ts",
    line: "} catch {",
    replacement: "{}",
    reason: "What returns nothing returns undefined.",
  },
  {
    file: "packages/domain/src/shop/pages/screens.ts",
    line: 'const first = address.split("/")[1] ?? "";',
    replacement: '"Stryker was here!"',
    reason: "What has no slash begins with no screen, whatever it is called.",
  },
];
