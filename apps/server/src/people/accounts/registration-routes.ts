import { sendRegisterMailCaptcha, sendRegisterSmsCaptcha } from "@sampan/contract/captchas";
import * as calls from "@sampan/contract/registration";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { checkContact } from "./check-contact.ts";
import { withEmail, withMobile } from "./contact.ts";
import { register } from "./register.ts";
import { sendRegisterCaptcha } from "./send-register-captcha.ts";

/** From the first question to an account. */
export function registrationRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.checkMobile, (db, input, caller) =>
    withMobile(input, caller, (contact) => checkContact(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.checkEmail, (db, input, caller) =>
    withEmail(input, (contact) => checkContact(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, sendRegisterSmsCaptcha, (db, input, caller) =>
    withMobile(input, caller, (contact) =>
      sendRegisterCaptcha(db, { ...input, contact }, caller, needs),
    ),
  );
  mount(edge, sendRegisterMailCaptcha, (db, input, caller) =>
    withEmail(input, (contact) => sendRegisterCaptcha(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.registerByMobile, (db, input, caller) =>
    withMobile(input, caller, (contact) => register(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.registerByEmail, (db, input, caller) =>
    withEmail(input, (contact) => register(db, { ...input, contact }, caller, needs)),
  );
}
