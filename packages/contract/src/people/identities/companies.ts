import { identityStates } from "@sampan/domain/people/identities/identities";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, ShortText, WireTime } from "../../kernel/fields.ts";

export const getCompany = defineCall({
  methods: ["GET"],
  path: "/gateway/user/get_company",
  about: "Reads the company a business account buys for, and how far its verification is.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      /** Only business accounts have a company. */
      is_business: z.boolean(),
      state: z.enum(["none", ...identityStates]),
      company_name: z.string(),
      company_number: z.string(),
      document_img: z.string(),
      /** Why it was rejected, in the words of the staff member. */
      reason: z.string(),
      /** Empty before the first submission. */
      submitted_at: WireTime,
    }),
  }),
  refusals: [],
});
export type Company = z.infer<typeof getCompany.output>["data"];

export const submitCompany = defineCall({
  methods: ["POST"],
  path: "/gateway/user/submit_company",
  about: "Submits the company's name, its number and a picture of its registration.",
  access: "customer",
  mutates: true,
  input: z.object({
    company_name: ShortText,
    /** Unified business number in Taiwan, tax identification number in Thailand. */
    company_number: ShortText,
    document_img: z._default(ShortText, ""),
  }),
  output: z.object({ data: z.object({ state: z.literal("submitted") }) }),
  refusals: [
    "not_business",
    "company_name_needed",
    "company_number_invalid",
    "document_needed",
    "file_unknown",
    "company_pending",
    "company_settled",
  ],
});
