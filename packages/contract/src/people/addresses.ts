import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { AskedKey, NoInput, NoOutput, PublicKey, Region, ShortText } from "../kernel/fields.ts";

/** Area names from the widest to the narrowest, in the local script: 2 levels in Taiwan, 3 in Thailand. */
const AreaPath = z.array(ShortText).check(z.maxLength(3));
const Flag = z.literal([0, 1]);

/** [ADDR-09] */
export const Address = z.object({
  id: PublicKey,
  consignee: z.string(),
  phone: z.string(),
  region: Region,
  to: z.array(z.string()),
  detail: z.string(),
  postal_code: z.string(),
  is_default: Flag,
});
export type Address = z.infer<typeof Address>;

export const queryAddressList = defineCall({
  methods: ["GET"],
  path: "/gateway/user/query_address_list",
  about: "Lists the caller's addresses, the default one first.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(Address), total: z.int() }),
  refusals: [],
});

export const saveAddress = defineCall({
  methods: ["POST"],
  path: "/gateway/user/save_address",
  about: "Adds an address, or changes the one with the given id.",
  access: "customer",
  mutates: true,
  input: z.object({
    id: z.optional(AskedKey),
    consignee: ShortText,
    phone: ShortText,
    region: z.optional(Region),
    to: AreaPath,
    detail: ShortText,
    postal_code: ShortText,
    is_default: z._default(Flag, 0),
  }),
  output: z.object({ data: Address }),
  refusals: [
    "address_unknown",
    "address_limit",
    "area_needed",
    "detail_needed",
    "postal_code_invalid",
    "consignee_needed",
    "consignee_too_long",
    "phone_invalid",
  ],
});

export const deleteAddress = defineCall({
  methods: ["POST"],
  path: "/gateway/user/delete_address",
  about: "Deletes an address; orders keep their own copy of it.",
  access: "customer",
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: NoOutput,
  refusals: ["address_unknown"],
});

export const queryAreaList = defineCall({
  methods: ["GET"],
  path: "/gateway/address/query_area_list",
  about: "Lists the areas below a path of areas: counties and districts, or provinces and so on.",
  access: "anyone",
  mutates: false,
  input: z.object({ region: z.optional(Region), parents: z._default(AreaPath, []) }),
  output: z.object({
    datalist: z.array(
      z.object({
        /** What an address stores: the name in the local script. */
        name: z.string(),
        name_en: z.string(),
        /** On the narrowest level, when the whole area has one code. */
        postal_code: z.optional(z.string()),
        /** On the narrowest level, when only the first digits are the area's. */
        postal_prefix: z.optional(z.string()),
      }),
    ),
    /** How many levels an address of the region has. */
    levels: z.int(),
  }),
  refusals: ["area_needed"],
});
