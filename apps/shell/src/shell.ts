import { capacitorPhone } from "./capacitor-phone.ts";
import { openShell } from "./open-shell.ts";

/** Of the shop that this app is for; put in when it is built. */
declare const shopOrigin: string;

openShell(window, { shop: shopOrigin, phone: capacitorPhone() });
