import type { Region } from "@sampan/domain/kernel/regions";
import type { StaffRole } from "@sampan/domain/kernel/rights";

/** What everybody of the demo types. On the wire and in the database it is hashed as always. */
export const demoPassword = "Sampan_2026";

export interface DemoCustomer {
  readonly email: string;
  readonly about: string;
  readonly name: string;
  readonly nickname: string;
  readonly region: Region;
  readonly mobile: string;
  /** Of the right form and nobody's. */
  readonly id_card: string;
  readonly language: "zh-TW" | "th";
  readonly tier: "classic" | "gold" | "platinum";
  readonly account_type: "personal" | "business";
  /** Opening balance, cents of the region's currency. */
  readonly opening: number;
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: "customer@sampan.test",
    about: "customer in Taiwan, pays TWD",
    name: "陳柏宇",
    nickname: "柏宇",
    region: "TW",
    mobile: "+886912000001",
    id_card: "A123456789",
    language: "zh-TW",
    tier: "gold",
    account_type: "personal",
    opening: 120_000_00,
  },
  {
    email: "thai@sampan.test",
    about: "customer in Thailand, pays THB",
    name: "ศิริพร ใจดี",
    nickname: "ศิริพร",
    region: "TH",
    mobile: "+66812000002",
    id_card: "1101700230708",
    language: "th",
    tier: "platinum",
    account_type: "personal",
    opening: 90_000_00,
  },
  {
    email: "business@sampan.test",
    about: "business customer in Taiwan",
    name: "港灣選物有限公司",
    nickname: "港灣選物",
    region: "TW",
    mobile: "+886912000003",
    id_card: "A123456789",
    language: "zh-TW",
    tier: "classic",
    account_type: "business",
    opening: 300_000_00,
  },
];

export interface DemoStaff {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

const staff = (role: StaffRole, name: string, login: string = role): DemoStaff => ({
  email: `${login}@sampan.test`,
  name,
  roles: [role],
});

export const demoStaff: readonly DemoStaff[] = [
  staff("reviewer", "王雅文"),
  staff("buyer", "林志豪"),
  staff("warehouse", "李建國"),
  staff("warehouse", "陳志明", "warehouse2"),
  staff("billing", "周淑芬"),
  staff("logistics", "黃俊傑"),
  staff("finance", "吳佩珊"),
  staff("finance", "鄭文彬", "finance2"),
  staff("service", "許家豪"),
  staff("marketing", "蔡欣怡"),
  staff("catalogue", "郭佳蓉"),
  staff("admin", "劉建宏"),
];

/** What `npm start` prints. */
export const demoLogins: readonly { readonly email: string; readonly about: string }[] = [
  ...demoCustomers.map(({ email, about }) => ({ email, about })),
  ...demoStaff.map(({ email, roles }) => ({ email, about: `staff: ${roles.join(", ")}` })),
];
