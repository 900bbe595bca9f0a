import { checkMailCaptcha, checkMobileCaptcha } from "@sampan/contract/people/codes/codes";
import { getImageCaptcha as imageCaptcha } from "@sampan/contract/people/codes/graphic-captcha";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkCodeOfEmail, checkCodeOfMobile } from "./check-code-of.ts";
import { getImageCaptcha } from "./get-image-captcha.ts";

export function codeRoutes(edge: Edge, needs: Needs): void {
  mount(edge, imageCaptcha, (db, input, caller) => getImageCaptcha(db, input, caller, needs));
  mount(edge, checkMobileCaptcha, (db, input, caller) =>
    checkCodeOfMobile(db, input, caller, needs),
  );
  mount(edge, checkMailCaptcha, (db, input, caller) => checkCodeOfEmail(db, input, caller, needs));
}
