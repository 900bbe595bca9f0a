import type { IdentityKind } from "@sampan/domain/people/identities/identities";
import type { Right } from "@sampan/domain/kernel/rights";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import { isPageOfOwnReceipt } from "../../kernel/files/is-page-of-own-receipt.ts";
import { isPhotoOfOwnPackage } from "../../kernel/files/is-photo-of-own-package.ts";
import type { MayReadFile, ReadableFile } from "../../kernel/files/serve-file.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findCustomer, type SessionNeeds } from "../sessions/find-customer.ts";
import { sessionCookies } from "../sessions/session-cookies.ts";
import { findStaffMember } from "../staff/find-staff-member.ts";
import { maySeePictures } from "./may-see-pictures.ts";

type FileKind = ReadableFile["kind"];

/**
 * Which right lets staff see files of a kind; a photo somebody searched with, and a copy of their own data,
 * are nobody's business.
 */
const rightToSee = {
  voucher: "audit_topups",
  parcel_photo: "view_orders",
  picture: "verify_identities",
  // Of damage, and of what is to be refunded.
  claim: "answer_refunds",
  search: undefined,
  goods: "maintain_catalogue",
  logo: "maintain_banks",
  company: "verify_identities",
  export: undefined,
  request: "view_orders",
  ticket: "answer_work_orders",
  popup: "maintain_campaigns",
  clearance: "follow_parcels",
  duty_receipt: "follow_parcels",
} as const satisfies Record<FileKind, Right | undefined>;

/** Which identity a picture belongs to: staff see it for a while after they opened that identity. */
const identityOfPicture: Partial<Record<FileKind, IdentityKind>> = {
  picture: "real_name",
  company: "company",
};

/**
 * Whom a stored file concerns: who uploaded it, the customer whose package it shows, and staff whose work needs
 * its kind. [UPL-05]
 */
export function createMayReadFile(
  needs: Pick<Needs, "database" | "limits" | "config" | "clock">,
): MayReadFile {
  const { db: house } = needs.database;
  const asking: SessionNeeds = { ...needs, ask: (query) => rowsOf(house, query) };
  return async (db, file, { request, reply }) => {
    const now = needs.clock();
    const cookies = sessionCookies(request, reply, needs.config.publicUrl);
    const customer = (await findCustomer(asking, cookies, now))?.customer;
    if (customer) {
      // What staff brought about somebody is sealed by their key, and still not theirs.
      if (file.account_id === customer.id && file.staff_id === null) return true;
      const { key } = file;
      if (
        file.kind === "parcel_photo" &&
        (await isPhotoOfOwnPackage(db, { key, accountId: customer.id }))
      )
        return true;
      if (
        file.kind === "duty_receipt" &&
        (await isPageOfOwnReceipt(db, { key, accountId: customer.id }))
      )
        return true;
    }
    const right = rightToSee[file.kind];
    if (right === undefined) return false;
    const staff = (await findStaffMember(asking, cookies, now))?.staff;
    if (!staff?.rights.has(right)) return false;
    const kind = identityOfPicture[file.kind];
    if (kind === undefined || file.account_id === null) return true;
    return maySeePictures(db, { accountId: file.account_id, staffId: staff.id, kind }, now);
  };
}
