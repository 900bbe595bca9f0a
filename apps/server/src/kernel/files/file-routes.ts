import * as calls from "@sampan/contract/kernel/uploads";
import { mount, type Edge } from "../http/mount.ts";
import type { FileNeeds } from "./file-needs.ts";
import { serveFiles, type MayReadFile } from "./serve-file.ts";
import { uploadPicture } from "./upload-picture.ts";

/** `mayRead` is handed in: who stands before the door is known above the floor. */
export function fileRoutes(edge: Edge, needs: FileNeeds, mayRead: MayReadFile): void {
  mount(edge, calls.uploadImage, (db, { file, kind }, { customer, now }) =>
    uploadPicture(db, { file, kind, by: { account_id: customer.id }, now }, needs),
  );
  mount(edge, calls.uploadParcelPhoto, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "parcel_photo", by: { staff_id: staff.id }, now }, needs),
  );
  mount(edge, calls.uploadHandOverProof, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "parcel_photo", by: { staff_id: staff.id }, now }, needs),
  );
  mount(edge, calls.uploadGoodsPicture, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "goods", by: { staff_id: staff.id }, now }, needs),
  );
  mount(edge, calls.uploadPagePicture, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "goods", by: { staff_id: staff.id }, now }, needs),
  );
  mount(edge, calls.uploadArticlePicture, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "goods", by: { staff_id: staff.id }, now }, needs),
  );
  mount(edge, calls.uploadBankLogo, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "logo", by: { staff_id: staff.id }, now }, needs),
  );
  mount(edge, calls.uploadPopupPicture, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "popup", by: { staff_id: staff.id }, now }, needs),
  );
  serveFiles(edge, needs, mayRead);
}
