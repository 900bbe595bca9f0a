import { instructionBounds } from "@sampan/domain/trade/instructions/instructions";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, PasswordHash, PaymentCurrency, WireTime } from "../../kernel/fields.ts";

/** It travels back as what a form was filled with, so that it has bounds. */
const upTo = (most: number) => z.int().check(z.gte(0), z.lte(most));

/** How buyers may act without asking; what each says is in the domain's `Instructions`. */
export const Instructions = z.object({
  rise_percent: upTo(instructionBounds.rise_percent),
  /** Cents of the payment currency. */
  rise_ceiling: upTo(instructionBounds.rise_ceiling),
  other_choice: z.boolean(),
  choice_words: z.string().check(z.maxLength(instructionBounds.words)),
  cancel_after_days: z.nullable(upTo(instructionBounds.days)),
  ship_after_days: z.nullable(upTo(instructionBounds.days)),
});
export type Instructions = z.infer<typeof Instructions>;

/** The same of an order that was placed. */
export const InstructionsOfOrder = z.extend(Instructions, {
  /** When what has arrived goes, or was let go, without the rest; empty while that is not so. */
  part_goes_at: WireTime,
  is_part_let_go: z.boolean(),
});

const folder = "/gateway/installer/order/instructions";
const output = z.object({ data: z.extend(Instructions, { currency: PaymentCurrency }) });
/** What its form was filled with: whoever changes what was changed meanwhile would not know. */
const Risen = z.pick(Instructions, { rise_percent: true, rise_ceiling: true });
const Bought = z.omit(Instructions, { rise_percent: true, rise_ceiling: true });
/** 0 for never. */
const Days = z._default(upTo(instructionBounds.days), 0);

export const queryInstructions = defineCall({
  methods: ["GET"],
  path: folder,
  about: "What a customer told buyers to do without asking, for orders to come.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output,
  refusals: [],
});

export const saveInstructions = defineCall({
  methods: ["POST"],
  path: `${folder}/save`,
  about:
    "Says whether another choice may be bought, when to give up, and when to send; rises stay.",
  access: "customer",
  mutates: true,
  input: z.object({
    other_choice: z.boolean(),
    choice_words: z.string().check(z.trim(), z.maxLength(instructionBounds.words)),
    cancel_after_days: Days,
    ship_after_days: Days,
    seen: Bought,
  }),
  output,
  refusals: ["instructions_changed"],
});

/** It lets money go without a further question, so that it asks for the password. */
export const acceptRises = defineCall({
  methods: ["POST"],
  path: `${folder}/accept_rises`,
  about: "Accepts sellers' higher prices beforehand, within a percent and a ceiling of each order.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({
    rise_percent: z.int().check(z.gte(1), z.lte(instructionBounds.rise_percent)),
    /** Cents of the payment currency. */
    rise_ceiling: z.int().check(z.gte(100), z.lte(instructionBounds.rise_ceiling)),
    seen: Risen,
    password: PasswordHash,
  }),
  output,
  refusals: ["wrong_password", "instructions_changed"],
});

export const askAboutRises = defineCall({
  methods: ["POST"],
  path: `${folder}/ask_about_rises`,
  about: "Takes it back: every higher price is asked about again.",
  access: "customer",
  mutates: true,
  input: NoInput,
  output,
  refusals: [],
});
