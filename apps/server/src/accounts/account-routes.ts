import * as calls from "@sampan/contract/accounts";
import * as captchas from "@sampan/contract/captchas";
import * as registration from "@sampan/contract/registration";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { checkCaptchaOfMobile } from "./check-captcha-of-mobile.ts";
import { checkMobile } from "./check-mobile.ts";
import { getUserById } from "./get-user-by-id.ts";
import { getUserCredits } from "./get-user-credits.ts";
import { registerByMobile } from "./register-by-mobile.ts";
import { sendRegisterCaptcha } from "./send-register-captcha.ts";
import { setIdCard } from "./set-id-card.ts";
import { setLanguage } from "./set-language.ts";
import { newUpdateUserInfo, updateUserInfo } from "./update-user-info.ts";

export function accountRoutes(edge: Edge, needs: Needs): void {
  mount(edge, registration.checkMobile, checkMobile);
  mount(edge, captchas.sendRegisterSmsCaptcha, (db, input, caller) =>
    sendRegisterCaptcha(db, input, caller, needs),
  );
  mount(edge, captchas.checkMobileCaptcha, (db, input, caller) =>
    checkCaptchaOfMobile(db, input, caller, needs),
  );
  mount(edge, registration.registerByMobile, (db, input, caller) =>
    registerByMobile(db, input, caller, needs),
  );
  mount(edge, calls.getUserById, getUserById);
  mount(edge, calls.updateUserInfo, (db, input, caller) =>
    updateUserInfo(db, input, caller, needs),
  );
  mount(edge, calls.newUpdateUserInfo, (db, input, caller) =>
    newUpdateUserInfo(db, input, caller, needs),
  );
  mount(edge, calls.setLanguage, setLanguage);
  mount(edge, calls.setIdCard, (db, input, caller) => setIdCard(db, input, caller, needs));
  mount(edge, calls.getUserCreditsById, getUserCredits);
}
