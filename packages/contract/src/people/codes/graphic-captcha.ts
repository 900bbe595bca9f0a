import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { ShortText } from "../../kernel/fields.ts";

/** What a picture is answered for; an answer is good for nothing else. */
export const PicturePurpose = z.enum([
  "register",
  "reset_password",
  "change_mobile",
  "change_email",
  "check_account",
]);

/**
 * The answer to a picture or question, beside the fields of a call that wants one. Such a call refuses
 * `image_captcha_needed` without them and `image_captcha_wrong` for a wrong, old or used one; either way the
 * picture is spent, and the next try needs a new one.
 */
export const pictureAnswer = {
  image_key: z._default(ShortText, ""),
  image_answer: z._default(ShortText, ""),
};

export const getImageCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/get_image_captcha",
  about:
    "Draws a picture whose digits a person types before a code is sent, or asks a sum in words instead.",
  access: "anyone",
  mutates: true,
  input: z.object({
    purpose: PicturePurpose,
    /** `question` is for people who do not see pictures: a sum in the words of their language. */
    form: z._default(z.enum(["picture", "question"]), "picture"),
    /** Only keeps caches from answering. */
    timestamp: z.optional(ShortText),
  }),
  output: z.object({
    data: z.object({
      key: z.string(),
      /** A data address of a PNG, 240 x 80; empty when a question is asked. */
      image: z.string(),
      /** A sentence; empty when a picture is shown. The answer is a number in digits. */
      question: z.string(),
      valid_s: z.int(),
    }),
  }),
  refusals: [],
});
