import { createHash } from "node:crypto";
import { addWithdrawalAccount, getNumberByUid } from "@sampan/contract/money/bank-cards/bank-cards";
import {
  failWithdrawal,
  listWithdrawals,
  makePayoutFile,
  passWithdrawal,
  recordPayout,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { banksOf } from "@sampan/domain/people/regions/regions";
import { type DemoCustomer, demoCustomers, demoPassword } from "../people.ts";
import type { Stage } from "./open-stage.ts";

const day_ms = 24 * 3_600_000;
const password = createHash("sha256").update(demoPassword, "utf8").digest("hex");

/** Something that happens on a day of the past. */
export interface PastAct {
  readonly at: Date;
  readonly play: () => Promise<unknown>;
}

/**
 * What people had paid out: everybody has an account at a bank since long ago, so that nothing is held for it; one
 * withdrawal was paid, one failed the audit, and one waits for it when the demo opens.
 */
export function withdrawalActs(stage: Stage, today: Date): PastAct[] {
  const at = (daysAgo: number, play: PastAct["play"]): PastAct => ({
    at: new Date(today.getTime() - daysAgo * day_ms),
    play,
  });
  const [paid, failed, waiting] = demoCustomers;
  if (!paid || !failed || !waiting) return [];
  return [
    ...demoCustomers.map((person) => at(49, () => addCard(stage, person))),
    at(9, () => apply(stage, paid, 1_200_00)),
    at(8.9, () => apply(stage, failed, 800_00)),
    at(8, () => audit(stage)),
    at(7, () => writeFile(stage, paid)),
    at(6, () => record(stage)),
    // Before today in either region: whoever tries the demo may withdraw once today.
    at(1.1, () => apply(stage, waiting, 3_000_00)),
  ];
}

const bankOf = ({ region }: DemoCustomer): string => banksOf[region][0]?.code ?? "";

async function addCard(stage: Stage, person: DemoCustomer): Promise<void> {
  const customer = await stage.customer(person.email);
  const bank = bankOf(person);
  const number = `${bank}1234${person.mobile.slice(-6)}`;
  await customer.call(addWithdrawalAccount, {
    number: { account_name: person.name, bank, number, is_default: 1 },
  });
}

async function apply(stage: Stage, person: DemoCustomer, amount: number): Promise<void> {
  const customer = await stage.customer(person.email);
  const { datalist } = await customer.call(getNumberByUid, {});
  const number_id = datalist[0]?.id ?? "";
  await customer.call(createWithdraw, { number_id, amount, password });
}

/** The first passes; the second is not in the holder's name, says the bank. */
async function audit(stage: Stage): Promise<void> {
  const finance = await stage.staff("finance");
  const { datalist } = await finance.call(listWithdrawals, { tab: "waiting" });
  const [first, second] = datalist;
  await finance.call(passWithdrawal, { number: first?.number ?? "" });
  const reason = "ธนาคารแจ้งว่าชื่อบัญชีไม่ตรง โปรดแก้ไขบัญชีแล้วส่งคำขอใหม่";
  await finance.call(failWithdrawal, { number: second?.number ?? "", reason });
}

async function writeFile(stage: Stage, person: DemoCustomer): Promise<void> {
  const finance = await stage.staff("finance");
  await finance.call(makePayoutFile, { region: person.region, bank: bankOf(person) });
}

async function record(stage: Stage): Promise<void> {
  const finance = await stage.staff("finance");
  const { datalist } = await finance.call(listWithdrawals, { tab: "to_pay" });
  await finance.call(recordPayout, {
    number: datalist[0]?.number ?? "",
    reference: "BOT-7714-000214",
  });
}
