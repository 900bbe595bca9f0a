import { callApi } from "@sampan/client/call-api";
import {
  sendRegisterMailCaptcha,
  sendRegisterSmsCaptcha,
  sendResetEmailMailCaptcha,
  sendResetMobileSmsCaptcha,
  sendResetPasswordMailCaptcha,
  sendResetPasswordSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import type { Contact, Way } from "./contact.ts";

/** What a code is for; it is good for nothing else. */
export type CodePurpose = "register" | "reset_password" | "change";

const smsCalls = {
  register: sendRegisterSmsCaptcha,
  reset_password: sendResetPasswordSmsCaptcha,
  change: sendResetMobileSmsCaptcha,
} as const;

const mailCalls = {
  register: sendRegisterMailCaptcha,
  reset_password: sendResetPasswordMailCaptcha,
  change: sendResetEmailMailCaptcha,
} as const;

export interface PictureAnswer {
  readonly image_key: string;
  readonly image_answer: string;
}

/** Sends a code to the contact, with the answer to a picture where one was asked for. [ACC-19] */
export const sendCode = async (purpose: CodePurpose, contact: Contact, answer: PictureAnswer) =>
  contact.way === "mobile"
    ? await callApi(
        smsCalls[purpose],
        { mobile: contact.mobile, region: contact.region, ...answer },
        { asksLogin: true },
      )
    : await callApi(
        mailCalls[purpose],
        { email: contact.email.trim(), ...answer },
        { asksLogin: true },
      );

/** The name a picture has for what the code is for. */
export const picturePurposeOf = (purpose: CodePurpose, way: Way) =>
  purpose === "change" ? (`change_${way}` as const) : purpose;
