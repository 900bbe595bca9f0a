import { checkMailCaptcha, checkMobileCaptcha } from "@sampan/contract/captchas";
import { getImageCaptcha as imageCaptcha } from "@sampan/contract/graphic-captcha";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { checkCaptchaOfEmail, checkCaptchaOfMobile } from "./check-captcha-of.ts";
import { getImageCaptcha } from "./get-image-captcha.ts";

export function captchaRoutes(edge: Edge, needs: Needs): void {
  mount(edge, imageCaptcha, (db, input, caller) => getImageCaptcha(db, input, caller, needs));
  mount(edge, checkMobileCaptcha, (db, input, caller) =>
    checkCaptchaOfMobile(db, input, caller, needs),
  );
  mount(edge, checkMailCaptcha, (db, input, caller) =>
    checkCaptchaOfEmail(db, input, caller, needs),
  );
}
