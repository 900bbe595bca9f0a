import * as calls from "@sampan/contract/shop/staff-marks";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import { listMarks } from "./list-marks.ts";
import { addMark, changeMark } from "./save-mark.ts";

export function markRoutes(edge: Edge): void {
  mount(edge, calls.listMarks, listMarks);
  mount(edge, calls.addMark, addMark);
  mount(edge, calls.changeMark, changeMark);
}
