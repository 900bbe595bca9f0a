import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, NoOutput, WireTime } from "../../kernel/fields.ts";

const access = { right: "switch_platforms" } as const;

/** What customers read while a platform is off; empty for our usual words. */
const Notice = z.string().check(z.maxLength(300));
export const PlatformNotice = z.object(byLanguage(() => Notice));
export type PlatformNotice = z.infer<typeof PlatformNotice>;

const PlatformRow = z.object({
  id: z.int(),
  /** `unavailable` has no connector here, whatever staff say. */
  state: z.enum(["open", "unavailable", "disabled"]),
  notice: PlatformNotice,
  /** Questions that were put to it in this minute and on this day of UTC, and how many may be. */
  asked: z.object({
    minute: z.int(),
    minute_most: z.int(),
    day: z.int(),
    day_most: z.int(),
  }),
  /** Who switched it last; null when nobody has. */
  changed: z.nullable(z.object({ by: z.string(), at: WireTime })),
});
export type PlatformRow = z.infer<typeof PlatformRow>;

export const listPlatforms = defineCall({
  methods: ["GET"],
  path: "/staff/platforms",
  about: "Reads which marketplaces are open, with the notice of those that are not.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(PlatformRow) }),
  refusals: [],
});

/** [BO-43] [ERR-63] */
export const switchPlatform = defineCall({
  methods: ["POST"],
  path: "/staff/platforms/switch",
  about: "Switches a marketplace off with a notice, or on again.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({
    id: z.int().check(
      z.gte(platformIds[0]),
      z.lte(100),
      z.refine((id) => platformIds.some((known) => known === id)),
    ),
    is_open: z.boolean(),
    notice: PlatformNotice,
  }),
  output: NoOutput,
  refusals: [],
});
