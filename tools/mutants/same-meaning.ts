/** A change that does the same, so that no test can notice it: where, what stands there instead, and why it is the same. */
export interface SameMeaning {
  readonly file: string;
  readonly replacement: string;
  readonly line: string;
  readonly reason: string;
}

/** What they could not read they answer with nothing. */
const answeringNothing = [
  "packages/domain/src/kernel/json-text.ts",
  "packages/connectors/src/invoices/ecpay/seal-data.ts",
  "packages/connectors/src/tracking/hct/seal-hct.ts",
  "packages/connectors/src/messages/line/read-line-events.ts",
  "packages/connectors/src/marketplaces/alibaba-1688/ordering/read-message.ts",
];

export const sameMeaning: readonly SameMeaning[] = [
  ...answeringNothing.map((file) => ({
    file,
    line: "} catch {",
    replacement: "{}",
    reason: "What returns nothing returns undefined.",
  })),
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
    file: "packages/domain/src/shop/pages/screens.ts",
    line: 'const first = address.split("/")[1] ?? "";',
    replacement: '"Stryker was here!"',
    reason: "What has no slash begins with no screen, whatever it is called.",
  },
  {
    file: "packages/domain/src/trade/door-price/compare-estimate.ts",
    line: 'const bound = real < low ? "low" : "high";',
    replacement: "real <= low",
    reason: "What came to the least that was said has no differences, and does not come so far.",
  },
  {
    file: "packages/domain/src/trade/door-price/door-price.ts",
    line: 'const charges = price(reckonCharges({ ...order, payMode: "twice" }), at);',
    replacement: '""',
    reason: "Ways of paying differ by the advance for freight alone, and none is reckoned here.",
  },
  {
    file: "packages/domain/src/trade/purchase-payments/find-differences.ts",
    line: "if (over > 0 && back >= sum([purchase.returned, over])) back = sum([back, -over]);",
    replacement: "over >= 0",
    reason: "Where what was paid and what was due are the same, nobody comes so far.",
  },
  {
    file: "packages/domain/src/trade/purchase-payments/find-differences.ts",
    line: "purchase.returned_ms !== null &&",
    replacement: "true",
    reason: "What nobody ever wrote down lies before all bills.",
  },
  {
    file: "packages/domain/src/trade/purchase-payments/match-payments.ts",
    line: "findDifferences(purchase, sumsOf(byPurchase.get(purchase.number) ?? []), {",
    replacement: '["Stryker was here"]',
    reason: "What is no movement is neither paid nor returned.",
  },
  {
    file: "packages/domain/src/trade/purchase-payments/match-payments.ts",
    line: "near: (unpaid.get(movement.amount) ?? []).filter(",
    replacement: '["Stryker was here"]',
    reason: "What has no day is near none.",
  },
  {
    file: "packages/domain/src/trade/purchase-payments/match-payments.ts",
    line: "if (!only || another || wanted.get(only.number)?.length !== 1) continue;",
    replacement: "wanted.get(only.number).length",
    reason: "The payment itself wants it, so that those that do are one at least.",
  },
  {
    file: "packages/domain/src/trade/purchase-payments/match-payments.ts",
    line: 'byTrade.get(trade_no.split(/[_*-]/)[0] ?? "");',
    replacement: '"Stryker was here!"',
    reason: "A text that is split has a first part.",
  },
  {
    file: "packages/domain/src/trade/price-changes/fall-of-price.ts",
    line: "if (price >= paid_price) return 0;",
    replacement: "price > paid_price",
    reason: "The share of a fall of nothing is nothing.",
  },
  {
    file: "packages/domain/src/trade/purchases/cover-lines.ts",
    line: "a.order_no.length - b.order_no.length || (a.order_no < b.order_no ? -1 : 1);",
    replacement: "a.order_no <= b.order_no",
    reason: "No two orders have one number.",
  },
  {
    file: "packages/domain/src/trade/purchases/mainland-address.ts",
    line: 'const { province, city = "", area = "", address = "", phone = "" } = parts;',
    replacement: '"Stryker was here!"',
    reason: "Only a province may be left out of what is read.",
  },
  {
    file: "packages/connectors/src/carriers/ecpay/read-ecpay-words.ts",
    line: 'const { ExtraData: visit = "", CVSStoreID: store_id = "" } = fields ?? {};',
    replacement: '"Stryker was here!"',
    reason: "What is not there and what is no visit or store are refused alike.",
  },
  {
    file: "packages/connectors/src/carriers/ecpay/read-ecpay-words.ts",
    line: 'const at = readEcpayTime(fields["UpdateStatusDate"] ?? "");',
    replacement: '"Stryker was here!"',
    reason: "What is not there and what is no moment are refused alike.",
  },
  {
    file: "packages/connectors/src/tracking/kuaidi100/read-kuaidi100-push.ts",
    line: 'const param = form.get("param") ?? "";',
    replacement: '"Stryker was here!"',
    reason: "What is not there and what is no JSON are refused alike.",
  },
  {
    file: "packages/connectors/src/tracking/kuaidi100/read-kuaidi100-push.ts",
    line: 'if (!isSame(right, form.get("sign") ?? "")) return undefined;',
    replacement: '"Stryker was here!"',
    reason: "A signature that is absent and one that none is written as are refused alike.",
  },
  {
    file: "packages/connectors/src/tracking/thailand-post/read-thailand-post-push.ts",
    line: 'if (!isSame(headers.authorization ?? "", `Bearer ${hookKey}`)) return undefined;',
    replacement: '"Stryker was here!"',
    reason: "A key that is absent and one of another form are refused alike.",
  },
  {
    file: "packages/connectors/src/tracking/flash/sign-flash.ts",
    line: ".toSorted(([one], [other]) => (one < other ? -1 : 1))",
    replacement: "one <= other",
    reason: "No two fields have one name.",
  },
  {
    file: "packages/domain/src/logistics/shipments/quote-shipment.ts",
    line: "const ordered = parcels.map((parcel) => shares.get(parcel) ?? { chargeable_g: 0, by_rate: 0 });",
    replacement: "{}",
    reason: "Every parcel is in its class, and has its share there.",
  },
  {
    file: "packages/domain/src/logistics/tariffs/compare-tariffs.ts",
    line: "return before === undefined || after === undefined ? [] : [{ tid, before, after, group }];",
    replacement: "false",
    reason:
      "A price that is written takes nobody their line: what was priced before is priced after.",
  },
  {
    file: "packages/connectors/src/marketplaces/alibaba-1688/ordering/read-message.ts",
    line: "if (message === undefined || signature === undefined) return undefined;",
    replacement: "false",
    reason: "What has no text says nothing, whoever signed it.",
  },
  {
    file: "packages/domain/src/trade/purchases/cover-lines.ts",
    line: "const taken: { readonly id: number; readonly order_no: string }[] = [];",
    replacement: '["Stryker was here"]',
    reason: "What is of no line counts for none.",
  },
  {
    file: "packages/domain/src/kernel/quantity.ts",
    line: "return Number.isSafeInteger(from) ? [{ from, isOpen: found?.[1] !== undefined, price }] : [];",
    replacement: "found[1]",
    reason: "Where nothing was found there is no quantity either.",
  },
  {
    file: "packages/domain/src/kernel/http/own-path.ts",
    line: "if (address === undefined || !/^\\/(?![/\\\\])[\\x21-\\x7e]*$/.test(address)) return undefined;",
    replacement: "false",
    reason: "What is not there and what begins with no slash are refused alike.",
  },
  {
    file: "apps/server/src/money/payments/confirm-payment.ts",
    line: 'const tid = at.composed.shares[0]?.payable.tid ?? "";',
    replacement: '"Stryker was here!"',
    reason: "Nothing is paid that has no share.",
  },
  {
    file: "apps/server/src/money/payments/pay-share.ts",
    line: "facts: facts[kind.kind] ?? [],",
    replacement: '["Stryker was here"]',
    reason: "What reads nothing once it is held looks at nothing that was read.",
  },
  {
    file: "apps/server/src/money/corrections/decide-correction.ts",
    line: "if (!decided.ok) return decided;",
    replacement: "false",
    reason:
      "It is answered in the end all the same, and a refusal takes back whatever was written.",
  },
  {
    file: "apps/server/src/money/corrections/decide-correction.ts",
    line: 'kind: amount > 0 ? "balance_credited" : "balance_debited",',
    replacement: "amount >= 0",
    reason: "No correction is of nothing.",
  },
];
