import * as calls from "@sampan/contract/people/segments/staff-segments";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import { listMembers, listSegments } from "./list-segments.ts";
import { putMembers } from "./put-members.ts";
import { addSegment, changeSegment } from "./save-segment.ts";

export function segmentRoutes(edge: Edge): void {
  mount(edge, calls.listSegments, listSegments);
  mount(edge, calls.addSegment, addSegment);
  mount(edge, calls.changeSegment, changeSegment);
  mount(edge, calls.putSegmentMembers, putMembers);
  mount(edge, calls.listSegmentMembers, listMembers);
}
