import * as captchas from "@sampan/contract/people/codes/codes";
import * as calls from "@sampan/contract/people/accounts/credentials";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { changeContact } from "./change-contact.ts";
import { changePassword } from "./change-password.ts";
import { checkOwnEmail } from "./check-own-email.ts";
import { withEmail, withMobile } from "./contact.ts";
import { getAccountSecurity } from "./get-account-security.ts";
import { resetPassword } from "./reset-password.ts";
import { sendChangeCode } from "./send-change-code.ts";
import { sendResetCode } from "./send-reset-code.ts";

export function credentialRoutes(edge: Edge, needs: Needs): void {
  resetRoutes(edge, needs);
  changeRoutes(edge, needs);
}

/** For people who forgot their password. */
function resetRoutes(edge: Edge, needs: Needs): void {
  mount(edge, captchas.sendResetPasswordSmsCaptcha, (db, input, caller) =>
    withMobile(input, caller, (contact) => sendResetCode(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, captchas.sendResetPasswordMailCaptcha, (db, input, caller) =>
    withEmail(input, (contact) => sendResetCode(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.resetPasswordByMobile, (db, input, caller) =>
    withMobile(input, caller, (contact) => resetPassword(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.resetPasswordByEmail, (db, input, caller) =>
    withEmail(input, (contact) => resetPassword(db, { ...input, contact }, caller, needs)),
  );
}

/** For people who know it, and change what opens their account. */
function changeRoutes(edge: Edge, needs: Needs): void {
  mount(edge, captchas.sendResetMobileSmsCaptcha, (db, input, caller) =>
    withMobile(input, caller, (contact) =>
      sendChangeCode(db, { ...input, contact }, caller, needs),
    ),
  );
  mount(edge, captchas.sendResetEmailMailCaptcha, (db, input, caller) =>
    withEmail(input, (contact) => sendChangeCode(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.updateCheckEmail, (db, input, caller) =>
    withEmail(input, (contact) => checkOwnEmail(db, contact, caller)),
  );
  mount(edge, calls.changeMobile, (db, input, caller) =>
    withMobile(input, caller, (contact) => changeContact(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.changeEmail, (db, input, caller) =>
    withEmail(input, (contact) => changeContact(db, { ...input, contact }, caller, needs)),
  );
  mount(edge, calls.changePassword, (db, input, caller) =>
    changePassword(db, input, caller, needs),
  );
  mount(edge, calls.getAccountSecurity, (db, _input, caller) =>
    getAccountSecurity(db, caller, needs),
  );
}
