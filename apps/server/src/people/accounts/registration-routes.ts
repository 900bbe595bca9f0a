import {
  sendRegisterMailCaptcha,
  sendRegisterSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import * as calls from "@sampan/contract/people/accounts/registration";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkContact } from "./check-contact.ts";
import { withEmail, withMobile } from "./contact.ts";
import { type AboveRegistration, register } from "./register.ts";
import { sendRegisterCode } from "./send-register-code.ts";

/** From the first question to an account. */
export function registrationRoutes(edge: Edge, needs: Needs, above: AboveRegistration): void {
  mount(edge, calls.checkMobile, (db, input, caller) =>
    withMobile(input, caller, (contact) => checkContact(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.checkEmail, (db, input, caller) =>
    withEmail(input, (contact) => checkContact(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, sendRegisterSmsCaptcha, (db, input, caller) =>
    withMobile(input, caller, (contact) =>
      sendRegisterCode(db, { ...input, contact }, caller, needs),
    ),
  );
  mount(edge, sendRegisterMailCaptcha, (db, input, caller) =>
    withEmail(input, (contact) => sendRegisterCode(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.registerByMobile, (db, input, caller) =>
    withMobile(input, caller, (contact) =>
      register(db, { ...input, contact }, caller, { ...needs, ...above }),
    ),
  );
  mount(edge, calls.registerByEmail, (db, input, caller) =>
    withEmail(input, (contact) =>
      register(db, { ...input, contact }, caller, { ...needs, ...above }),
    ),
  );
}
