import { regions, type Region } from "@sampan/domain/kernel/regions";
import type { BankSeed } from "@sampan/domain/people/regions/region";
import { banksOf } from "@sampan/domain/people/regions/regions";

const noAccount = { account_name: "", account_no: "" };

interface DemoBank {
  readonly code: string;
  readonly kind: "transfer" | "cash_out";
  readonly region: Region;
  readonly name: BankSeed["name"];
  readonly logo: string;
  readonly account_name: string;
  readonly account_no: string;
  readonly position: number;
}

const bankOf = (region: Region, code: string) => ({
  region,
  code,
  name: banksOf[region].find((bank) => bank.code === code)!.name,
});

/** One bank that receives transfers and eleven that pay out, for each region. Account numbers are made up. */
export const demoBanks: readonly DemoBank[] = [
  ...regions.flatMap((region) =>
    banksOf[region].map(({ code, name }, position) => ({
      code,
      name,
      region,
      kind: "cash_out" as const,
      logo: "",
      ...noAccount,
      position,
    })),
  ),
  {
    ...bankOf("TW", "808"),
    kind: "transfer",
    logo: "",
    account_name: "三板集運有限公司",
    account_no: "0000-979-000123",
    position: 0,
  },
  {
    ...bankOf("TH", "004"),
    kind: "transfer",
    logo: "",
    account_name: "บริษัท แซมแปน จำกัด",
    account_no: "000-1-23456-7",
    position: 0,
  },
];
